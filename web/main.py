"""The page's entry: PyScript runs this file once Python and the wheels are there."""

from web.app import App
from web.dom.browser import Browser
from web.dom.events import early, listen
from web.dom.store import LocalStore

app = App(Browser(), LocalStore())
catch_up = early(app)
app.start()
listen(app)
catch_up()
