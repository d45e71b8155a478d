import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { testSecret } from "../../apps/server/test/running-server.ts";
import { type Command, runCommand, spawnCommand } from "../restores/commands.ts";
import { Client } from "./client.ts";
import type { Fault } from "./fault.ts";
import type { Ground } from "./ground.ts";
import { compareWrites, type Outcome } from "./outcome.ts";
import { type Place, withPlace } from "./place.ts";
import { untilLoaded } from "./under-load.ts";

const namePlaceOfBackups = ({ folder }: Place): string => join(folder, "backups");

/** A command on a place, with the backups of `from`. */
const commandOf = (place: Place, from: Place, program: string, ...words: string[]): Command => ({
  settings: { DATA_DIR: place.folder, BACKUP_DIR: namePlaceOfBackups(from), TOKEN_SECRET: testSecret },
  program,
  words,
});

const backUp = (place: Place): Promise<void> => runCommand(commandOf(place, place, "make-backup.ts"));

/** Kills a backup that has written something, but has not ended. @throws Error if it ended before */
async function killBackup(place: Place): Promise<void> {
  const { child, ended } = spawnCommand(commandOf(place, place, "make-backup.ts"));
  while (child.exitCode === null && !hasRun(place)) await pause(1);
  child.kill("SIGKILL");
  if ((await ended).code !== null) throw new Error("the backup ended before it was killed");
}

/** Whether a backup has a folder there. */
const hasRun = (place: Place): boolean => {
  const folder = join(namePlaceOfBackups(place), "open", "runs");
  return existsSync(folder) && readdirSync(folder).length > 0;
};

/** Sends load in rounds until `work` has ended. It begins within the first round. Returns the writes, and what was acknowledged before it began. */
async function loadWhile(place: Place, url: string, work: () => Promise<void>) {
  const grounds: Ground[] = [];
  let before: string[] | undefined;
  let isOver = false;
  let working: Promise<void> | undefined;
  const startOnce = async (client: Client) => {
    if (before) return;
    await untilLoaded(client);
    before = [...client.seen.acknowledged];
    // Not awaited here: further rounds follow until it has ended.
    working = work().finally(() => {
      isOver = true;
    });
    working.catch(() => {});
  };
  while (!isOver) {
    const ground = await place.fill();
    grounds.push(ground);
    const client = new Client(url);
    await Promise.all([client.writeAll(ground.writes), startOnce(client)]).finally(() => client.stop());
  }
  await working;
  return { grounds, before: before ?? [] };
}

/** Makes backups under load and restores the newest into another place. What was acknowledged before the first of them began has to be there. */
const restoreElsewhere = (makeBackups: (place: Place) => Promise<void>): Promise<Outcome> =>
  withPlace({}, (place) =>
    withPlace({}, async (elsewhere) => {
      const server = await place.start();
      const { grounds, before } = await loadWhile(place, server.url, () => makeBackups(place));
      await server.end("SIGTERM");
      await runCommand(commandOf(elsewhere, place, "restore-backup.ts", "newest"));
      const stored: string[] = [];
      for (const ground of grounds) stored.push(...(await elsewhere.read(ground)));
      return compareWrites(before, stored);
    }),
  );

export const backups: Fault[] = [
  {
    name: "backup",
    what: "a backup is made under load, and restored into an empty folder",
    run: () => restoreElsewhere(backUp),
  },
  {
    name: "kill-backup",
    what: "a backup is killed half-way, and the next one restored",
    run: () =>
      restoreElsewhere(async (place) => {
        await killBackup(place);
        await backUp(place);
      }),
  },
];
