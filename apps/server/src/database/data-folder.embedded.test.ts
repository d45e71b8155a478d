import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runServer, runToEnd } from "../../test/running-server.ts";
import { openEmbedded, openInMemory } from "./embedded.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "hunarmand-folder-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the embedded data folder", () => {
  it("refuses a second process at once, naming the first", async () => {
    const first = await runServer({ DATA_DIR: folder });
    const second = await runToEnd({ DATA_DIR: folder });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`in use by process ${first.process.pid}`);
    expect(await first.end("SIGTERM")).toBe(0);
  });

  it("is free again after its process was killed", async () => {
    const first = await runServer({ DATA_DIR: folder });
    await first.end("SIGKILL");
    const second = await runServer({ DATA_DIR: folder });
    expect(await second.end("SIGTERM")).toBe(0);
  });

  it("is never filled anew over a damaged database", async () => {
    await (await openEmbedded(folder)).close();
    await rm(join(folder, "postgres", "PG_VERSION"));
    const before = await readdir(join(folder, "postgres"));
    await expect(openEmbedded(folder)).rejects.toThrow("is damaged (missing: PG_VERSION)");
    expect(await readdir(join(folder, "postgres"))).toEqual(before);
  });
});

describe("the embedded database's connection", () => {
  it("keeps a statement beside an open transaction when that is rolled back", async () => {
    const { db, close } = await openInMemory();
    await sql`create table notes (text text)`.execute(db);
    let beside: Promise<unknown> | undefined;
    const rolledBack = db.transaction().execute(async (transaction) => {
      await sql`insert into notes values ('inside')`.execute(transaction);
      beside = sql`insert into notes values ('beside')`.execute(db);
      throw new Error("changed my mind");
    });
    await expect(rolledBack).rejects.toThrow("changed my mind");
    await beside;
    expect((await sql`select text from notes`.execute(db)).rows).toEqual([{ text: "beside" }]);
    await close();
  });

  it("runs transactions one after another when many begin at once", async () => {
    const { db, close } = await openInMemory();
    await sql`create table counters (value integer)`.execute(db);
    await sql`insert into counters values (0)`.execute(db);
    const count = () =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ value: number }>`select value from counters`.execute(transaction);
        await sql`update counters set value = ${(rows[0]?.value ?? 0) + 1}`.execute(transaction);
      });
    await Promise.all(Array.from({ length: 20 }, count));
    expect((await sql`select value from counters`.execute(db)).rows).toEqual([{ value: 20 }]);
    await close();
  });
});
