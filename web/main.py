"""The page's entry: PyScript runs this file once Python and the wheels are there."""

from js import document

from web.app.app import App
from web.dom.browser import Browser
from web.dom.early import Before
from web.dom.events import listen
from web.dom.store import BrowserStore
from web.text import use

use(document.documentElement.lang)
before = Before()
app = App(Browser(), BrowserStore())
app.start(at_home=before.at_home)
listen(app)
before.carry_out(app)
