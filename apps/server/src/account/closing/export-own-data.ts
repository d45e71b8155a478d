import type * as api from "@hunarmand/api/account/own-data";
import type { Database } from "../../database/database.ts";
import type { UseCase } from "../../http/serve.ts";
import { ownDataKinds, selectOwnData } from "./own-data.queries.ts";
import { provePerson } from "./prove-person.ts";

/** At most `exportRowsMax` rows of each kind, and complete or not at all, because an incomplete file would look complete. */
export const exportOwnData: UseCase<typeof api.exportOwnData> = async (services, caller, { body, address }) => {
  await provePerson(services, caller, { ...body, address });
  const now = services.clock.now();
  return {
    bytes: new TextEncoder().encode(await writeFile(services.db, caller.accountId, now)),
    mimeType: "application/json",
    fileName: `hunarmand-my-data-${now.toISOString().slice(0, "YYYY-MM-DD".length)}.json`,
  };
};

async function writeFile(db: Database, id: string, madeAt: Date): Promise<string> {
  const file: Record<string, unknown> = { madeAt };
  for (const kind of ownDataKinds) file[kind] = await selectOwnData(db, kind, id);
  return JSON.stringify(file, null, 2);
}
