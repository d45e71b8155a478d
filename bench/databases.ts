import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { serverBuild } from "../apps/server/server-build.ts";
import type { OpenDatabase } from "../apps/server/src/database/database.ts";
import { type ClusterPlace, superuser } from "../apps/server/src/database/embedded/cluster-place.ts";
import { findOrMakeCluster, makePortalFolder } from "../apps/server/src/database/embedded/find-cluster.ts";
import { findPostmaster, startPostmaster, stopPostmaster } from "../apps/server/src/database/embedded/postmaster.ts";
import { openPostgres } from "../apps/server/src/database/postgres.ts";
import { runWork, Work } from "../apps/server/src/database/work.ts";
import { systemClock } from "../apps/server/src/services/clock.ts";
import { adoptFileStore } from "../apps/server/src/services/files/adopt-file-store.ts";
import { findPlace } from "../apps/server/src/services/files/file-disk.ts";
import { openFileVault } from "../apps/server/src/services/files/file-vault.ts";
import { type RunningServer, runServer, testSecret } from "../apps/server/test/running-server.ts";
import { buildWhenStale } from "../builds.ts";
import { fillOnce } from "./data/fill-once.ts";

/** Kept between runs: a PostgreSQL with a filled database for each scale. */
export const benchFolder = join(import.meta.dirname, "../.bench");

/** Where rows are measured: a PostgreSQL with one database for each scale. */
export interface BenchDatabases {
  /** Returns the URL of the database of this scale, and fills it first if it does not exist. Scale 1 has a million jobs. */
  getDatabase(scale: number): Promise<string>;
  /** Lists the scales that are filled. */
  listScales(): Promise<number[]>;
  /** Starts a portal's process on this database, from its bundle, without rate limits. */
  runPortal(databaseUrl: string): Promise<RunningServer>;
  end(): Promise<void>;
}

export const nameOf = (scale: number): string => `jobs_${String(scale).replace(".", "_")}`;

/** The server of DATABASE_URL, or the PostgreSQL from npm with the portal's settings. */
export async function openBenchDatabases(): Promise<BenchDatabases> {
  const { DATABASE_URL: given } = process.env;
  const own = given ? undefined : await startOwn();
  const serverUrl = given ?? (own ? describeUrl(own) : "");
  process.env.TEST_SERVER_PROGRAM = join(await buildWhenStale(serverBuild), "server.js");
  return {
    getDatabase: (scale) => fillOnce(serverUrl, nameOf(scale), scale),
    listScales: () => listScales(serverUrl),
    runPortal: async (databaseUrl) => {
      const folder = join(benchFolder, `files-${new URL(databaseUrl).pathname.slice(1)}`);
      await adoptFiles(databaseUrl, folder);
      return runServer({
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        RATE_LIMIT_SCALE: "1000000",
        LOG_LEVEL: "fatal",
      });
    },
    end: async () => (own ? stopPostmaster(own) : undefined),
  };
}

async function startOwn(): Promise<ClusterPlace> {
  const folder = join(benchFolder, "database");
  makePortalFolder(folder);
  const place = await findOrMakeCluster(folder);
  await startPostmaster(place);
  return place;
}

function describeUrl(place: ClusterPlace): string {
  const { port = 0, socketFolder = "" } = findPostmaster(place) ?? {};
  const url = new URL(`postgres://${superuser}@localhost:${port}/postgres`);
  if (socketFolder) url.searchParams.set("host", socketFolder);
  else url.password = readFileSync(place.passwordFile, "utf8");
  return url.href;
}

/** Each run has its own folder of files, without the files of the filled database. */
async function adoptFiles(databaseUrl: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const files = await openFileVault(findPlace({ dataFolder: folder, filesUrl: undefined }), [testSecret]);
  await withDatabase(databaseUrl, ({ db }) => adoptFileStore({ db, clock: systemClock, files }));
}

/** Opens a database while `use` runs. */
export async function withDatabase<T>(url: string, use: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = openPostgres(url);
  try {
    // Preparing a row takes longer than a call may.
    return await runWork(new Work({ waitMillisecondsMax: Number.POSITIVE_INFINITY }), () =>
      database.db.connection().execute(async (db) => {
        await sql`select set_config('statement_timeout', '0', false)`.execute(db);
        return use({ ...database, db });
      }),
    );
  } finally {
    await database.close();
  }
}

async function listScales(serverUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client.query("select datname from pg_database where datname ~ '^jobs_[0-9_]+$'");
  await client.end();
  return rows
    .map(({ datname }) => Number(String(datname).slice("jobs_".length).replace("_", ".")))
    .sort((a, b) => a - b);
}
