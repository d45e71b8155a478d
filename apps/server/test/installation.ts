import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { buildApp } from "../src/app.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { migrate } from "../src/database/schema/migrate.ts";
import { type Clock, systemClock } from "../src/services/clock.ts";
import { findPlace, namePlace } from "../src/services/files/file-disk.ts";
import { tieFileStore } from "../src/services/files/file-tie.ts";
import { openPasswords } from "../src/services/login/passwords.ts";
import { openServices, type ServiceSettings } from "../src/services/open-services.ts";
import { cheapHashes, longDeadlineScale, testServices, testSettings } from "./portal.ts";
import { makeDatabase, makeEmptyDatabase } from "./postgres-server.ts";

export interface InstallationOptions {
  /** No schema and no catalogue. */
  isEmpty?: boolean;
  /** The place of another one, which this process starts again. */
  at?: { databaseUrl: string; dataFolder: string };
  settings?: Partial<ServiceSettings>;
  clock?: Clock;
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/** A database, a data folder and their own secret, as of one machine, until the test ends. Backups are in the folder that is given. */
export async function openInstallation(
  backupFolder: string,
  { isEmpty = false, at, settings = {}, clock = systemClock }: InstallationOptions = {},
) {
  const databaseUrl = at?.databaseUrl ?? (isEmpty ? await makeEmptyDatabase() : await makeDatabase());
  const dataFolder = at?.dataFolder ?? (await makeFolder());
  const database = openPostgres(databaseUrl, { deadlineScale: longDeadlineScale });
  const whole = { ...testServices, tokenSecret: undefined, dataFolder, backupFolder, ...settings };
  const passwords = openPasswords({ cost: cheapHashes });
  const services = await openServices(whole, { database, clock, passwords });
  let close = () => database.close();
  onTestFinished(() => close());
  return {
    databaseUrl,
    dataFolder,
    services,
    place: { dataFolder, databaseUrl, tokenSecret: whole.tokenSecret, oldSecrets: whole.oldSecrets },
    /** What a start does before it serves. */
    async start() {
      await migrate(services.db);
      await tieFileStore({ ...services, placeName: namePlace(findPlace(whole)) });
      await services.queue.open();
      const app = await buildApp(services, testSettings);
      close = async () => {
        await app.close();
        await services.queue.stop();
        await database.close();
      };
      return app;
    },
    /** Ends its connections. */
    async stop() {
      await close();
      close = async () => {};
    },
  };
}

/** A folder until the test ends. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-installation-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
