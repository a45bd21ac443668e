"""The only room that touches the browser: what it shows, keeps and hears."""
