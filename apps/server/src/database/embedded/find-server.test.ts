import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { OpenDatabase } from "../database.ts";
import { describeCluster } from "./cluster-place.ts";
import { findOrMakeCluster } from "./find-cluster.ts";
import { openEmbedded } from "./open-embedded.ts";
import { findPostmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { giveTo } from "./run-as.ts";

let parent = "";
let folder = "";
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "hunarmand-found-"));
  chmodSync(parent, 0o711);
  folder = join(parent, "data-dir");
});
afterEach(async () => {
  await stopPostmaster(placeOf(folder));
  rmSync(parent, { recursive: true, force: true });
});

const placeOf = (portalFolder: string) => describeCluster(join(portalFolder, "postgresql"), "", {});
const fileOf = (portalFolder: string): string => join(placeOf(portalFolder).dataFolder, "postmaster.pid");

async function open(portalFolder = folder): Promise<OpenDatabase> {
  const database = openEmbedded(portalFolder, { deadlineScale: 100 });
  await database.open();
  return database;
}

/** Writes the file that a killed PostgreSQL leaves, with another process's number. */
async function leaveFile(pid: number, change: (lines: string[]) => void = () => {}): Promise<void> {
  const database = await open();
  const text = readFileSync(fileOf(folder), "utf8");
  const lock = readdirSync(join(folder, "postgresql/run")).find((name) => name.endsWith(".lock")) ?? "";
  const locked = readFileSync(join(folder, "postgresql/run", lock), "utf8");
  await database.close();
  const lines = text.split("\n");
  lines[0] = String(pid);
  change(lines);
  writeFileSync(fileOf(folder), lines.join("\n"));
  writeFileSync(join(folder, "postgresql/run", lock), locked.replace(/^\d+/, String(pid)));
}

/** A process with a taken number, of PostgreSQL's user, so that PostgreSQL itself takes it for its own. */
function spawnBystander(program = process.execPath, args = ["-e", "setInterval(() => {}, 1000)"]): ChildProcess {
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(program, args, { ...user, cwd: "/", stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function expectToStart(): Promise<void> {
  const database = await open();
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  await database.close();
}

describe("the files of a killed PostgreSQL do not stop the portal from starting", () => {
  it("if another process has its number", async () => {
    await leaveFile(spawnBystander().pid ?? 0);
    await expectToStart();
  });

  it("if another process has its number, and it was killed while it started", async () => {
    await leaveFile(spawnBystander().pid ?? 0, (lines) => lines.splice(7, 1, "starting"));
    await expectToStart();
  });

  it.runIf(existsSync("/proc/self/task"))("if a thread has its number", async () => {
    const { pid = 0 } = spawnBystander();
    const listThreads = () => readdirSync(`/proc/${pid}/task`).filter((name) => name !== String(pid));
    await expect.poll(() => listThreads().length).toBeGreaterThan(0);
    await leaveFile(Number(listThreads()[0]));
    await expectToStart();
  });

  it.runIf(existsSync("/proc/self/stat"))(
    "where another PostgreSQL, that started at another time, has its number",
    async () => {
      const other = await open(join(parent, "other"));
      const { pid = 0 } = findPostmaster(placeOf(join(parent, "other"))) ?? {};
      await leaveFile(pid, (lines) => {
        lines[2] = String(Number(lines[2]) - 86_400);
        lines[7] = "starting";
      });
      await expectToStart();
      expect((await sql`select 1 as one`.execute(other.db)).rows).toEqual([{ one: 1 }]);
      await other.close();
    },
  );

  it("if the folder was copied while the original's PostgreSQL started", async () => {
    const original = await open();
    const copied = join(parent, "copied");
    execFileSync("cp", ["-a", folder, copied]);
    writeFileSync(fileOf(copied), readFileSync(fileOf(copied), "utf8").replace("ready", "starting"));
    const copy = await open(copied);
    await sql`create table notes (text text)`.execute(copy.db);
    await expect(sql`select * from notes`.execute(original.db)).rejects.toThrow("does not exist");
    await copy.close();
    await original.close();
  });

  it("if a power failure has emptied its file", async () => {
    await (await open()).close();
    writeFileSync(fileOf(folder), "");
    await expectToStart();
  });
});

describe("a PostgreSQL on the loopback interface", () => {
  /** This path is too long for a socket. */
  beforeEach(() => {
    folder = join(parent, "x".repeat(100), "data-dir");
  });

  it("is not joined by a copy of its folder, which has the same port and password", async () => {
    const original = await open();
    await sql`create table notes (text text)`.execute(original.db);
    const copied = join(parent, "y".repeat(100), "data-dir");
    mkdirSync(join(copied, ".."));
    execFileSync("cp", ["-a", folder, copied]);
    const copy = await open(copied);
    await sql`insert into notes values ('of the copy')`.execute(copy.db);
    expect((await sql`select * from notes`.execute(original.db)).rows).toEqual([]);
    await copy.close();
    await original.close();
  });

  it("is started again if another service took its port after it was killed", async () => {
    const stranger = createServer((socket) => socket.end("220 a mail server\r\n"));
    await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
    const address = stranger.address();
    const database = await open();
    const lines = readFileSync(fileOf(folder), "utf8").split("\n");
    await database.close();
    lines.splice(0, 1, String(spawnBystander().pid));
    lines.splice(3, 1, String(typeof address === "object" ? address?.port : 0));
    writeFileSync(fileOf(folder), lines.join("\n"));
    await expectToStart();
    stranger.close();
  });
});

it("a PostgreSQL that was started by hand on the same folder, with a socket elsewhere, is joined", async () => {
  await (await open()).close();
  const { socketFolder: _own, ...place } = await findOrMakeCluster(folder);
  const elsewhere = mkdtempSync(join(parent, "socket-"));
  giveTo(place.user, elsewhere);
  const settings = { listen_addresses: "", unix_socket_directories: elsewhere };
  const { pid, client } = await startPostmaster({ ...place, socketFolder: undefined, settings });
  await client.end();
  const database = await open();
  expect(findPostmaster(placeOf(folder))?.pid).toBe(pid);
  await database.close();
});
