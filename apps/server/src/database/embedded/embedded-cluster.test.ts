import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../database.ts";
import { describeCluster } from "./cluster-place.ts";
import { openEmbedded } from "./open-embedded.ts";
import { listClusters } from "./owner/list-clusters.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";
import { findPrograms } from "./programs.ts";
import { stateFolder } from "./state-folder.ts";

let parent = "";
let folder = "";
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "hunarmand-embedded-"));
  chmodSync(parent, 0o755);
  folder = join(parent, "data-dir");
});
afterEach(async () => {
  const place = placeOf(folder);
  await stopPostmaster(place);
  // The cluster's own folder, also if DATA_DIR has a link to it.
  const cluster = join(place.dataFolder, "..");
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true });
  rmSync(parent, { recursive: true, force: true });
});

const placeOf = (portalFolder: string) => describeCluster(join(portalFolder, "postgresql"), "", {});
const isRunning = () => findPostmaster(placeOf(folder)) !== undefined;
const isRoot = process.getuid?.() === 0;

async function open(): Promise<OpenDatabase> {
  const database = openEmbedded(folder, { deadlineScale: 100 });
  await database.open();
  return database;
}

async function readSetting(database: OpenDatabase, name: string): Promise<unknown> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database.db);
  return rows[0]?.value;
}

describe("the portal's own PostgreSQL", () => {
  it("is power-safe, runs as an unprivileged user, and stops with the last portal", async () => {
    const first = await open();
    for (const name of ["fsync", "full_page_writes", "synchronous_commit"])
      expect(await readSetting(first, name), name).toBe("on");
    const { pid = 0 } = findPostmaster(placeOf(folder)) ?? {};
    if (isRoot)
      expect(
        spawnSync("stat", ["-c", "%u", `/proc/${pid}`])
          .stdout.toString()
          .trim(),
      ).toBe("65534");
    const second = await open();
    await first.close();
    expect(isRunning()).toBe(true);
    await sql`select 1`.execute(second.db);
    await second.close();
    expect(isRunning()).toBe(false);
  });

  it("is created once when two portals start at once on a new folder, and both see the same data", async () => {
    const [first, second] = await Promise.all([open(), open()]);
    await sql`create table notes (text text)`.execute(first.db);
    await sql`insert into notes values ('seen')`.execute(first.db);
    expect((await sql`select text from notes`.execute(second.db)).rows).toEqual([{ text: "seen" }]);
    await Promise.all([first.close(), second.close()]);
    expect(isRunning()).toBe(false);
    expect(readdirSync(folder)).toEqual(["postgresql", "postgresql.id"]);
  });

  it("is restarted if it is killed while its portal runs", async () => {
    const first = await open();
    await sql`create table notes (text text)`.execute(first.db);
    await sql`insert into notes values ('kept')`.execute(first.db);
    await stopPostmaster(placeOf(folder), "SIGKILL");
    await expect
      .poll(() =>
        sql`select text from notes`.execute(first.db).then(
          ({ rows }) => rows,
          () => [],
        ),
      )
      .toEqual([{ text: "kept" }]);
    await first.close();
    expect(isRunning()).toBe(false);
  });

  it("is never initialised over a damaged one", async () => {
    await (await open()).close();
    const data = placeOf(folder).dataFolder;
    rmSync(join(data, "PG_VERSION"));
    const before = readdirSync(data);
    await expect(open()).rejects.toThrow("is damaged (missing: PG_VERSION)");
    expect(readdirSync(data)).toEqual(before);
    rmSync(data, { recursive: true });
    await expect(open()).rejects.toThrow("is damaged");
  });

  it("is not created again if a link to it is broken", async () => {
    const database = openEmbedded(folder, { deadlineScale: 100 });
    symlinkSync(join(parent, "gone"), join(folder, "postgresql"));
    await expect(database.open()).rejects.toThrow("is gone. Restore it from a backup");
    await database.close();
  });

  it("listens on the loopback interface with a password if the path is too long for a socket", async () => {
    folder = join(parent, "x".repeat(100), "data-dir");
    const database = await open();
    expect(await readSetting(database, "listen_addresses")).toBe("127.0.0.1");
    const { port = 0 } = findPostmaster(placeOf(folder)) ?? {};
    const { default: pg } = await import("pg");
    const stranger = new pg.Client({
      host: "127.0.0.1",
      port,
      user: "hunarmand",
      database: "postgres",
      password: "guess",
    });
    stranger.on("error", () => {});
    await expect(stranger.connect()).rejects.toThrow("password authentication failed");
    await database.close();
  });

  it("reports in one line why it does not start", async () => {
    await (await open()).close();
    rmSync(join(placeOf(folder).dataFolder, "global", "pg_control"));
    await expect(open()).rejects.toThrow(
      /did not start:\n[\s\S]*could not open file|could not find the database system/,
    );
  });
});

describe.runIf(isRoot)("root's own PostgreSQL", () => {
  it("keeps its data in the state folder if its user cannot reach DATA_DIR, and reports it", async () => {
    chmodSync(parent, 0o700);
    const database = openEmbedded(folder, { deadlineScale: 100 });
    const note = await database.open();
    expect(note).toContain(`The database is in ${stateFolder}/postgresql-`);
    await sql`create table notes (text text)`.execute(database.db);
    await database.close();
    const again = await open();
    expect((await sql`select * from notes`.execute(again.db)).rows).toEqual([]);
    await again.close();
    const listed = listClusters(stateFolder).find(({ folder: at }) => note?.includes(at));
    expect(listed).toMatchObject({ ownerFolder: folder, isLinked: true });
    expect(isRunning()).toBe(false);
  });
});

describe("the requirements of the portal's own PostgreSQL", () => {
  it("names DATABASE_URL in one line if npm has no programs for the platform", () => {
    expect(() => findPrograms("plan9-vax")).toThrow(/^No PostgreSQL is installed for plan9-vax\. Set DATABASE_URL .*$/);
  });

  it("refuses the database of the first edition, and names how to move it", async () => {
    const database = openEmbedded(folder, { deadlineScale: 100 });
    symlinkSync(parent, join(folder, "postgres"));
    await expect(database.open()).rejects.toThrow(/docs\/decisions\/\S+\.md says how to move it/);
    await database.close();
    expect(existsSync(join(folder, "postgresql"))).toBe(false);
  });

  it("stores its password where other users cannot read it", async () => {
    await (await open()).close();
    const file = join(folder, "postgresql", "password");
    expect(readFileSync(file, "utf8")).toMatch(/^[\w-]{32}$/);
    expect(spawnSync("stat", ["-c", "%a", file]).stdout.toString().trim()).toBe("600");
  });
});
