import { selectStoredNames } from "../../database/files.queries.ts";
import { markTied, renewInstallationId } from "../../database/installation.queries.ts";
import type { Services } from "../services.ts";

type Ground = Pick<Services, "db" | "clock" | "files">;

/**
 * Ties the database and the file store to each other under a new id, also if they were tied to others before. A database or store of the
 * former pair can no longer start. Returns the number of files, and how many of them this database knows.
 */
export async function adoptFileStore({ db, clock, files }: Ground): Promise<{ total: number; known: number }> {
  let [total, known] = [0, 0];
  for await (const names of files.list()) {
    total += names.length;
    known += (await selectStoredNames(db, names)).size;
  }
  const id = await renewInstallationId(db);
  await files.mark.replace(id);
  await markTied(db, id, clock.now());
  return { total, known };
}
