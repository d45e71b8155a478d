import { z } from "zod";
import { connectionsMin, usualPool } from "../database/pool/pool-settings.ts";
import { setting } from "./setting.ts";

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const whole = z.coerce.number().int();
/** Longer than a caller waits for a reply. */
const millisecondsMax = 60_000;
const milliseconds = (usual: number) => whole.min(100).max(millisecondsMax).default(usual);
const mayBeMilliseconds = `a number of milliseconds, 100 to ${millisecondsMax}`;

/** Where the database is, and how much of it a process uses. */
export const databaseSettings = {
  DATABASE_URL: setting(postgresUrl.optional(), {
    mayBe: "postgres://user:password@host:port/database",
    sets: "a PostgreSQL server (15 or later), or a pooler in front of it ([production.md](production.md#several-processes))",
    unset: "the PostgreSQL that npm installed, in `DATA_DIR`",
  }),
  DATABASE_DIRECT_URL: setting(postgresUrl.optional(), {
    mayBe: "postgres://user:password@host:port/database",
    sets:
      "the same database past a pooler in transaction mode, which `DATABASE_URL` then names: for wake-ups, the schema, backups. " +
      "Prepared statements are off; a pooler that keeps them takes `?prepared=on` in `DATABASE_URL`",
    unset: "`DATABASE_URL`",
  }),
  DATABASE_CONNECTIONS: setting(whole.min(connectionsMin).max(1_000).default(usualPool.connections), {
    mayBe: `a number of connections, ${connectionsMin} to 1000`,
    sets: "the most connections of one process to the database. The start says for how many processes the server has enough",
  }),
  DATABASE_CONNECT_MILLISECONDS: setting(milliseconds(usualPool.connectMilliseconds), {
    mayBe: mayBeMilliseconds,
    sets: "how long a call waits for a new or free connection",
  }),
  DATABASE_STATEMENT_MILLISECONDS: setting(milliseconds(usualPool.statementMilliseconds), {
    mayBe: mayBeMilliseconds,
    sets: "after how long the database aborts a statement. Updates of the schema, backups and checks have no limit",
  }),
  DATABASE_LOCK_MILLISECONDS: setting(milliseconds(usualPool.lockMilliseconds), {
    mayBe: mayBeMilliseconds,
    sets: "after how long the database aborts a statement that waits for a row which another one has locked",
  }),
};
