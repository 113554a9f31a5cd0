"""Checks the test vectors of the protocol in fairness.md: python3 verify_vectors.py VECTORS.json

Checks each proof with verify_throws.py, the listed shares, and how anchors, receipts and tokens follow from secrets.
"""

import hmac, json, sys

from verify_throws import LENGTH, check, five, links, value


def derived(secret, info):  # HKDF-SHA256 without salt, of one block
    return hmac.digest(hmac.digest(bytes(32), secret, "sha256"), info + b"\x01", "sha256")


def check_case(case):
    proof, secrets = case["proof"], [value(secret) for secret in case["secrets"]]
    for chain, anchor in enumerate(five(proof["anchors"])):
        seed = derived(secrets[(chain + 1) // 2], b"senet-fair/1 seed " + bytes([chain]) + proof["terms"].encode())
        assert links(chain, seed, LENGTH)[0] == anchor, f"anchor {chain}"
    for player in (1, 2):
        receipt = derived(secrets[player], b"senet-fair/1 receipt " + bytes([player]) + value(proof["game"]))
        assert receipt.hex() == case["receipts"][player - 1], f"receipt {player}"
        token = derived(secrets[player], b"senet-fair/1 token ")
        assert token.hex() == case["tokens"][player - 1], f"token {player}"
    names = ("thrower", "faces", "server_share", "thrower_share", "witness_share")
    assert check(proof) == [[throw[name] for name in names] for throw in case["throws"]], "shares"


with open(sys.argv[1], encoding="utf-8") as file:
    for case in json.load(file)["cases"]:
        check_case(case)
        print("right:", case["name"])
