import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../database.ts";
import { openEmbedded } from "../open-embedded.ts";
import { adoptCluster } from "./adopt-cluster.ts";
import { listClusters } from "./list-clusters.ts";

let parent = "";
let folder = "";
let elsewhere = "";

/** A DATA_DIR with a link to its database, as if PostgreSQL's user could not reach it. */
beforeEach(async () => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), "hunarmand-owner-")));
  chmodSync(parent, 0o711);
  folder = join(parent, "data-dir");
  elsewhere = join(parent, "state");
  mkdirSync(elsewhere);
  await (await open(folder)).close();
  renameSync(join(folder, "postgresql"), join(elsewhere, "postgresql-1"));
  symlinkSync(join(elsewhere, "postgresql-1"), join(folder, "postgresql"));
  await (await open(folder)).close();
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

async function open(portalFolder: string): Promise<OpenDatabase> {
  const database = openEmbedded(portalFolder, { deadlineScale: 100 });
  try {
    await database.open();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

const copy = (from: string, to: string) => execFileSync("cp", ["-a", from, to]);

describe("a database outside of DATA_DIR", () => {
  it("is refused to a copy of that folder, in one line that names its owner and the command", async () => {
    const other = join(parent, "copy");
    copy(folder, other);
    const refusal = await open(other).catch((error: Error) => error.message);
    for (const named of [
      `belongs to ${folder}`,
      `${other} is a copy`,
      `DATA_DIR=${other} npm run db:adopt`,
      "README.md",
    ])
      expect(refusal).toContain(named);
    expect(refusal).not.toContain("\n");
    await (await open(folder)).close();
  });

  it("stays with its DATA_DIR when that is moved, and the new path is recorded", async () => {
    const moved = join(parent, "moved");
    renameSync(folder, moved);
    await (await open(moved)).close();
    copy(moved, folder);
    await expect(open(folder)).rejects.toThrow(`belongs to ${moved}`);
  });

  it("is handed to a copy by `npm run db:adopt`, never while a portal runs on it, and is then refused to its former owner", async () => {
    const other = join(parent, "copy");
    copy(folder, other);
    const running = await open(folder);
    await expect(adoptCluster(other)).rejects.toThrow("A portal runs on the database");
    await running.close();
    expect(await adoptCluster(other)).toBe(join(elsewhere, "postgresql-1"));
    await (await open(other)).close();
    await expect(open(folder)).rejects.toThrow(`belongs to ${other}`);
  });

  it("is refused to everyone if its owner file cannot be read, until it is adopted", async () => {
    writeFileSync(join(elsewhere, "postgresql-1/owner.json"), "{");
    await expect(open(folder)).rejects.toThrow("belongs to (unreadable)");
    await adoptCluster(folder);
    await (await open(folder)).close();
  });

  it("is listed, those without a link from a DATA_DIR first", async () => {
    copy(join(elsewhere, "postgresql-1"), join(elsewhere, "postgresql-2"));
    mkdirSync(join(elsewhere, "postgresql-0"));
    mkdirSync(join(elsewhere, "programs-18"));
    const listed = () =>
      listClusters(elsewhere).map(({ folder: at, ownerFolder, isLinked }) => [at, ownerFolder, isLinked]);
    expect(listed().toSorted()).toEqual([
      [join(elsewhere, "postgresql-0"), undefined, false],
      [join(elsewhere, "postgresql-1"), folder, true],
      [join(elsewhere, "postgresql-2"), folder, false],
    ]);
    expect(listed().at(-1)?.at(-1)).toBe(true);
    rmSync(folder, { recursive: true });
    expect(listed().map(([, , isLinked]) => isLinked)).toEqual([false, false, false]);
    expect(listClusters(join(parent, "none"))).toEqual([]);
  });
});

describe("a DATA_DIR", () => {
  it("does not start on another installation's database in its place, unless it adopts it", async () => {
    const other = join(parent, "other");
    await (await open(other)).close();
    rmSync(join(other, "postgresql"), { recursive: true });
    copy(join(elsewhere, "postgresql-1"), join(other, "postgresql"));
    const known = readFileSync(join(other, "postgresql.id"), "utf8");
    await expect(open(other)).rejects.toThrow(`than it has worked with so far (${known}`);
    await adoptCluster(other);
    await (await open(other)).close();
  });

  it("refuses a database whose data folder alone is a link, because two folders could contain it", async () => {
    const data = join(elsewhere, "postgresql-1/data");
    renameSync(data, join(parent, "big-disk"));
    symlinkSync(join(parent, "big-disk"), data);
    await expect(open(folder)).rejects.toThrow(`Move all of ${join(elsewhere, "postgresql-1")}`);
  });
});
