import type { OpenDatabase } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

/** Opens the database that the settings name, with its schema up to date. */
export async function openDatabase(place: {
  databaseUrl: string | undefined;
  dataFolder: string;
}): Promise<OpenDatabase> {
  const database = place.databaseUrl ? openPostgres(place.databaseUrl) : await openEmbedded(place.dataFolder);
  await migrate(database.db).catch(async (error) => {
    await database.close();
    throw error;
  });
  return database;
}
