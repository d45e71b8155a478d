import { sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "../database.ts";
import { reachDatabase } from "../reach-database.ts";
import type { Tables } from "../tables.ts";
import { runWork, Work } from "../work.ts";
import { applyFunctions, applyFunctionsWithin, areFunctionsApplied } from "./apply-functions.ts";
import { isCompatible } from "./compatibility.ts";
import * as baseline from "./migrations/2026-11-23-0100-baseline.ts";
import * as notifiedEvents from "./migrations/2026-11-23-0900-notified-events.ts";
import * as namesThroughAccounts from "./migrations/2026-11-23-0918-names-through-accounts.ts";
import * as claimedAddresses from "./migrations/2026-11-23-0938-claimed-addresses.ts";
import * as securityLog from "./migrations/2026-11-23-0945-security-log.ts";
import * as endedStreams from "./migrations/2026-11-23-0947-ended-streams.ts";
import * as maskedWords from "./migrations/2026-11-23-1130-masked-words.ts";
import * as skillAliases from "./migrations/2026-11-23-1326-skill-aliases.ts";
import * as handymanPages from "./migrations/2026-11-23-1504-handyman-pages.ts";
import * as usualArrivals from "./migrations/2026-11-23-1636-usual-arrivals.ts";
import * as push from "./migrations/2026-11-23-1723-push.ts";
import * as backups from "./migrations/2026-11-23-1724-backups.ts";
import * as shortApplications from "./migrations/2026-11-23-1725-short-applications.ts";
import * as directoryByPublicId from "./migrations/2026-11-23-1803-directory-by-public-id.ts";
import * as namesInUrdu from "./migrations/2026-11-23-1806-names-in-urdu.ts";
import * as workMinutes from "./migrations/2026-11-23-1806-work-minutes.ts";
import * as namesByWords from "./migrations/2026-11-23-1840-names-by-words.ts";
import * as providerNotes from "./migrations/2026-11-23-2120-provider-notes.ts";
import * as wishesOfAProposal from "./migrations/2026-11-23-2121-wishes-of-a-proposal.ts";
import * as sweeps from "./migrations/2026-11-23-2125-sweeps.ts";
import * as ledgerLines from "./migrations/2026-11-23-2130-ledger-lines.ts";
import * as textCounts from "./migrations/2026-11-23-2131-text-counts.ts";
import * as listedLanguages from "./migrations/2026-11-23-2137-languages.ts";
import * as accountsWanted from "./migrations/2026-11-23-2140-accounts-wanted.ts";
import * as payoutApproval from "./migrations/2026-11-23-2150-payout-approval.ts";
import * as closedMonths from "./migrations/2026-11-23-2155-closed-months.ts";
import * as bankReferences from "./migrations/2026-11-24-0036-bank-references.ts";
import * as recordings from "./migrations/2026-11-24-0036-recordings.ts";
import * as schemaCompatibility from "./migrations/2026-11-24-0037-schema-compatibility.ts";
import * as jobNotes from "./migrations/2026-11-24-0406-job-notes.ts";
import * as requestIds from "./migrations/2026-11-24-0452-request-ids.ts";
import * as savedViews from "./migrations/2026-11-25-2122-saved-views.ts";
import * as integrations from "./migrations/2026-11-25-2130-integrations.ts";
import * as inquiryNotes from "./migrations/2026-11-25-2145-inquiry-notes.ts";
import * as inquiryMessages from "./migrations/2026-11-25-2225-inquiry-messages.ts";
import * as inquiryContract from "./migrations/2026-11-25-2240-inquiry-contract.ts";
import * as complaintsOfContract from "./migrations/2026-11-26-2020-complaints-of-contract.ts";
import * as exportSchedules from "./migrations/2026-11-26-2030-export-schedules.ts";
import * as mentionsAndLateInquiries from "./migrations/2026-11-26-2030-mentions-and-late-inquiries.ts";
import * as exactCrews from "./migrations/2026-11-27-1950-exact-crews.ts";
import * as agreedPrices from "./migrations/2026-11-27-2000-agreed-prices.ts";
import * as usualAnswers from "./migrations/2026-11-28-0230-usual-answers.ts";
import * as requestsTakenBack from "./migrations/2026-11-28-0515-requests-taken-back.ts";
import * as noWorkReason from "./migrations/2026-11-28-0540-no-work-reason.ts";
import * as contractPayments from "./migrations/2026-11-28-0550-contract-payments.ts";
import * as firstDayOfQuotes from "./migrations/2026-11-28-0600-first-day-of-quotes.ts";
import * as materialsOfPrices from "./migrations/2026-11-28-0830-materials-of-prices.ts";
import * as startsByCode from "./migrations/2026-11-28-0835-starts-by-code.ts";
import * as exactPrices from "./migrations/2026-11-28-0840-exact-prices.ts";
import * as crewOfQuotes from "./migrations/2026-11-28-0910-crew-of-quotes.ts";
import * as workHours from "./migrations/2026-11-28-0910-work-hours.ts";
import * as replacements from "./migrations/2026-11-28-0915-replacements.ts";
import { markSecondEdition } from "./second-edition.ts";

const baselineName = "2026-11-23-0100-baseline";
const compatibilityName = "2026-11-24-0037-schema-compatibility";

/** In order of their names. Never edit a merged migration. */
const migrations = {
  [baselineName]: baseline,
  "2026-11-23-0900-notified-events": notifiedEvents,
  "2026-11-23-0918-names-through-accounts": namesThroughAccounts,
  "2026-11-23-0938-claimed-addresses": claimedAddresses,
  "2026-11-23-0945-security-log": securityLog,
  "2026-11-23-0947-ended-streams": endedStreams,
  "2026-11-23-1130-masked-words": maskedWords,
  "2026-11-23-1326-skill-aliases": skillAliases,
  "2026-11-23-1504-handyman-pages": handymanPages,
  "2026-11-23-1636-usual-arrivals": usualArrivals,
  "2026-11-23-1723-push": push,
  "2026-11-23-1724-backups": backups,
  "2026-11-23-1725-short-applications": shortApplications,
  "2026-11-23-1803-directory-by-public-id": directoryByPublicId,
  "2026-11-23-1806-names-in-urdu": namesInUrdu,
  "2026-11-23-1806-work-minutes": workMinutes,
  "2026-11-23-1840-names-by-words": namesByWords,
  "2026-11-23-2120-provider-notes": providerNotes,
  "2026-11-23-2121-wishes-of-a-proposal": wishesOfAProposal,
  "2026-11-23-2125-sweeps": sweeps,
  "2026-11-23-2130-ledger-lines": ledgerLines,
  "2026-11-23-2131-text-counts": textCounts,
  "2026-11-23-2137-languages": listedLanguages,
  "2026-11-23-2140-accounts-wanted": accountsWanted,
  "2026-11-23-2150-payout-approval": payoutApproval,
  "2026-11-23-2155-closed-months": closedMonths,
  "2026-11-24-0036-bank-references": bankReferences,
  "2026-11-24-0036-recordings": recordings,
  [compatibilityName]: schemaCompatibility,
  "2026-11-24-0406-job-notes": jobNotes,
  "2026-11-24-0452-request-ids": requestIds,
  "2026-11-25-2122-saved-views": savedViews,
  "2026-11-25-2130-integrations": integrations,
  "2026-11-25-2145-inquiry-notes": inquiryNotes,
  "2026-11-25-2225-inquiry-messages": inquiryMessages,
  "2026-11-25-2240-inquiry-contract": inquiryContract,
  "2026-11-26-2020-complaints-of-contract": complaintsOfContract,
  "2026-11-26-2030-export-schedules": exportSchedules,
  "2026-11-26-2030-mentions-and-late-inquiries": mentionsAndLateInquiries,
  "2026-11-27-1950-exact-crews": exactCrews,
  "2026-11-27-2000-agreed-prices": agreedPrices,
  "2026-11-28-0230-usual-answers": usualAnswers,
  "2026-11-28-0515-requests-taken-back": requestsTakenBack,
  "2026-11-28-0540-no-work-reason": noWorkReason,
  "2026-11-28-0550-contract-payments": contractPayments,
  "2026-11-28-0600-first-day-of-quotes": firstDayOfQuotes,
  "2026-11-28-0830-materials-of-prices": materialsOfPrices,
  "2026-11-28-0835-starts-by-code": startsByCode,
  "2026-11-28-0840-exact-prices": exactPrices,
  "2026-11-28-0910-crew-of-quotes": crewOfQuotes,
  "2026-11-28-0910-work-hours": workHours,
  "2026-11-28-0915-replacements": replacements,
};

/** The names of all migrations in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Updates the schema of an empty database inside the caller's transaction, up to this migration or to the newest one. Functions and triggers
 * follow only with the newest.
 */
export async function migrateWithin(transaction: Transaction<Tables>, last?: string): Promise<void> {
  const migrator = makeMigrator(transaction);
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error) throw error;
  if (!last) await applyFunctionsWithin(transaction);
}

