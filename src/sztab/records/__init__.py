"""Formats of records and saved positions: writing, reading, replaying and verifying them."""

from sztab.records.compatibility import VersionError
from sztab.records.files import load_file, load_record, save_position, save_record
from sztab.records.json_format import record_from_json, record_to_json
from sztab.records.matches import Notes, record_of, resume
from sztab.records.parser import parse_record
from sztab.records.positions import describe_position, open_position, parse_position, print_position
from sztab.records.printer import print_record
from sztab.records.record import Ply, Record, RecordError, Result, SavedPosition
from sztab.records.replayer import replay
from sztab.records.verification import Mismatch, Verdict, commitment, secret_seed, verify

__all__ = [
    "Mismatch",
    "Notes",
    "Ply",
    "Record",
    "RecordError",
    "Result",
    "SavedPosition",
    "Verdict",
    "VersionError",
    "commitment",
    "describe_position",
    "load_file",
    "load_record",
    "open_position",
    "parse_position",
    "parse_record",
    "print_position",
    "print_record",
    "record_from_json",
    "record_of",
    "record_to_json",
    "replay",
    "resume",
    "save_position",
    "save_record",
    "secret_seed",
    "verify",
]
