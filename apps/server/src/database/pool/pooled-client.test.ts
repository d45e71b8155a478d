import { describe, expect, it } from "vitest";
import { DatabaseSilent } from "../database.ts";
import { runWork, Work } from "../work.ts";
import { PooledClient } from "./pooled-client.ts";

const lock = "select id from jobs where id = $1 for update";
const insert = "insert into jobs (id) values ($1)";
const commandOf = (text: string): string => text.split(" ")[0]?.toUpperCase() ?? "";

/** A connection over a client that records what it sends. Statements that `fail` names are rejected with that error. */
function open(fail: Record<string, Error> = {}) {
  const sent: string[] = [];
  const released: unknown[] = [];
  let silences = 0;
  const client = {
    socket: { cork: () => sent.push("cork"), uncork: () => sent.push("uncork") },
    query: async ({ text }: { text: string }) => {
      sent.push(text.split(" ")[0] ?? "");
      const error = fail[text.split(" ")[0] ?? ""];
      if (error) throw error;
      return { command: commandOf(text), rowCount: 1, fields: [{ name: "first_name" }], rows: [["Ali"]] };
    },
    release: (isLost: unknown) => released.push(isLost),
  };
  const onSilence = () => {
    silences += 1;
  };
  const options = { isPrepared: true, onSilence };
  const connection = new PooledClient(client as unknown as ConstructorParameters<typeof PooledClient>[0], options);
  return { connection, sent, released, countSilences: () => silences };
}

const timeOut = new Error("Query read timeout");

describe("a transaction", () => {
  it("sends begin in one packet with its first lock", async () => {
    const { connection, sent } = open();
    await connection.query("begin", []);
    await connection.query(lock, ["1"]);
    await connection.query(insert, ["1"]);
    await connection.query("commit", []);
    expect(sent).toEqual(["cork", "begin", "select", "uncork", "insert", "commit"]);
  });

  it("sends nothing where it has no statement", async () => {
    const { connection, sent } = open();
    await connection.query("begin", []);
    await connection.query("commit", []);
    expect(sent).toEqual([]);
  });

  it("sends no change before begin has succeeded", async () => {
    const { connection, sent } = open({ begin: new Error("no") });
    await connection.query("begin", []);
    await expect(connection.query(insert, ["1"])).rejects.toThrow("no");
    expect(sent).toEqual(["begin"]);
  });

  it("changes nothing after begin has failed beside a lock", async () => {
    const { connection, sent } = open({ begin: new Error("no") });
    await connection.query("begin", []);
    await expect(connection.query(lock, ["1"])).rejects.toThrow("no");
    await expect(connection.query(insert, ["1"])).rejects.toThrow("no");
    await connection.query("rollback", []);
    expect(sent).toEqual(["cork", "begin", "select", "uncork", "rollback"]);
  });

  it("has changed something once it is committed, not before", async () => {
    const { connection } = open();
    const work = new Work({ waitMillisecondsMax: 5_000 });
    await runWork(work, async () => {
      await connection.query("begin", []);
      await connection.query(insert, ["1"]);
      expect(work.hasChanged).toBe(false);
      await connection.query("commit", []);
      expect(work.hasChanged).toBe(true);
    });
  });

  it("may have changed something where the reply to its commit is missing", async () => {
    const { connection } = open({ commit: timeOut });
    const work = new Work({ waitMillisecondsMax: 5_000 });
    await runWork(work, async () => {
      await connection.query("begin", []);
      await connection.query(insert, ["1"]);
      await expect(connection.query("commit", [])).rejects.toBeInstanceOf(DatabaseSilent);
      expect(work.hasChanged).toBe(true);
    });
  });
});

describe("a connection without a reply", () => {
  it("is not used again", async () => {
    const { connection, released, countSilences } = open({ select: timeOut });
    await expect(connection.query(lock, ["1"])).rejects.toBeInstanceOf(DatabaseSilent);
    connection.release();
    expect([released, countSilences()]).toEqual([[true], 1]);
  });

  it("says nothing of the others where the call had little time left", async () => {
    const { connection, released, countSilences } = open({ select: timeOut });
    await runWork(new Work({ waitMillisecondsMax: 50 }), () =>
      expect(connection.query(lock, ["1"])).rejects.toBeInstanceOf(DatabaseSilent),
    );
    connection.release();
    expect([released, countSilences()]).toEqual([[true], 0]);
  });
});

it("a row has the names of its columns in TypeScript", async () => {
  const { connection } = open();
  expect(await connection.query(lock, ["1"])).toMatchObject({ rows: [{ firstName: "Ali" }] });
});