/** Returns the newest migration that the database has. */
export async function findSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? "";
}

const makeMigrator = (db: Database): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/**
 * Updates the schema: all pending migrations in one transaction, then the functions and triggers in another, each under a lock that other
 * processes wait for. If a process is killed halfway, nothing is committed, and the next process starts again. A newer schema stays as it is.
 * @throws Error if a newer version has updated the schema to one that this version cannot work on
 */
export async function migrate(db: Database): Promise<void> {
  await reachDatabase(db);
  const done = await readMigrations(db);
  if (await isNewer(db, done)) return;
  if (migrationNames.every((name) => done.has(name)) && (await areFunctionsApplied(db))) return;
  // A table may take long to change, and another process long to release the lock, so the time limits of calls do not apply.
  await runWork(new Work({ waitMillisecondsMax: Number.POSITIVE_INFINITY }), () => db.connection().execute(migrateOn));
}

async function migrateOn(connection: Database): Promise<void> {
  await sql`select set_config(name, '0', false) from unnest(array['statement_timeout', 'lock_timeout']) name`.execute(
    connection,
  );
  await markSecondEdition(connection, baselineName);
  // Another process may have updated it meanwhile.
  if (!(await isNewer(connection, await readMigrations(connection)))) {
    const { error } = await makeMigrator(connection).migrateToLatest();
    if (error) throw error;
    await applyFunctions(connection);
  }
  await sql`reset statement_timeout`.execute(connection);
  await sql`reset lock_timeout`.execute(connection);
}

