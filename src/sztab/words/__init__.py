"""Words: Fluent messages in every language, and games told with them.

Importing this costs little: `fluent.runtime` is loaded when the first message is said.
"""

from sztab.core.languages import ENGLISH, LANGUAGES
from sztab.words.messages import Messages, messages
from sztab.words.speech import (
    cards,
    complain,
    describe,
    explain,
    question,
    refuse,
    sheet,
    tell,
    term,
)

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Messages",
    "cards",
    "complain",
    "describe",
    "explain",
    "messages",
    "question",
    "refuse",
    "sheet",
    "tell",
    "term",
]
