"""The page's texts and its built files. What it looks and feels like: tests/browser, web/tests."""
