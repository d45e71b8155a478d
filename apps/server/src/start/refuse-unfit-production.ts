import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { reachDatabase } from "../database/reach-database.ts";
import { listDemoAccounts } from "../demo/demo-accounts.queries.ts";

type Settings = Pick<Config, "isProduction" | "unfitSettings">;

/**
 * Checks production: no published password, no sandbox payments, no missing public address, no secret that other processes do not have.
 * @throws Error that names all faults at once
 */
export async function refuseUnfitProduction({ isProduction, unfitSettings }: Settings, db: Database): Promise<void> {
  if (!isProduction) return;
  const faults = [...unfitSettings, ...(await findDemo(db, unfitSettings))];
  if (faults.length === 0) return;
  throw new Error(
    ["NODE_ENV=production: the portal does not start.", ...faults.map((fault) => `- ${fault}`)].join("\n"),
  );
}

/** If the database is unreachable, the faults found so far are still reported. */
async function findDemo(db: Database, known: readonly string[]): Promise<string[]> {
  try {
    await reachDatabase(db);
    const names = await listDemoAccounts(db);
    if (names.length === 0) return [];
    return [
      `The database holds demo accounts, whose password is published: ${names.join(", ")}. Run \`npm run demo:remove\`.`,
    ];
  } catch (error) {
    if (known.length === 0) throw error;
    return ["The database could not be searched for demo accounts: it is not there."];
  }
}
