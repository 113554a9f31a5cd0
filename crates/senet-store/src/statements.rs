//! The statements, which both databases understand. Their types differ, so that a macro writes the functions twice.

/// Marks a number that the schema keeps from being negative.
fn unsigned(number: i64) -> u64 {
    number.try_into().unwrap_or_default()
}

/// Optimistic append: it succeeds if the log has the expected length and lacks the command, as in nearly all cases. It has as few
/// statements as each database permits.
///
/// Return false, and change nothing, if the game has another length or has the command.
mod append_next {
    use sqlx::postgres::PgConnection;
    use sqlx::sqlite::SqliteConnection;
    use sqlx::{Error, query};

    use crate::types::Command;

    /// Lengthens a game: parameters 1 to 4 are the game, the expected length, the time and the command.
    macro_rules! lengthen {
        () => {
            "UPDATE games SET seq = seq + 1, changed = $3 WHERE id = $1 AND seq = $2 \
             AND NOT EXISTS (SELECT 1 FROM events WHERE game = $1 AND command = $4)"
        };
    }

    fn signed(expected: u64) -> i64 {
        // No game is so long.
        i64::try_from(expected).unwrap_or(i64::MAX)
    }

    /// Inside a transaction.
    pub(super) async fn sqlite(connection: &mut SqliteConnection, command: &Command, now: i64) -> Result<bool, Error> {
        let (game, id, expected) = (command.game.uuid(), command.id.uuid(), signed(command.expected));
        let lengthen = query(lengthen!()).bind(game).bind(expected).bind(now).bind(id);
        if lengthen.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(false);
        }
        let insert = query("INSERT INTO events (game, seq, command, event, time) VALUES ($1, $2 + 1, $3, $4, $5)");
        insert.bind(game).bind(expected).bind(id).bind(&command.event).bind(now).execute(connection).await?;
        Ok(true)
    }

    /// One statement, which is a transaction of its own. It waits for other changes of the game.
    pub(super) async fn postgres(connection: &mut PgConnection, command: &Command, now: i64) -> Result<bool, Error> {
        let append = concat!(
            "WITH lengthened AS (",
            lengthen!(),
            " RETURNING seq) INSERT INTO events (game, seq, command, event, time) \
             SELECT $1, seq, $4, $5, $3 FROM lengthened"
        );
        let append = query(append).bind(command.game.uuid()).bind(signed(command.expected)).bind(now);
        let append = append.bind(command.id.uuid()).bind(&command.event).execute(connection).await?;
        Ok(append.rows_affected() == 1)
    }
}

