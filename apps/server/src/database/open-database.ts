import type { OpenDatabase } from "./database.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import type { PoolSettings } from "./pool/pool-settings.ts";
import { openPostgres } from "./postgres.ts";
import { reachDatabase } from "./reach-database.ts";
import { migrate } from "./schema/migrate.ts";

interface DatabasePlace {
  databaseUrl: string | undefined;
  /** The server's own address, if `databaseUrl` is a pooler's. */
  databaseDirectUrl?: string | undefined;
  dataFolder: string;
  /** All deadlines of queries and connections are multiplied by this. */
  deadlineScale: number;
  pool?: PoolSettings;
}

/** Returns the database that the settings name, not yet opened. `updateSchema` updates its schema. */
export function chooseDatabase({
  databaseUrl,
  databaseDirectUrl,
  dataFolder,
  ...options
}: DatabasePlace): OpenDatabase {
  const { deadlineScale, pool } = options;
  const limits = { deadlineScale, ...(pool ? { pool } : {}) };
  if (!databaseUrl) return openEmbedded(dataFolder, limits);
  return openPostgres(databaseUrl, { ...limits, directUrl: databaseDirectUrl });
}

/** Updates the schema, past a pooler: it lifts time limits for a session. */
export async function updateSchema(database: OpenDatabase): Promise<void> {
  if (!database.isPooled) return migrate(database.db);
  await reachDatabase(database.db);
  const { db, end } = await database.connect();
  try {
    await migrate(db);
  } finally {
    await end();
  }
}

/** Opens the database that the settings name and updates its schema. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const database = chooseDatabase(place);
  try {
    await database.open();
    await updateSchema(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
