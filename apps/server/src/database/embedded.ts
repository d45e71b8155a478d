import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Mutex } from "async-mutex";
import { type DatabaseConnection, type Driver, Kysely, PGliteDialect } from "kysely";
import { type ConstructorOptions, fromPglite } from "pg-boss";
import { lockDataFolder } from "./data-folder-lock.ts";
import { camelCase, type OpenDatabase } from "./database.ts";
import { followChanges } from "./follow-changes.ts";
import type { Tables } from "./schema.ts";

/**
 * Kysely's driver shares its one connection with everybody at once: a statement of another request would run inside
 * an open transaction and vanish with its rollback. This one hands the connection out to one user at a time.
 */
class ExclusivePGliteDialect extends PGliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const mutex = new Mutex();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      await mutex.acquire();
      return acquire(options).catch((error) => {
        mutex.release();
        throw error;
      });
    };
    driver.releaseConnection = async (_connection: DatabaseConnection) => mutex.release();
    return followChanges(driver);
  }
}

/**
 * An eighth of the memory that PostgreSQL would set aside for pages. All of it is written once before the database opens,
 * which took 0.3 s of each start, and pages beyond it lie in the system's own cache.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** The queue waits for its turn like everybody else, or its statements would land in another's open transaction. */
function takeTurns(db: Kysely<Tables>, open: () => Promise<PGlite>): NonNullable<ConstructorOptions["db"]> {
  const executeSql: ReturnType<typeof fromPglite>["executeSql"] = (text, values) =>
    db.connection().execute(async () => fromPglite(await open()).executeSql(text, values));
  return { executeSql };
}

function openWith(create: () => Promise<PGlite>, release: () => void): OpenDatabase {
  let opening: Promise<PGlite> | undefined;
  const open = () => {
    opening ??= create();
    return opening;
  };
  const db = new Kysely<Tables>({ dialect: new ExclusivePGliteDialect({ pglite: open }), plugins: [camelCase] });
  return {
    kind: "embedded",
    db,
    queueConnection: { backend: "pglite", db: takeTurns(db, open) },
    listen: (channel, onNotice) => db.connection().execute(async () => (await open()).listen(channel, onNotice)),
    close: async () => {
      await db.destroy();
      const pglite = await opening;
      if (pglite && !pglite.closed) await pglite.close();
      release();
    },
  };
}

/** A database in memory, for tests. */
export const openInMemory = (): OpenDatabase =>
  openWith(
    () => PGlite.create({ startParams }),
    () => {},
  );

/**
 * The embedded database of a data folder, made on first start in a folder of its own and then moved into place, so that a
 * start that is killed half-way leaves nothing that looks like a database. It opens at its first query: the code is compiled
 * on other threads until then.
 */
export async function openEmbedded(dataFolder: string): Promise<OpenDatabase> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const release = lockDataFolder(dataFolder);
  try {
    const folder = join(dataFolder, "postgres");
    await (existsSync(folder) ? assertWhole(folder) : initialise(folder));
    const compiling = compile();
    return openWith(async () => PGlite.create(folder, { startParams, pgliteWasmModule: await compiling }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Node has it; its types come only with those of browsers. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> };

function compile(): Promise<object> {
  const code = readFile(new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite")));
  const compiling = code.then((bytes) => WebAssembly.compile(bytes));
  // Whoever opens the database hears of it; a process that ends before anybody does has no use for it.
  compiling.catch(() => {});
  return compiling;
}

async function initialise(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await PGlite.create(draft, { startParams })).close();
  await rename(draft, folder);
}

/** PGlite would make a new, empty database over a damaged one; better to stop and say so. */
async function assertWhole(folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  const missing = ["PG_VERSION", "global", "base", "pg_wal"].filter((name) => !names.has(name));
  if (missing.length > 0) {
    throw new Error(`The database in ${folder} is damaged (missing: ${missing.join(", ")}). Restore it from a backup.`);
  }
}