/// Functions for one database. `$lock` ends a statement that reads a row for a change of it.
macro_rules! statements {
    ($name:ident, $database:ident, $connection:ident, $lock:literal) => {
        pub(crate) mod $name {
            use async_trait::async_trait;
            use sqlx::{Error, Pool, query, query_as, query_scalar, $connection, $database};
            use uuid::Uuid;

            use super::unsigned;
            use crate::fault::{Name, StoreError};
            use crate::hints::Log;
            use crate::types::{
                Appended, Change, Command, CommandId, Created, Cursor, Event, Game, GameId, Key, Outage, Waiting,
            };

            /// Creates a game, inside a transaction or by itself.
            pub(crate) async fn create(
                connection: &mut $connection,
                (game, terms): (GameId, &str),
                now: i64,
            ) -> Result<Created, Error> {
                let insert = "INSERT INTO games (id, terms, seq, created, changed) VALUES ($1, $2, 0, $3, $3) \
                    ON CONFLICT (id) DO NOTHING";
                let inserted = query(insert).bind(game.uuid()).bind(terms).bind(now).execute(&mut *connection).await?;
                if inserted.rows_affected() == 1 {
                    return Ok(Created::Created);
                }
                let stored: String = query_scalar("SELECT terms FROM games WHERE id = $1")
                    .bind(game.uuid())
                    .fetch_one(connection)
                    .await?;
                Ok(if stored == terms { Created::Repeated } else { Created::Taken })
            }

            /// Carries out a command, inside a transaction or by itself.
            pub(crate) async fn append(
                connection: &mut $connection,
                command: &Command,
                now: i64,
            ) -> Result<Appended, Error> {
                let game = command.game.uuid();
                loop {
                    if super::append_next::$name(&mut *connection, command, now).await? {
                        return Ok(Appended::Appended { seq: command.expected + 1, time: now });
                    }
                    let current: Option<i64> = query_scalar("SELECT seq FROM games WHERE id = $1")
                        .bind(game)
                        .fetch_optional(&mut *connection)
                        .await?;
                    let Some(current) = current else { return Ok(Appended::NoSuchGame) };
                    let first: Option<(i64, String, i64)> =
                        query_as("SELECT seq, event, time FROM events WHERE game = $1 AND command = $2")
                            .bind(game)
                            .bind(command.id.uuid())
                            .fetch_optional(&mut *connection)
                            .await?;
                    if let Some((seq, event, time)) = first {
                        return Ok(Appended::Repeated { seq: unsigned(seq), event, time });
                    }
                    if unsigned(current) != command.expected {
                        return Ok(Appended::Conflict { current: unsigned(current) });
                    }
                    // Another command has just made the log as long as this one expects.
                }
            }

            /// Returns the key of a name, after entering `fresh` if there is none.
            pub(crate) async fn key(connection: &mut $connection, (name, fresh): (&str, &Key)) -> Result<Key, Error> {
                query("INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                    .bind(name)
                    .bind(&fresh.0[..])
                    .execute(&mut *connection)
                    .await?;
                let value: Vec<u8> =
                    query_scalar("SELECT value FROM keys WHERE name = $1").bind(name).fetch_one(connection).await?;
                let length = value.len();
                let key = value.try_into().map_err(|_| Error::Decode(format!("a key of {length} bytes").into()))?;
                Ok(Key(key))
            }

            /// Enters a sign of life, inside a transaction, and the outage before it if there was one.
            pub(crate) async fn beat(connection: &mut $connection, gap: i64, now: i64) -> Result<(), Error> {
                query("INSERT INTO heartbeat (id, time) VALUES (1, $1) ON CONFLICT (id) DO NOTHING")
                    .bind(now)
                    .execute(&mut *connection)
                    .await?;
                let last: i64 = query_scalar(concat!("SELECT time FROM heartbeat WHERE id = 1", $lock))
                    .fetch_one(&mut *connection)
                    .await?;
                if now.saturating_sub(last) > gap {
                    query("INSERT INTO outages (began, ended) VALUES ($1, $2)")
                        .bind(last)
                        .bind(now)
                        .execute(&mut *connection)
                        .await?;
                }
                // The clock of another process can be ahead.
                let time = now.max(last);
                query("UPDATE heartbeat SET time = $1 WHERE id = 1").bind(time).execute(connection).await?;
                Ok(())
            }

            /// Reads outside of transactions.
            #[derive(Clone, Debug)]
            pub(crate) struct Reader {
                pub(crate) pool: Pool<$database>,
                pub(crate) name: Name,
            }

            impl Reader {
                pub(crate) async fn game(&self, game: GameId) -> Result<Option<Game>, StoreError> {
                    let row: Option<(String, i64, i64, i64)> =
                        query_as("SELECT terms, seq, created, changed FROM games WHERE id = $1")
                            .bind(game.uuid())
                            .fetch_optional(&self.pool)
                            .await
                            .map_err(|error| self.name.error("read a game from", error))?;
                    Ok(row.map(|(terms, seq, created, changed)| Game { terms, seq: unsigned(seq), created, changed }))
                }

                pub(crate) async fn latest(&self, game: GameId) -> Result<Option<u64>, StoreError> {
                    let seq: Option<i64> = query_scalar("SELECT seq FROM games WHERE id = $1")
                        .bind(game.uuid())
                        .fetch_optional(&self.pool)
                        .await
                        .map_err(|error| self.name.error("read a game from", error))?;
                    Ok(seq.map(unsigned))
                }

                pub(crate) async fn events(
                    &self,
                    game: GameId,
                    after: u64,
                    limit: u32,
                ) -> Result<Vec<Event>, StoreError> {
                    let select = "SELECT seq, command, event, time FROM events WHERE game = $1 AND seq > $2 \
                        ORDER BY seq LIMIT $3";
                    let rows: Vec<(i64, Uuid, String, i64)> = query_as(select)
                        .bind(game.uuid())
                        .bind(i64::try_from(after).unwrap_or(i64::MAX))
                        .bind(i64::from(limit))
                        .fetch_all(&self.pool)
                        .await
                        .map_err(|error| self.name.error("read events from", error))?;
                    let event = |(seq, command, event, time)| Event {
                        seq: unsigned(seq),
                        command: CommandId::new(command),
                        event,
                        time,
                    };
                    Ok(rows.into_iter().map(event).collect())
                }

                pub(crate) async fn find(&self, game: GameId, command: CommandId) -> Result<Option<Event>, StoreError> {
                    let row: Option<(i64, String, i64)> =
                        query_as("SELECT seq, event, time FROM events WHERE game = $1 AND command = $2")
                            .bind(game.uuid())
                            .bind(command.uuid())
                            .fetch_optional(&self.pool)
                            .await
                            .map_err(|error| self.name.error("read events from", error))?;
                    Ok(row.map(|(seq, event, time)| Event { seq: unsigned(seq), command, event, time }))
                }

                pub(crate) async fn waiting(&self, after: i64, limit: u32) -> Result<Vec<Waiting>, StoreError> {
                    let select = "SELECT id, terms, created FROM games WHERE seq = 0 AND created > $1 \
                        ORDER BY created DESC LIMIT $2";
                    let rows: Vec<(Uuid, String, i64)> = query_as(select)
                        .bind(after)
                        .bind(i64::from(limit))
                        .fetch_all(&self.pool)
                        .await
                        .map_err(|error| self.name.error("list the games of", error))?;
                    let waiting = |(id, terms, created)| Waiting { game: GameId::new(id), terms, created };
                    Ok(rows.into_iter().map(waiting).collect())
                }

                pub(crate) async fn outages(&self, after: i64) -> Result<Vec<Outage>, StoreError> {
                    let rows: Vec<(i64, i64)> =
                        query_as("SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began")
                            .bind(after)
                            .fetch_all(&self.pool)
                            .await
                            .map_err(|error| self.name.error("read the outages of", error))?;
                    Ok(rows.into_iter().map(|(began, ended)| Outage { began, ended }).collect())
                }
            }

            #[async_trait]
            impl Log for Reader {
                async fn changed(&self, after: Cursor, limit: u32) -> Result<Vec<Change>, StoreError> {
                    let select = "SELECT id, seq, changed FROM games WHERE (changed, id) > ($1, $2) \
                        ORDER BY changed, id LIMIT $3";
                    let rows: Vec<(Uuid, i64, i64)> = query_as(select)
                        .bind(after.changed)
                        .bind(after.game.uuid())
                        .bind(i64::from(limit))
                        .fetch_all(&self.pool)
                        .await
                        .map_err(|error| self.name.error("list the games of", error))?;
                    let change = |(id, seq, changed)| Change { game: GameId::new(id), seq: unsigned(seq), changed };
                    Ok(rows.into_iter().map(change).collect())
                }
            }
        }
    };
}

// `BEGIN IMMEDIATE` has locked the whole database.
statements!(sqlite, Sqlite, SqliteConnection, "");
statements!(postgres, Postgres, PgConnection, " FOR UPDATE");
