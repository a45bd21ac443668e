"""The page's entry: PyScript runs this file once Python and the wheels are there."""

from web.app import start

start()
