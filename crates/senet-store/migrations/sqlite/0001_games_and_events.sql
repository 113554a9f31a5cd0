-- "Sent" in ASCII. A file with tables and without this number belongs to another program.
PRAGMA application_id = 1399156340;

CREATE TABLE games (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    terms TEXT NOT NULL,
    -- Number of events, and so the number of the latest one.
    seq INTEGER NOT NULL CHECK (seq >= 0),
    -- Times are milliseconds since the Unix epoch.
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX games_by_change ON games (changed, id);

CREATE TABLE events (
    game BLOB NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    command BLOB NOT NULL CHECK (length(command) = 16),
    event TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, command)
) STRICT, WITHOUT ROWID;
