import { selectStoredNames } from "../../database/files.queries.ts";
import { countFiles, findInstallation, getProposedId, markTied } from "../../database/installation.queries.ts";
import type { Services } from "../services.ts";

type Ground = Pick<Services, "db" | "clock" | "files">;

/** A database and a file store, which messages name so. */
interface Meeting extends Ground {
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
 * Makes sure that the database and the file store belong together, before anything is served: both hold the same id, written when
 * they first met. @throws FileStoreMismatch in one line that says how to adopt
 */
export async function tieFileStore(meeting: Meeting): Promise<void> {
  const { db, clock, files } = meeting;
  // In this order: the process that ties the two writes into the database first.
  const known = await findInstallation(db);
  const found = await files.mark.find();
  if (found === undefined) return meet(meeting, known?.isTied ?? false);
  // Another process may have tied them between the two looks.
  const own = known?.id === found ? known : await findInstallation(db);
  if (own?.id !== found) throw refuseForeign(meeting, own?.id);
  if (!own.isTied) await markTied(db, found, clock.now());
}

/** Do they still belong together? A store may be exchanged, or adopted by another database, while the portal runs. */
export async function isTied({ db, files }: Ground): Promise<boolean> {
  const known = await findInstallation(db);
  return known?.isTied === true && known.id === (await files.mark.find());
}

function refuseForeign({ placeName }: Meeting, ownId: string | undefined): FileStoreMismatch {
  const own = ownId ? `this database is installation ${ownId}` : "this database is new to it";
  return new FileStoreMismatch(`The file store ${placeName} belongs to another installation: ${own}.`);
}

/** The store has no id: they meet where both are empty, or where a file is one that this database has named. */
async function meet(meeting: Meeting, wasTied: boolean): Promise<void> {
  const { db, clock, files, placeName } = meeting;
  const acquaintance = await findAcquaintance(meeting);
  if (acquaintance === "strangers")
    throw new FileStoreMismatch(`The file store ${placeName} holds files, and none that this database knows.`);
  if (acquaintance === "empty") {
    const count = await countFiles(db);
    if (count > 0 || wasTied) {
      const lost = `this database has ${count} ${count === 1 ? "file" : "files"} in another one`;
      throw new FileStoreMismatch(`The file store ${placeName} is empty, and ${lost}: it is the wrong store, or lost.`);
    }
  }
  const id = await getProposedId(db);
  await files.mark.propose(id);
  if ((await files.mark.find()) !== id) throw refuseForeign(meeting, id);
  await markTied(db, id, clock.now());
}

/** Names are random: a single one that both know proves that they have met before there were ids. */
async function findAcquaintance({ db, files }: Ground): Promise<"empty" | "friends" | "strangers"> {
  let isEmpty = true;
  for await (const names of files.list()) {
    if (names.length > 0) isEmpty = false;
    if ((await selectStoredNames(db, names)).size > 0) return "friends";
  }
  return isEmpty ? "empty" : "strangers";
}
