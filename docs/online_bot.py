"""Plays a game of Senet over the network: with random moves, and throws that it checks.

    python3 online_bot.py http://127.0.0.1:5310 offer dutch     makes an offer, and prints the name of the game
    python3 online_bot.py http://127.0.0.1:5310 join GAME       joins it

online.md describes the protocol. Needs Python 3.7 or later, and verify_throws.py beside it.
"""

import hashlib, hmac, http.client, json, random, secrets, sys, time, uuid
from urllib.parse import urlsplit

from verify_throws import LENGTH, PLAYERS, faces, five, links

PAUSE = 0.1  # seconds between two questions, so that the server need not refuse any


def derived(secret, info):  # HKDF-SHA256 without a salt, 32 bytes
    key = hmac.digest(bytes(32), secret, "sha256")
    return hmac.digest(key, info + b"\1", "sha256")


class Server:
    def __init__(self, address, token):
        self.address, self.token = urlsplit(address), token

    def ask(self, method, path, body=None):
        kind = {"https": http.client.HTTPSConnection}.get(self.address.scheme, http.client.HTTPConnection)
        headers = {"Authorization": "Bearer " + self.token, "Content-Type": "application/json"}
        headers["Idempotency-Key"] = str(uuid.uuid4())  # the same for all attempts, so that the command is done once
        for attempt in range(20):
            try:
                connection = kind(self.address.netloc, timeout=30)
                path_there = self.address.path.rstrip("/") + "/api/v1" + path
                connection.request(method, path_there, json.dumps(body) if body else None, headers)
                answer = connection.getresponse()
                content = json.load(answer)
                connection.close()
                if answer.status not in (429, 503):
                    return answer.status, content
            except OSError:
                pass  # the server is starting again
            time.sleep(0.5)
        raise OSError("the server does not answer")


