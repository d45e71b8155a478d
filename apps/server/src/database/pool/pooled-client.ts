import { createHash } from "node:crypto";
import type pg from "pg";
import { camelCase, DatabaseSilent } from "../database.ts";
import { currentWork } from "../work.ts";
import { noteChange } from "./note-change.ts";
import type { PipelinedClient } from "./pipelined-client.ts";

/** The time-out of a statement outside of a call's work: of tasks and sweeps. */
const otherMilliseconds = 9_000;
/** A longer wait without a reply means a fault of the connection; a shorter one only that the call had little time left. */
const silenceMilliseconds = 1_000;
const beginsTransaction = /^(begin|start transaction)\b/;
const endsTransaction = /^(commit|rollback)$/;
/** These change nothing, so they may run before the reply to `begin`. */
const changesNothing = /^\s*(select|set|show)\b/i;
const namesMax = 2_000;
const names = new Map<string, string>();

/** A statement's name: a hash of its text, so that each connection prepares each text once. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha1").update(text).digest("base64url");
  if (names.size < namesMax) names.set(text, name);
  return name;
}

const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === "Query read timeout";

interface Options {
  isPrepared: boolean;
  /** Multiplies the time-out of statements outside of a call's work (setting DEADLINE_SCALE). */
  deadlineScale?: number;
  /** Set inside each transaction, behind a pooler that refuses them as start parameters. */
  transactionLimits?: Readonly<Record<string, number>>;
  /** The database did not reply in time. */
  onSilence(): void;
}

const listLimits = ({ transactionLimits = {} }: Options): string[] =>
  Object.entries(transactionLimits).map(([name, milliseconds]) => `set local ${name} = ${milliseconds}`);

const idPattern = /^[0-9a-f-]{36}$/;

/** Names the request to the triggers of its transaction: events contain its id (`live_events.request_id`). */
function listRequest(): string[] {
  const requestId = currentWork()?.requestId;
  return requestId && idPattern.test(requestId) ? [`set local hunarmand.request_id = '${requestId}'`] : [];
}

/** Several statements in one text have several results. */
type Result = pg.QueryArrayResult | pg.QueryArrayResult[];

/**
 * A connection while one user has it. A statement waits no longer than the call's work allows.
 *
 * `begin` is sent with the transaction's first statement: in one packet with a statement that changes nothing, such as a lock; any other
 * statement waits for its reply. If `begin` fails, each statement of the transaction fails.
 */
export class PooledClient {
  readonly #client: PipelinedClient & Pick<pg.PoolClient, "release">;
  readonly #options: Options;
  #isLost = false;
  #transaction: { begin: string; begun?: Promise<Result>; hasWritten: boolean } | undefined;

  constructor(client: PipelinedClient & Pick<pg.PoolClient, "release">, options: Options) {
    this.#client = client;
    this.#options = options;
  }

  async query(text: string, parameters: readonly unknown[]): Promise<object> {
    if (beginsTransaction.test(text)) {
      const begin = [text, ...listLimits(this.#options), ...listRequest()].join(";");
      this.#transaction = { begin, hasWritten: false };
      return { command: "BEGIN", rows: [] };
    }
    if (endsTransaction.test(text)) return this.#endTransaction(text);
    const isReading = changesNothing.test(text);
    if (this.#transaction) return toRows(await this.#queryInTransaction(text, parameters, isReading));
    const sending = this.#sendQuery(text, parameters);
    return toRows(await (isReading ? sending : noteChange(sending)));
  }

  release(isLost = false): void {
    this.#client.release(isLost || this.#isLost);
  }

  async #queryInTransaction(text: string, parameters: readonly unknown[], isReading: boolean): Promise<Result> {
    const transaction = this.#transaction ?? { begin: "begin", hasWritten: false };
    transaction.hasWritten ||= !isReading;
    const isPacked = isReading && transaction.begun === undefined;
    if (isPacked) this.#client.socket.cork();
    transaction.begun ??= this.#send({ text: transaction.begin });
    if (!isReading) await transaction.begun;
    const sending = this.#sendQuery(text, parameters);
    if (isPacked) this.#client.socket.uncork();
    const [result] = await Promise.all([sending, transaction.begun]);
    return result;
  }

  async #endTransaction(text: string): Promise<object> {
    const { begun, hasWritten } = this.#transaction ?? {};
    this.#transaction = undefined;
    // A rollback over a lost connection has happened, and its own error would hide the one that led to it.
    if (!begun || (this.#isLost && text === "rollback")) return { command: text.toUpperCase(), rows: [] };
    const ending = this.#send({ text });
    return hasWritten && text === "commit" ? noteChange(ending) : ending;
  }

  #sendQuery(text: string, parameters: readonly unknown[]): Promise<Result> {
    // A list without filters has no parameters, but its plan is worth keeping too.
    if (parameters.length === 0 && !text.startsWith("select ")) return this.#send({ text });
    return this.#send({ text, values: [...parameters], ...(this.#options.isPrepared ? { name: nameOf(text) } : {}) });
  }

  #send(statement: pg.QueryConfig): Promise<Result> {
    const work = currentWork();
    const milliseconds = work?.leftMilliseconds ?? otherMilliseconds * (this.#options.deadlineScale ?? 1);
    const query_timeout = Number.isFinite(milliseconds) ? Math.ceil(milliseconds) : 0;
    const sending: Promise<Result> = this.#client
      .query({ ...statement, rowMode: "array", query_timeout } as pg.QueryArrayConfig)
      .catch((error: unknown) => {
        if (!isReadTimeout(error)) throw error;
        // The client has destroyed the connection: the reply could still come, and be taken for the next one.
        this.#isLost = true;
        if (milliseconds >= silenceMilliseconds) this.#options.onSilence();
        throw new DatabaseSilent({ cause: error });
      });
    return work ? work.wait(sending) : sending;
  }
}

/** Makes rows with their names in TypeScript of the values of each row. The names are made once a result. */
function toRows(result: Result): object {
  if (Array.isArray(result)) return { rows: [] };
  const names = result.fields.map(({ name }) => camelCase.nameOf(name));
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  const rows = result.rows.map((values) => {
    const row = { ...empty };
    names.forEach((name, index) => {
      row[name] = values[index];
    });
    return row;
  });
  return { command: result.command, rowCount: result.rowCount, rows };
}
