CREATE TABLE keys (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL CHECK (length(value) = 32)
) STRICT, WITHOUT ROWID;

-- The last sign of life of any process; one row.
CREATE TABLE heartbeat (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    time INTEGER NOT NULL
) STRICT;

CREATE TABLE outages (
    began INTEGER NOT NULL PRIMARY KEY,
    ended INTEGER NOT NULL CHECK (ended > began)
) STRICT;

CREATE INDEX games_without_events ON games (created) WHERE seq = 0;