class Player:
    """One seat: its secret, its hash chains, and the throws so far."""

    def __init__(self, address):
        self.secret = secrets.token_bytes(32)
        self.server = Server(address, derived(self.secret, b"senet-fair/1 token ").hex())
        self.seq, self.thrown, self.number, self.last = 0, [0, 0], 0, {}

    def set_terms(self, seat, game, terms):
        clock, score = terms["clock"], terms["match"]
        values = {"none": [], "days": ["days"], "fischer": ["minutes", "seconds"]}[clock["kind"]]
        lines = [
            ["senet online 1"],
            ["game", game],
            ["sheet", terms["rules"], *terms["options"]],
            ["clock", clock["kind"], *(clock[name] for name in values)],
            ["first", terms["first"]],
            ["match", score["games"], score["played"], *score["points"]],
        ] + [["previous", terms[name]] for name in ["previous"] if terms.get(name)]
        self.terms = "".join(" ".join(map(str, line)) + "\n" for line in lines).encode()
        self.seat, self.game, self.falls = seat, game, 6 if terms["rules"] == "uninerd" else 16
        seed = lambda chain: derived(self.secret, b"senet-fair/1 seed " + bytes([chain]) + self.terms)
        self.thrower, self.witness = (links(chain, seed(chain), LENGTH) for chain in (1 + 2 * seat, 2 + 2 * seat))
        self.anchors = {"thrower": self.thrower[0].hex(), "witness": self.witness[0].hex()}

    def beginning(self, server, players):
        anchors = five({"server": server, "players": players})
        self.last = dict(enumerate(anchors))  # the last share of each chain
        name = b"senet-fair/1 game " + bytes([self.falls]) + b"".join(anchors) + self.terms
        self.fair = hashlib.sha256(name).digest()
        receipt = derived(self.secret, b"senet-fair/1 receipt " + bytes([self.seat + 1]) + self.fair)
        return {"witness": self.witness[1].hex(), "receipt": receipt.hex()}

    def share(self, chain, index, text):
        """Checks that a share leads to the one before it."""
        share = bytes.fromhex(text)
        link = b"senet-fair/1 link " + bytes([chain]) + index.to_bytes(4, "big") + share
        if hashlib.sha256(link).digest() != self.last[chain]:
            sys.exit(f"share {index} of chain {chain} does not fit: this server cheats")
        self.last[chain] = share
        return share

    def hear(self, numbered):
        """Takes the next events, and checks each throw."""
        for entry in numbered:
            event = entry["event"]
            if entry["seq"] <= self.seq:
                continue
            self.seq = entry["seq"]
            if event is None or event["t"] not in ("began", "joined", "thrown"):
                continue
            player = PLAYERS.index(event["seat"])
            if event["t"] == "joined" and self.seat == 0:
                self.joiner = event["anchors"]
                self.begins = self.beginning(self.offered["server"], [self.anchors, self.joiner])
            if event["t"] != "thrown":
                self.share(2 + 2 * player, 1, event["witness"])
                continue
            self.number, self.thrown[player] = self.number + 1, self.thrown[player] + 1
            number, own = self.number, self.thrown[player]
            witness = self.last[4 - 2 * player]
            server = self.share(0, number, event["server"])
            thrower = self.share(1 + 2 * player, own, event["thrower"])
            self.share(2 + 2 * player, own + 1, event["witness"])
            message = b"senet-fair/1 throw " + self.fair + number.to_bytes(4, "big")
            if faces(self.falls, server + thrower + witness, message) != event["faces"]:
                sys.exit(f"throw {number} does not follow from its shares: this server cheats")

    def offer(self, rules):
        terms = {"rules": rules, "options": [], "clock": {"kind": "none"}, "first": "lot"}
        terms["match"] = {"games": 1, "played": 0, "points": [0, 0]}
        game = str(uuid.uuid4())
        self.set_terms(0, game, terms)
        body = {"game": game, "terms": terms, "anchors": self.anchors}
        self.offered = self.expect(self.server.ask("POST", "/games", body))["terms"]
        print(game, flush=True)

    def join(self, game):
        self.offered = self.expect(self.server.ask("GET", "/games/" + game))["terms"]
        self.set_terms(1, game, self.offered["terms"])
        beginning = self.beginning(self.offered["server"], [self.offered["anchors"], self.anchors])
        body = {"anchors": self.anchors, "beginning": beginning}
        self.hear(self.expect(self.server.ask("POST", f"/games/{game}/join", body))["events"])

    @staticmethod
    def expect(answer):
        status, content = answer
        if status >= 400:
            sys.exit(f"{content['code']}: {content['sentence']}")
        return content

    def due(self, state):
        """The command that the game waits for from this player, if there is one."""
        awaited = state["awaited"]
        if state["status"] == "joined" and self.seat == 0:
            return {"t": "begin", "d": self.begins}
        if not awaited or awaited["seat"] != PLAYERS[self.seat]:
            return None
        if awaited["kind"] == "throw":
            own = self.thrown[self.seat]
            shares = {"thrower": self.thrower[own + 1].hex(), "witness": self.witness[own + 2].hex()}
            return {"t": "throw", "d": {"number": self.number + 1, **shares}}
        return {"t": "decide", "d": {"choice": random.choice(awaited["choices"])}}

    def play(self):
        path = f"/games/{self.game}"
        while True:
            state = self.expect(self.server.ask("GET", f"{path}?since={self.seq}"))
            self.hear(state["events"])
            if state["status"] in ("over", "withdrawn"):
                return state
            command = self.due(state) if self.seq == state["seq"] else None
            if command:
                status, answer = self.server.ask("POST", path + "/commands", {"seq": self.seq, **command})
                if status >= 400 and answer["code"] != "stale":
                    self.expect((status, answer))
                self.hear(answer.get("events") or answer.get("missed") or [])
            else:
                time.sleep(PAUSE)


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[2] not in ("offer", "join"):
        sys.exit(__doc__)
    player = Player(sys.argv[1])
    player.offer(sys.argv[3]) if sys.argv[2] == "offer" else player.join(sys.argv[3])
    end = player.play()["end"]
    print(f"{player.number} throws, all as their shares say; {end['winner']} wins" if end else "withdrawn")