/** Returns the names of the migrations that the database has. Two statements instead of the migrator's many, because most starts have nothing to do. */
async function readMigrations(db: Database): Promise<Set<string>> {
  const { rows: found } = await sql`select to_regclass('kysely_migration') as name`.execute(db);
  if (!(found[0] as { name: string | null } | undefined)?.name) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Whether a newer version has changed the schema, and this one works on it. It does not know what has changed, and would replace the newer
 * functions and triggers, so it leaves everything alone.
 * @throws Error if this version cannot work on it
 */
async function isNewer(db: Database, done: ReadonlySet<string>): Promise<boolean> {
  // A database of the second edition has other names.
  const newer = done.has(baselineName) ? [...done].filter((name) => !migrationNames.includes(name)).sort() : [];
  if (newer.length === 0) return false;
  if (done.has(compatibilityName) && (await isSchemaCompatible(db))) return true;
  throw new Error(
    `A newer version of the portal has changed the database (${newer.at(-1)}). Start that version, or restore a backup from before it.`,
  );
}

/** Whether this version works on the database's schema: its own, or a newer one that only added to it. */
export async function isSchemaCompatible(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    isCompatible: boolean;
  }>`select ${isCompatible(migrationNames)} as is_compatible`.execute(db);
  return rows[0]?.isCompatible === true;
}
