"""Passes cannot be forged, and codes can be read aloud."""

from __future__ import annotations

import base64

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import Signer

from sztab.server.safety import Pass, Passes, clean_code, new_code
from sztab.server.safety.tokens import LETTERS, MARK

PASSES = Passes(b"s" * 32)
ONE = Pass(table="ABCDEF", seat=2, token_generation=7)
SEATS = st.builds(
    Pass,
    table=st.text(LETTERS, min_size=6, max_size=6),
    seat=st.integers(-1, 5),
    token_generation=st.integers(0, 2**31),
)


@given(SEATS)
def test_a_token_is_read_as_the_pass_that_was_signed(one: Pass) -> None:
    assert PASSES.read(PASSES.sign(one)) == one


def test_a_token_can_stand_in_a_link_and_is_the_same_every_time() -> None:
    token = PASSES.sign(ONE)
    assert token == PASSES.sign(ONE)
    assert token.startswith(MARK)
    assert set(token) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    assert len(token) < 100


def test_another_secret_reads_nothing() -> None:
    assert Passes(b"t" * 32).read(PASSES.sign(ONE)) is None


def test_a_token_with_any_one_letter_changed_is_refused() -> None:
    token = PASSES.sign(ONE)
    for place, letter in enumerate(token):
        for other in "ABab01-_.=+/ \n\0":
            if other != letter:
                assert PASSES.read(token[:place] + other + token[place + 1 :]) is None


def test_a_token_with_anything_added_or_left_out_is_refused() -> None:
    token = PASSES.sign(ONE)
    for place in range(len(token) + 1):
        assert PASSES.read(token[:place] + token[place + 1 :] if place < len(token) else "") is None
        for more in ("=", "A", ".", " ", "\n", "%", "é"):
            assert PASSES.read(token[:place] + more + token[place:]) is None


def test_the_signature_of_one_pass_does_not_fit_another() -> None:
    content = PASSES.sign(ONE).rpartition(".")[0]
    signature = PASSES.sign(msgspec.structs.replace(ONE, seat=1)).rpartition(".")[2]
    assert PASSES.read(f"{content}.{signature}") is None


@given(st.text(max_size=300))
def test_garbage_is_no_pass(text: str) -> None:
    assert PASSES.read(text) is None


@pytest.mark.parametrize("garbage", ["", ".", "..", MARK, f"{MARK}.", "\ud800", "A" * 100_000])
def test_awkward_garbage_is_no_pass(garbage: str) -> None:
    assert PASSES.read(garbage) is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xc1",
        msgspec.msgpack.encode(["ABCDEF", 1]),
        msgspec.msgpack.encode(["ABCDEF", 1, 2, "more"]),
        msgspec.msgpack.encode(["ABCDEF", "1", 2]),
        msgspec.msgpack.encode({"table": "ABCDEF"}),
    ],
)
def test_signed_content_that_is_no_pass_is_refused(content: bytes) -> None:
    """A pass as a later version might sign it, with the same secret."""
    signed = PASSES._passes._signer.sign(
        MARK.encode() + base64.urlsafe_b64encode(content).rstrip(b"=")
    )
    assert PASSES.read(signed.decode()) is None


def test_a_token_for_another_purpose_is_no_pass() -> None:
    content = PASSES.sign(ONE).rpartition(".")[0]
    assert PASSES.read(Signer(b"s" * 32).sign(content).decode()) is None


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="5 bytes; use 32"):
        Passes(b"short")


def test_codes_are_six_clear_letters_and_differ() -> None:
    codes = [new_code() for _ in range(500)]
    assert all(len(code) == 6 and set(code) <= set(LETTERS) for code in codes)
    assert not {"I", "O"} & set("".join(codes))
    assert len(set(codes)) > 490


@pytest.mark.parametrize("text", ["ABCDEF", "abcdef", " abc-def ", "ABC DEF\n"])
def test_a_code_is_recognised_however_it_is_typed(text: str) -> None:
    assert clean_code(text) == "ABCDEF"


@pytest.mark.parametrize(
    "text", ["", "ABCDE", "ABCDEFG", "ABCDEI", "ABCDE0", "ßABCD", "ſABCDE", "ABC/EF", "A" * 10_000]
)
def test_invalid_codes_give_none(text: str) -> None:
    assert clean_code(text) is None


@given(st.text(max_size=12))
def test_a_cleaned_code_is_always_a_code(text: str) -> None:
    code = clean_code(text)
    assert code is None or (len(code) == 6 and set(code) <= set(LETTERS))


def test_a_proof_is_good_for_one_seat_one_name_and_one_key_only() -> None:
    key = "q0WZxv3uTq2mC9sLr8Yh1n"
    proof = PASSES.prove(ONE, "Ada", key)
    assert PASSES.is_proof(proof, ONE, "Ada", key)
    others = [
        (Pass("ABCDEG", 2, 7), "Ada", key),
        (Pass("ABCDEF", 3, 7), "Ada", key),
        (Pass("ABCDEF", 2, 8), "Ada", key),
        (ONE, "Ad", f"a{key}"),
        (ONE, "Ada", key[:-1]),
    ]
    assert not any(PASSES.is_proof(proof, *other) for other in others)
    assert not PASSES.is_proof("", ONE, "Ada", key)
    assert not Passes(b"t" * 32).is_proof(proof, ONE, "Ada", key)
