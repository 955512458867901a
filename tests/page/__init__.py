"""The texts of the page and its built files. tests/browser and web/tests cover its behaviour."""
