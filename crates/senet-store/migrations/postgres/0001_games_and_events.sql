CREATE TABLE games (
    id UUID NOT NULL PRIMARY KEY,
    terms TEXT NOT NULL,
    -- Number of events, and so the number of the latest one.
    seq BIGINT NOT NULL CHECK (seq >= 0),
    -- Times are milliseconds since the Unix epoch.
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);

CREATE INDEX games_by_change ON games (changed, id);

CREATE TABLE events (
    game UUID NOT NULL REFERENCES games (id),
    seq BIGINT NOT NULL CHECK (seq > 0),
    command UUID NOT NULL,
    event TEXT NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, command)
);
