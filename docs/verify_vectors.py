"""Checks the test vectors of the protocol in fairness.md: python3 verify_vectors.py VECTORS.json

Checks each proof with verify_throws.py, the listed shares, and how anchors, receipts and tokens follow from secrets.
"""

import hmac, json, sys

from verify_throws import LENGTH, check, five, links, value


def derived(secret, info):  # HKDF-SHA256 without salt, of one block
    return hmac.digest(hmac.digest(bytes(32), secret, "sha256"), info + b"\x01", "sha256")


def check_case(case):  # what is compared, and whether it fits
    proof, secrets = case["proof"], [value(secret) for secret in case["secrets"]]
    for chain, anchor in enumerate(five(proof["anchors"])):
        seed = derived(secrets[(chain + 1) // 2], b"senet-fair/1 seed " + bytes([chain]) + proof["terms"].encode())
        yield f"anchor {chain}", links(chain, seed, LENGTH)[0] == anchor
    for player in (1, 2):
        receipt = derived(secrets[player], b"senet-fair/1 receipt " + bytes([player]) + value(proof["game"]))
        yield f"receipt {player}", receipt.hex() == case["receipts"][player - 1]
        token = derived(secrets[player], b"senet-fair/1 token ")
        yield f"token {player}", token.hex() == case["tokens"][player - 1]
    names = ("thrower", "faces", "server_share", "thrower_share", "witness_share")
    yield "shares", check(proof) == [[throw[name] for name in names] for throw in case["throws"]]


with open(sys.argv[1], encoding="utf-8") as file:
    for case in json.load(file)["cases"]:
        for what, fits in check_case(case):
            if not fits:
                sys.exit(f"wrong: {case['name']}: {what}")
        print("right:", case["name"])
