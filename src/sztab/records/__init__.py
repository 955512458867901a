"""Games on paper: records and saved positions, written, read and replayed."""

from sztab.records.describing import GameInfo, describe_game
from sztab.records.files import load_file, load_record, save_position, save_record
from sztab.records.installed import VersionError
from sztab.records.machine import record_from_json, record_to_json
from sztab.records.parsing import parse_record
from sztab.records.positions import describe_position, open_position, parse_position, print_position
from sztab.records.printing import print_record
from sztab.records.record import Ply, Position, Record, RecordError, Result
from sztab.records.replaying import replay
from sztab.records.transcript import Notes, record_of, resume
from sztab.records.verifying import Mismatch, Verdict, commitment, secret_seed, verify

__all__ = [
    "GameInfo",
    "Mismatch",
    "Notes",
    "Ply",
    "Position",
    "Record",
    "RecordError",
    "Result",
    "Verdict",
    "VersionError",
    "commitment",
    "describe_game",
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
