"""Stip without a server: tables, bots and their storage in the browser of whoever plays. It runs on Pyodide, in workers
of the page, and speaks the same messages as the server: see docs/decisions/in-the-browser.md."""
