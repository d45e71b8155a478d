import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describeCluster, superuser } from "./cluster-place.ts";
import { cannotRun } from "./postmaster.ts";
import { isAlive } from "./processes.ts";
import { giveTo, type RunAs } from "./run-as.ts";
import { findRunnablePrograms, makeStateFolder } from "./state-folder.ts";

const passwordBytes = 24;
/** Other users may pass through the folder, because PostgreSQL's user must. The content has its own modes. */
const passableMode = 0o711;
const draftMark = ".draft-";

/** Where to create a cluster. */
interface NewCluster {
  /** The path in DATA_DIR, which becomes the cluster or a link to it. */
  place: string;
  /** Another folder for the cluster, and what to do before the link is made. */
  elsewhere: { folder: string; finish(draft: string): void } | undefined;
  user: RunAs;
}

/**
 * Creates a cluster in a draft folder and then moves it into place. A start that is killed halfway leaves nothing that looks like a
 * database, and of two portals that start at once only one creates it.
 */
export async function initialiseCluster({ place, elsewhere, user }: NewCluster): Promise<void> {
  if (elsewhere) makeStateFolder();
  const parent = elsewhere?.folder ?? dirname(place);
  removeDrafts(parent);
  const draft = join(parent, `${basename(place)}${draftMark}${process.pid}-${randomBytes(3).toString("hex")}`);
  await fillCluster(draft, user);
  if (elsewhere) {
    elsewhere.finish(draft);
    const home = join(parent, `${basename(place)}-${randomBytes(6).toString("hex")}`);
    renameSync(draft, home);
    settle(place, home, () => symlinkSync(home, place));
  } else {
    settle(place, draft, () => renameSync(draft, place));
  }
}

/** Moves the draft into place. If another portal was first, its cluster is used. */
function settle(place: string, made: string, move: () => void): void {
  try {
    move();
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!lstatSync(place, { throwIfNoEntry: false })) throw error;
  }
}

/** Removes drafts of starts that were killed. */
function removeDrafts(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = name.split(draftMark);
    if (pid && !isAlive(Number.parseInt(pid, 10))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** Runs initdb as the user that PostgreSQL will run as. */
export async function fillCluster(folder: string, user: RunAs, extraArgs: readonly string[] = []): Promise<void> {
  const { programsFolder, dataFolder, passwordFile } = describeCluster(folder, findRunnablePrograms(user), user);
  mkdirSync(folder);
  chmodSync(folder, passableMode);
  for (const own of [dataFolder, join(folder, "run")]) {
    mkdirSync(own, { mode: 0o700 });
    giveTo(user, own);
  }
  writeFileSync(passwordFile, randomBytes(passwordBytes).toString("base64url"), { mode: 0o600 });
  giveTo(user, passwordFile);
  await runInitdb(join(programsFolder, "initdb"), user, [
    `--pgdata=${dataFolder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    "--auth-local=trust",
    "--auth-host=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...extraArgs,
  ]);
}

async function runInitdb(program: string, user: RunAs, args: readonly string[]): Promise<void> {
  // Detached, so that Ctrl-C in a terminal only reaches the portal, which then stops in order.
  const child = spawn(program, args, {
    ...user,
    detached: true,
    env: { PATH: "/usr/bin:/bin", LANG: "C", TZ: "UTC" },
    cwd: "/",
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("close", resolve).once("error", (error) => reject(cannotRun(error))),
  );
  if (code !== 0) throw new Error(`The database could not be made:\n${Buffer.concat(said).toString().trim()}`);
}
