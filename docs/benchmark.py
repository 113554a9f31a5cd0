"""Scores a computer player of Senet by the positions of benchmark.txt.

    python3 benchmark.py benchmark.txt --player expert -- senet engine
    python3 benchmark.py benchmark.txt --games 200 --judge "senet engine" --player expert -- senet engine
    python3 benchmark.py benchmark.txt --python MODULE:FUNCTION

What follows `--` starts the program to be scored. It reads JSON-RPC requests for the method `choose` from standard
input and answers them on standard output, as engine.md describes. --games also plays endgames of two pieces a side,
in which the program moves for both sides, and a judge that knows `evaluate` exactly says what each decision lost.
In place of a program, a Python function can be scored: called with a sheet's name, a list of its options and the text of a
position, it returns the text of a move. benchmark.md describes the file and the measures. Needs Python 3.7 or later, and nothing else.
"""

import argparse, hashlib, importlib, json, math, random, shlex, subprocess, sys

BEST = 0.0001  # a loss up to this is within the error of the exact chances
BATCH = 50  # requests in a line


def read(path):
    text = open(path, "rb").read()
    above, _, last = text.rstrip(b"\n").rpartition(b"\n")
    lines = above.decode().split("\n")
    if lines[0] != "senet benchmark 1":
        sys.exit(path + ": this is no benchmark of version 1")
    positions = [line.split("\t") for line in lines[1:] if not line.startswith("#")]
    if last.decode().split(" ") != ["end", str(len(positions)), hashlib.sha256(above + b"\n").hexdigest()]:
        sys.exit(path + ": the last line does not fit: the file is cut off or was changed")
    for sheet, position, *moves in positions:
        chances = {move: float(chance) for move, chance, _ in (move.split(" ") for move in moves)}
        yield sheet, position, chances


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, requests):
        """The results of (method, parameters), in their order."""
        results = []
        for at in range(0, len(requests), BATCH):
            part = requests[at : at + BATCH]
            batch = [
                {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
                for number, (method, params) in enumerate(part)
            ]
            self.process.stdin.write(json.dumps(batch) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
            if not line:
                sys.exit("the program has ended without an answer")
            answers = {answer["id"]: answer for answer in json.loads(line)}
            for number, request in enumerate(part):
                if "result" not in answers.get(number, {}):
                    sys.exit("no result for %s: %s" % (request, answers.get(number)))
                results.append(answers[number]["result"])
        return results


class Function:
    """A Python function in place of a program that answers `choose`."""

    def __init__(self, name):
        module, _, function = name.partition(":")
        sys.path.insert(0, "")
        self.choose = getattr(importlib.import_module(module), function)

    def ask(self, requests):
        asked = ((params["rules"], params["options"], params["position"]) for _, params in requests)
        return [{"move": str(self.choose(*one))} for one in asked]


def names(sheet):
    rules, *options = sheet.split(" ")
    return {"rules": rules, "options": options}


def mean(values):
    """The mean, and half of the width of its 95 % interval."""
    average = sum(values) / len(values)
    variance = sum((value - average) ** 2 for value in values) / max(len(values) - 1, 1)
    return average, 1.96 * math.sqrt(variance / len(values))


def decisions(engine, player, positions):
    ask = [("choose", dict(names(sheet), position=position, player=player, seed=number))
           for number, (sheet, position, _) in enumerate(positions)]
    losses = []
    for (sheet, position, chances), answer in zip(positions, engine.ask(ask)):
        if answer["move"] not in chances:
            sys.exit("%s is not legal in %s of %s" % (answer["move"], position, sheet))
        losses.append(max(chances.values()) - chances[answer["move"]])
    return losses


def regret(engine, judge, player, sheet, starts, weights, games):
    """What the decisions of each game lost together, from a position of two pieces a side to its end."""
    chance, losses = random.Random(1), []
    for game in range(games):
        position, loss = starts[game % len(starts)], 0.0
        while position.split(" ")[3] != "#":
            asked = dict(names(sheet), position=position)
            if position.split(" ")[3] == "?":
                throw = chance.choices(*weights)[0]
                [answer] = judge.ask([("throw", dict(asked, throw=throw))])
                position = answer["position"]
                continue
            [values] = judge.ask([("evaluate", asked)])
            moves = {move["move"]: move for move in values["moves"]}
            [chosen] = engine.ask([("choose", dict(asked, player=player, seed=game))]) if len(moves) > 1 else [
                {"move": values["moves"][0]["move"]}]
            if chosen["move"] not in moves:
                sys.exit("%s is not legal in %s of %s" % (chosen["move"], position, sheet))
            loss += moves[chosen["move"]]["loss"]
            position = moves[chosen["move"]]["position"]
        losses.append(loss)
    return losses


def main():
    before = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    command = sys.argv[before + 1 :]
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0], usage="%(prog)s FILE [options] -- PROGRAM")
    parser.add_argument("file", help="benchmark.txt")
    parser.add_argument("--player", default="master", help="the parameter `player` of `choose`; default: master")
    parser.add_argument("--games", type=int, default=0, help="play this many endgames of each sheet as well")
    parser.add_argument("--judge", default="senet engine", help="the program that evaluates exactly; default: senet engine")
    parser.add_argument("--python", metavar="MODULE:FUNCTION", help="the Python function to be scored, in place of a program")
    arguments = parser.parse_args(sys.argv[1:before])
    if bool(command) == bool(arguments.python):
        parser.error("name either the program to be scored, after --, or a Python function, by --python")
    engine = Function(arguments.python) if arguments.python else Engine(command)
    positions = list(read(arguments.file))
    judge = Engine(shlex.split(arguments.judge)) if arguments.games else None
    weights = {}
    for rules in judge.ask([("rules", {})])[0] if judge else []:
        weights[rules["id"]] = [[one[key] for one in rules["throws"]] for key in ("throw", "weight")]
    print("%-12s %9s  %-19s %12s%s" % ("sheet", "decisions", "mean loss, %", "best moves, %",
                                      "  regret of a game, %" if judge else ""))
    for sheet in dict.fromkeys(sheet for sheet, _, _ in positions):
        of_sheet = [one for one in positions if one[0] == sheet]
        losses = decisions(engine, arguments.player, of_sheet)
        best = sum(loss <= BEST for loss in losses) / len(losses)
        line = "%-12s %9d  %7.3f ± %-9.3f %12.1f" % (sheet, len(losses), *(100 * x for x in mean(losses)), 100 * best)
        if judge:
            boards = ((position.split(" ")[0], position) for _, position, _ in of_sheet)
            two = [position for board, position in boards if board.count("c") == board.count("s") == 2]
            of_games = regret(engine, judge, arguments.player, sheet, two, weights[sheet.split(" ")[0]], arguments.games)
            line += "  %9.2f ± %.2f" % tuple(100 * x for x in mean(of_games))
        print(line, flush=True)


if __name__ == "__main__":
    main()
