CREATE TABLE keys (
    name TEXT NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL CHECK (length(value) = 32)
);

-- The last sign of life of any process; one row.
CREATE TABLE heartbeat (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    time BIGINT NOT NULL
);

CREATE TABLE outages (
    began BIGINT NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL CHECK (ended > began)
);

CREATE INDEX games_without_events ON games (created) WHERE seq = 0;
