"""Checks the throws of a game of Senet: python3 verify_throws.py PROOF.json

Lists each throw with the shares of server, thrower and witness, or says what does not fit.
fairness.md describes what is computed here. Needs Python 3.7 or later, and nothing else.
"""

import hashlib, hmac, json, sys

PLAYERS, LENGTH = ["first", "second"], 65_536


def value(text):
    if len(text) != 64 or bytes.fromhex(text).hex() != text:
        raise ValueError(f"{text!r} is not 64 hexadecimal digits in lowercase")
    return bytes.fromhex(text)


def five(values):  # the values of chains 0 to 4
    first, second = values["players"]  # more would enter the hash of the game in place of its terms
    return [value(values["server"])] + [value(p[role]) for p in (first, second) for role in ("thrower", "witness")]


def links(chain, last, index):  # links 0 to index of a chain, from the last of them
    found = [last]
    for i in range(index, 0, -1):
        found.append(hashlib.sha256(b"senet-fair/1 link " + bytes([chain]) + i.to_bytes(4, "big") + found[-1]).digest())
    return found[::-1]


def faces(falls, key, message):
    for block in range(2**32):
        for byte in hmac.digest(key, message + block.to_bytes(4, "big"), "sha256"):
            if byte < 256 - 256 % falls:
                fall = byte % falls
                return "".join(".|"[fall >> i & 1] for i in range(4)) if falls == 16 else f"[{'12345X'[fall]}]"


def check(proof):  # the throws, each with the shares of server, thrower and witness
    if repr(proof["version"]) != "1":  # True and 1.0 are equal to 1
        raise ValueError(f"version {proof['version']} is not known")
    throwers = [PLAYERS.index(throw["thrower"]) for throw in proof["throws"]]
    requests = throwers + [PLAYERS.index(player) for player in [proof["asked"]] if player is not None]
    if len(requests) >= LENGTH:
        raise ValueError(f"a game has fewer than {LENGTH} throws")
    first, second = requests.count(0), requests.count(1)
    anchors, shares, chains = five(proof["anchors"]), five(proof["shares"]), []
    for chain, index in enumerate([len(throwers), first, first + 1, second, second + 1]):
        chains.append(links(chain, shares[chain], index))
        if chains[chain][0] != anchors[chain]:
            raise ValueError(f"share {index} of chain {chain} does not lead to its anchor")
    falls, terms = {"sticks": 16, "die": 6}[proof["casting"]], proof["terms"].encode()
    game = hashlib.sha256(b"senet-fair/1 game " + bytes([falls]) + b"".join(anchors) + terms).digest()
    if game != value(proof["game"]) or not 1 <= len(terms) <= 1000:
        raise ValueError("the game is not the hash of its terms and anchors")
    thrown, checked = [0, 0], []
    for number, (throw, player) in enumerate(zip(proof["throws"], throwers), 1):
        thrown[player] += 1
        witness = chains[4 - 2 * player][thrown[1 - player] + 1]
        shares = [chains[0][number], chains[1 + 2 * player][thrown[player]], witness]
        computed = faces(falls, b"".join(shares), b"senet-fair/1 throw " + game + number.to_bytes(4, "big"))
        if computed != throw["faces"]:
            raise ValueError(f"throw {number} shows {throw['faces']}, and its shares give {computed}")
        checked.append([throw["thrower"], computed] + [share.hex() for share in shares])
    return checked


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            for number, throw in enumerate(check(json.load(file)), 1):
                print(number, *throw)
    except (ValueError, LookupError, TypeError, AttributeError, OSError) as error:
        sys.exit(f"wrong: {error!r}" if len(sys.argv) == 2 else __doc__)
