import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open-database.ts";
import { removeDemo } from "../demo/remove-demo.ts";
import { systemClock } from "../services/clock.ts";

/** `npm run demo:remove`: closes the accounts with the published password and removes their data, so that production can start. */
async function removeDemoAccounts(): Promise<string> {
  const database = await openDatabase(readConfig());
  try {
    const { accounts, inHand } = await removeDemo({ db: database.db, clock: systemClock });
    if (accounts === 0) return "There are no demo accounts in this database.";
    const closed = `${accounts} demo accounts are closed and their open jobs cancelled; their history stays.`;
    return inHand === 0 ? closed : `${closed} Jobs of other people to assign anew at the job desk: ${inHand}.`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await removeDemoAccounts()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
