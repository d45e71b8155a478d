import { selectStoredNames } from "../../database/files.queries.ts";
import { countFiles, findInstallation, getProposedId, markTied } from "../../database/installation.queries.ts";
import type { Services } from "../services.ts";

type Ground = Pick<Services, "db" | "clock" | "files">;

/** A database and a file store. `placeName` is the store's name in messages. */
interface FileStorePair extends Ground {
  placeName: string;
}

const advice = "Check DATABASE_URL, FILES_URL and DATA_DIR; if the two belong together, run `npm run files:adopt`.";

/** The database and the file store are not known to belong together. */
export class FileStoreMismatch extends Error {
  constructor(what: string) {
    super(`${what} ${advice}`);
  }
}

/**
 * Makes sure before the portal serves anything that the database and the file store belong together: both hold the same id, written at
 * their first start.
 * @throws FileStoreMismatch with a line that says how to adopt the store
 */
export async function tieFileStore(pair: FileStorePair): Promise<void> {
  const { db, clock, files } = pair;
  // The order matters: a process that ties the two writes into the database first.
  const known = await findInstallation(db);
  const found = await files.mark.find();
  if (found === undefined) return tieUnmarkedStore(pair, known?.isTied ?? false);
  // Another process may have tied them between the two reads.
  const own = known?.id === found ? known : await findInstallation(db);
  if (own?.id !== found) throw refuseForeign(pair, own?.id);
  if (!own.isTied) await markTied(db, found, clock.now());
}

/** Whether they still belong together. The store may be replaced, or adopted by another database, while the portal runs. */
export async function isTied({ db, files }: Ground): Promise<boolean> {
  const known = await findInstallation(db);
  return known?.isTied === true && known.id === (await files.mark.find());
}

function refuseForeign({ placeName }: FileStorePair, ownId: string | undefined): FileStoreMismatch {
  const own = ownId ? `this database is installation ${ownId}` : "this database is new to it";
  return new FileStoreMismatch(`The file store ${placeName} belongs to another installation: ${own}.`);
}

/** Ties a store without an id: both must be empty, or the store must have a file that this database names. */
async function tieUnmarkedStore(pair: FileStorePair, wasTied: boolean): Promise<void> {
  const { db, clock, files, placeName } = pair;
  const relation = await compareFiles(pair);
  if (relation === "unknown")
    throw new FileStoreMismatch(`The file store ${placeName} holds files, and none that this database knows.`);
  if (relation === "empty") {
    const count = await countFiles(db);
    if (count > 0 || wasTied) {
      const lost = `this database has ${count} ${count === 1 ? "file" : "files"} in another one`;
      throw new FileStoreMismatch(`The file store ${placeName} is empty, and ${lost}: it is the wrong store, or lost.`);
    }
  }
  const id = await getProposedId(db);
  await files.mark.propose(id);
  if ((await files.mark.find()) !== id) throw refuseForeign(pair, id);
  await markTied(db, id, clock.now());
}

/** Names are random: one common name proves that they were used together before there were ids. */
async function compareFiles({ db, files }: Ground): Promise<"empty" | "known" | "unknown"> {
  let isEmpty = true;
  for await (const names of files.list()) {
    if (names.length > 0) isEmpty = false;
    if ((await selectStoredNames(db, names)).size > 0) return "known";
  }
  return isEmpty ? "empty" : "unknown";
}
