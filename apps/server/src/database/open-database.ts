import type { OpenDatabase } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

interface DatabasePlace {
  databaseUrl: string | undefined;
  dataFolder: string;
}

/** Opens the database that the settings name, its schema as it is. */
export const openAsItIs = async ({ databaseUrl, dataFolder }: DatabasePlace): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataFolder);

/** Opens the database that the settings name, with its schema up to date. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const database = await openAsItIs(place);
  await migrate(database.db).catch(async (error) => {
    await database.close();
    throw error;
  });
  return database;
}
