import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverBuild } from "../../apps/server/server-build.ts";
import { openEmbedded } from "../../apps/server/src/database/embedded/open-embedded.ts";
import { testSecret } from "../../apps/server/test/running-server.ts";
import { buildWhenStale } from "../../builds.ts";
import { cleanUpAll, withCleanUp } from "../faults/clean-ups.ts";
import { Client } from "../faults/client.ts";
import { type Place, withDatabase, withPlace } from "../faults/place.ts";
import { type Command, runCommand, spawnCommand } from "./commands.ts";
import { damages, findDatabaseObject, whileDamaged } from "./damages.ts";
import { findDifferences, readTown } from "./read-town.ts";

/**
 * `npm run restore:drill`: people work in the demo's town, every reading call is sent with every filter, and a backup is made. Then the data
 * folder with the database, the files and the secret is deleted, and the backup restored into another empty one by the operator's commands.
 * Exit code 1 if a reply or a file is another one then, or if a backup that was cut or altered is not refused with the reason.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void cleanUpAll().finally(() => process.exit(1)));

/** Without background tasks, time alone changes no row between the two readings. */
const quiet = { TOKEN_SECRET: "", ROLE: "web" };
const shownMax = 10;

const now = new Date();
const backups = mkdtempSync(join(tmpdir(), "hunarmand-backups-"));
const seconds = (since: number): string => ((performance.now() - since) / 1_000).toFixed(0);

const commandOf = (place: Place, program: string, ...words: string[]): Command => ({
  settings: { DATA_DIR: place.folder, BACKUP_DIR: backups },
  program,
  words,
});

/** Posts and accepts jobs in the town. */
async function work(place: Place): Promise<void> {
  const server = await place.start({ DEMO: "town", TOKEN_SECRET: "" });
  const ground = await place.fill();
  await new Client(server.url).writeAll(ground.writes);
  await server.end("SIGTERM");
}

async function read(place: Place): Promise<Map<string, string>> {
  const server = await place.start(quiet);
  const replies = await withDatabase(openEmbedded(place.folder), (db) => readTown(db, server.url, now));
  await server.end("SIGTERM");
  return replies;
}

/** The checksum of each stored file, by its name. */
function hashFiles({ folder }: Place): Map<string, string> {
  const files = readdirSync(join(folder, "files"), { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  return new Map(
    files.map(({ name, parentPath }) => [
      name,
      createHash("sha256")
        .update(readFileSync(join(parentPath, name)))
        .digest("hex"),
    ]),
  );
}

/** The town until its end. Requests whose replies change by time alone are left out. */
const liveTown = () =>
  withPlace({}, async (place) => {
    // The portal's helpers sign with it. Here it is the installation's own, in a file, and gets lost with the folder.
    writeFileSync(join(place.folder, "token-secret"), testSecret, { mode: 0o600 });
    await work(place);
    const first = await read(place);
    const replies = await read(place);
    const changing = findDifferences(first, replies);
    for (const request of changing) replies.delete(request);
    const startedAt = performance.now();
    await runCommand(commandOf(place, "make-backup.ts"));
    say(
      `The backup took ${seconds(startedAt)} s. ${changing.length} replies change by time alone: ${changing.join(", ")}`,
    );
    return { replies, files: hashFiles(place) };
  });

async function isRefused(place: Place): Promise<boolean> {
  let areAllRefused = true;
  const object = findDatabaseObject(backups);
  for (const damage of damages)
    await whileDamaged(object, damage, async () => {
      const { code, output } = await spawnCommand(commandOf(place, "restore-backup.ts", "newest")).ended;
      areAllRefused &&= code === 1 && damage.reason.test(output);
      say(`A backup that was ${damage.what}: exit code ${code}, ${output.trim()}`);
    });
  return areAllRefused;
}

async function drill(): Promise<boolean> {
  const town = await liveTown();
  return withPlace({}, async (elsewhere) => {
    const areRefused = await isRefused(elsewhere);
    const startedAt = performance.now();
    await runCommand(commandOf(elsewhere, "restore-backup.ts", "newest"));
    const restored = seconds(startedAt);
    const different = findDifferences(town.replies, await read(elsewhere));
    const other = findDifferences(town.files, hashFiles(elsewhere));
    for (const name of [...different, ...other].slice(0, shownMax)) say(`  is another one: ${name}`);
    const calls = new Set([...town.replies.keys()].map((request) => request.split(" ")[0])).size;
    say(`The restore took ${restored} s, with the reading ${seconds(startedAt)} s`);
    say(`${town.replies.size} requests of ${calls} reading calls: ${different.length} replies differ`);
    say(`${town.files.size} files: ${other.length} differ`);
    return areRefused && different.length === 0 && other.length === 0 && town.replies.size > 0 && town.files.size > 0;
  });
}

process.env.TEST_SERVER_PROGRAM = join(await buildWhenStale(serverBuild), "server.js");
const startedAt = performance.now();
const isSame = await withCleanUp(async () => rmSync(backups, { recursive: true, force: true }), drill);
say(`The drill took ${seconds(startedAt)} s`);
process.exit(isSame ? 0 : 1);
