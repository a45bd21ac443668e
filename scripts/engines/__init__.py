"""The built site in browsers that Playwright does not drive as distributions ship them: WebKitGTK and Firefox."""
