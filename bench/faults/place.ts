import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database, OpenDatabase } from "../../apps/server/src/database/database.ts";
import { describeCluster } from "../../apps/server/src/database/embedded/cluster-place.ts";
import { findFreePort } from "../../apps/server/src/database/embedded/free-port.ts";
import { openEmbedded } from "../../apps/server/src/database/embedded/open-embedded.ts";
import { findPostmaster, stopPostmaster } from "../../apps/server/src/database/embedded/postmaster.ts";
import { openPostgres } from "../../apps/server/src/database/postgres.ts";
import { type RunningServer, runServer } from "../../apps/server/test/running-server.ts";
import { withCleanUp } from "./clean-ups.ts";
import { type Ground, type GroundSize, makeGround, readStored } from "./ground.ts";

/** A data folder and a database for the portals of one fault. */
export interface Place {
  folder: string;
  /** Starts a portal there, always on the same port. */
  start(settings?: Record<string, string>): Promise<RunningServer>;
  /** Makes people and jobs in the running portal's database. */
  fill(writes?: GroundSize): Promise<Ground>;
  /** Names the stored writes of this ground. */
  read(ground: Ground): Promise<string[]>;
  /** The process of the portal's own PostgreSQL. */
  findDatabase(): { pid: number } | undefined;
}

/** What `withPlace` makes: without a `databaseUrl`, portals start their own PostgreSQL. With `diskMegabytes`, the folder is a disk of its own. */
interface PlaceWish {
  databaseUrl?: string;
  diskMegabytes?: number;
}

/** Gives a place to `use` and removes it afterwards, with all that runs there. */
export async function withPlace<Result>(wish: PlaceWish, use: (place: Place) => Promise<Result>): Promise<Result> {
  const { databaseUrl, diskMegabytes } = wish;
  const folder = mkdtempSync(join(tmpdir(), "hunarmand-fault-"));
  if (diskMegabytes) execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMegabytes}m`, "tmpfs", folder]);
  // PostgreSQL's user must be able to pass through. Otherwise the data would be stored elsewhere.
  chmodSync(folder, 0o711);
  const cluster = describeCluster(join(folder, "postgresql"), "", {});
  const started = new Set<RunningServer>();
  const PORT = String(await findFreePort());
  const base: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const open = () => (databaseUrl ? openPostgres(databaseUrl) : openEmbedded(folder));
  const remove = async () => {
    await Promise.all([...started].map((server) => server.end("SIGKILL")));
    await stopPostmaster(cluster);
    if (diskMegabytes) execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  return withCleanUp(remove, () =>
    use({
      folder,
      start: async (settings = {}) => {
        const server = await runServer({ DATA_DIR: folder, PORT, LOG_LEVEL: "fatal", ...base, ...settings });
        started.add(server);
        return server;
      },
      fill: (writes) => withDatabase(open(), (db) => makeGround(db, writes)),
      read: (ground) => withDatabase(open(), (db) => readStored(db, ground)),
      findDatabase: () => findPostmaster(cluster),
    }),
  );
}

/** Opens a database while `run` runs. */
export async function withDatabase<Result>(
  database: OpenDatabase,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  try {
    await database.open();
    return await run(database.db);
  } finally {
    await database.close();
  }
}
