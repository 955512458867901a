"""One file for each form of the database. A file that was released is never changed."""
