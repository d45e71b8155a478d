import { createHash } from "node:crypto";
import type { EventEmitter } from "node:events";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { camelCase, DatabaseSilent } from "../database.ts";
import { currentWork } from "../work.ts";

/** What is no call's work (tasks, sweeps) waits this long for one statement. */
const otherMilliseconds = 9_000;
/** No reply for so long says something of the way to the database; for less, only that a call had little time left. */
const silenceMilliseconds = 1_000;
const namesMax = 2_000;
const names = new Map<string, string>();

/** A statement's name: a hash of its text, so that every connection prepares each text once. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha1").update(text).digest("base64url");
  if (names.size < namesMax) names.set(text, name);
  return name;
}

/** A lost connection fails its statements. Without a listener its error event would end the process. */
export class QuietClient extends pg.Client {
  readonly openedAt = performance.now();

  constructor(settings?: pg.ClientConfig) {
    super(settings);
    this.on("error", () => {});
  }
}

/** Renames columns once a result, before the client reads it: copying each row took a twentieth of a list's processor time. */
function renameColumns(client: pg.Client): void {
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.prependListener("rowDescription", ({ fields }: { fields: pg.FieldDef[] }) => {
    for (const field of fields) field.name = camelCase.nameOf(field.name);
  });
}

const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === "Query read timeout";

/**
 * Opens a pool that no call waits for longer than its deadline. After a time-out it does not reuse connections opened before:
 * the fault that lost one reply may have lost the others.
 *
 * Each statement with parameters, and each select, has a name, so that PostgreSQL keeps its plan: 1.6 times the requests on
 * short lists. Behind a pooler in transaction mode that fails: `?prepared=off` in DATABASE_URL turns names off.
 */
export function openPool(settings: pg.PoolConfig, { isPrepared }: { isPrepared: boolean }): PostgresPool {
  let silentAt = 0;

  class Client extends QuietClient {
    constructor(config?: pg.ClientConfig) {
      super(config);
      renameColumns(this);
    }

    override query(...given: unknown[]): never {
      const [text, values] = given;
      if (typeof text !== "string" || given.length > 2) return (super.query as Query)(...given) as never;
      // A list without a filter has no parameter, and is worth a plan all the same.
      const isNamable = Array.isArray(values) && (values.length > 0 || text.startsWith("select "));
      const named = isNamable ? { values, ...(isPrepared ? { name: nameOf(text) } : {}) } : {};
      return this.#waitFor((query_timeout) => (super.query as Query)({ text, ...named, query_timeout })) as never;
    }

    #waitFor(send: (milliseconds: number) => Promise<unknown>): Promise<unknown> {
      const work = currentWork();
      const milliseconds = work?.leftMilliseconds ?? otherMilliseconds;
      const sent = send(Number.isFinite(milliseconds) ? Math.ceil(milliseconds) : 0).catch((error) => {
        if (!isReadTimeout(error)) throw error;
        if (milliseconds >= silenceMilliseconds) silentAt = performance.now();
        // Its reply may still come and would be taken for another's: the connection is of no more use.
        this.end().catch(() => {});
        throw new DatabaseSilent({ cause: error });
      });
      return work ? work.wait(sent) : sent;
    }
  }

  const pool = new pg.Pool({ ...settings, Client });
  // A connection that dies while idle is replaced at its next use; the error itself needs no handling.
  pool.on("error", () => {});

  async function takeFresh(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await pool.connect();
      if ((client as unknown as QuietClient).openedAt >= silentAt) return client as unknown as PostgresPoolClient;
      client.release(true);
    }
  }

  return {
    options: pool.options,
    connect: () => {
      const work = currentWork();
      const taking = takeFresh();
      return work ? work.wait(inTime(taking, work.leftMilliseconds)) : taking;
    },
    end: () => pool.end(),
  };
}

type Query = (...given: unknown[]) => Promise<never>;

/** A connection that comes too late goes back at once. */
function inTime(taking: Promise<PostgresPoolClient>, milliseconds: number): Promise<PostgresPoolClient> {
  if (!Number.isFinite(milliseconds)) return taking;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new DatabaseSilent());
    taking.then((client) => client.release()).catch(() => {});
  }, milliseconds);
  return Promise.race([taking, late.promise]).finally(() => clearTimeout(timer));
}
