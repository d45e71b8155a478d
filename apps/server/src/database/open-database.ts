import type { OpenDatabase } from "./database.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { openPostgres } from "./postgres.ts";
import { migrate } from "./schema/migrate.ts";

interface DatabasePlace {
  databaseUrl: string | undefined;
  dataFolder: string;
  /** All deadlines of queries and connections are multiplied by this. */
  deadlineScale: number;
}

/** Returns the database that the settings name, not yet opened. `migrate` updates its schema. */
export const chooseDatabase = ({ databaseUrl, dataFolder, deadlineScale }: DatabasePlace): OpenDatabase =>
  databaseUrl ? openPostgres(databaseUrl, { deadlineScale }) : openEmbedded(dataFolder, deadlineScale);

/** Opens the database that the settings name and updates its schema. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const database = chooseDatabase(place);
  try {
    await database.open();
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
