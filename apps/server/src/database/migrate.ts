import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import * as accountsAndJobs from "./migrations/001-accounts-and-jobs.ts";
import * as limitsAndMail from "./migrations/002-limits-and-mail.ts";
import * as files from "./migrations/003-files.ts";
import * as payments from "./migrations/004-payments.ts";
import * as contractsAndInquiries from "./migrations/005-contracts-and-inquiries.ts";
import * as officeDesks from "./migrations/006-office-desks.ts";
import * as liveEvents from "./migrations/007-live-events.ts";
import * as payouts from "./migrations/008-payouts.ts";
import * as oneTimeCodes from "./migrations/009-one-time-codes.ts";
import * as reports from "./migrations/010-reports.ts";
import * as listsAtScale from "./migrations/011-lists-at-scale.ts";
import * as toldEvents from "./migrations/013-told-events.ts";
import * as notices from "./migrations/014-notices.ts";
import * as providerDirectory from "./migrations/014-provider-directory.ts";
import * as deskLists from "./migrations/020-desk-lists.ts";
import * as trialBalance from "./migrations/021-trial-balance.ts";
import * as provenIdentity from "./migrations/2026-11-22-0051-proven-identity.ts";
import * as onePaymentOfAJob from "./migrations/2026-11-22-0110-one-payment-of-a-job.ts";
import * as feedbackOfOpenJobs from "./migrations/2026-11-22-0115-feedback-of-open-jobs.ts";
import * as liveStreams from "./migrations/2026-11-22-0116-live-streams.ts";
import * as customersRatings from "./migrations/2026-11-22-0120-customers-ratings.ts";
import * as returnedPayments from "./migrations/2026-11-22-0150-returned-payments.ts";
import * as toldReturns from "./migrations/2026-11-22-0415-told-returns.ts";
import * as invitations from "./migrations/2026-11-22-0420-invitations.ts";
import * as agreedPrices from "./migrations/2026-11-22-0750-agreed-prices.ts";
import * as phoneCodes from "./migrations/2026-11-22-0800-phone-codes.ts";
import * as startCodes from "./migrations/2026-11-22-0815-start-codes.ts";
import * as gatewayReference from "./migrations/2026-11-22-0820-gateway-reference.ts";
import * as papersAndVisits from "./migrations/2026-11-22-0830-papers-and-visits.ts";
import * as proposedTimes from "./migrations/2026-11-22-0850-proposed-times.ts";
import * as receipts from "./migrations/2026-11-22-1056-receipts.ts";
import * as jobAttachments from "./migrations/2026-11-22-1100-job-attachments.ts";
import * as installation from "./migrations/2026-11-22-1110-installation.ts";
import * as noticeChannels from "./migrations/2026-11-22-1110-notice-channels.ts";
import * as demoAccounts from "./migrations/2026-11-22-1120-demo-accounts.ts";
import * as problemsAndFollowUps from "./migrations/2026-11-22-1127-problems-and-follow-ups.ts";
import * as noticeValues from "./migrations/2026-11-22-1200-notice-values.ts";
import * as returnedPayouts from "./migrations/2026-11-22-1215-returned-payouts.ts";
import * as callerChanges from "./migrations/2026-11-22-1310-caller-changes.ts";
import * as catalogueVersion from "./migrations/2026-11-22-1320-catalogue-version.ts";
import * as runningBalances from "./migrations/2026-11-22-1330-running-balances.ts";
import * as providersOfAnArea from "./migrations/2026-11-22-1340-providers-of-an-area.ts";
import * as jobNumbers from "./migrations/2026-11-22-1400-job-numbers.ts";
import * as offersWithAnEnd from "./migrations/2026-11-22-1405-offers-with-an-end.ts";
import * as inbox from "./migrations/2026-11-22-1410-inbox.ts";
import * as keptAddresses from "./migrations/2026-11-22-1418-kept-addresses.ts";
import * as customersDesk from "./migrations/2026-11-22-1420-customers-desk.ts";
import * as officeSearch from "./migrations/2026-11-22-1420-office-search.ts";
import * as closedAccounts from "./migrations/2026-11-22-1440-closed-accounts.ts";
import * as contractCrews from "./migrations/2026-11-22-1610-contract-crews.ts";
import * as dayBoard from "./migrations/2026-11-22-1715-day-board.ts";
import * as providerRanks from "./migrations/2026-11-22-2340-provider-ranks.ts";
import * as offersBeingAsked from "./migrations/2026-11-23-0015-offers-being-asked.ts";
import * as namesWithIds from "./migrations/2026-11-23-0030-names-with-ids.ts";
import { reachDatabase } from "./reach-database.ts";
import { runWork, Work } from "./work.ts";

/** In order; a migration that has landed is never edited. */
const migrations = {
  "001-accounts-and-jobs": accountsAndJobs,
  "002-limits-and-mail": limitsAndMail,
  "003-files": files,
  "004-payments": payments,
  "005-contracts-and-inquiries": contractsAndInquiries,
  "006-office-desks": officeDesks,
  "007-live-events": liveEvents,
  "008-payouts": payouts,
  "009-one-time-codes": oneTimeCodes,
  "010-reports": reports,
  "011-lists-at-scale": listsAtScale,
  "013-told-events": toldEvents,
  "014-notices": notices,
  "014-provider-directory": providerDirectory,
  "020-desk-lists": deskLists,
  "021-trial-balance": trialBalance,
  "2026-11-22-0051-proven-identity": provenIdentity,
  "2026-11-22-0110-one-payment-of-a-job": onePaymentOfAJob,
  "2026-11-22-0115-feedback-of-open-jobs": feedbackOfOpenJobs,
  "2026-11-22-0116-live-streams": liveStreams,
  "2026-11-22-0120-customers-ratings": customersRatings,
  "2026-11-22-0150-returned-payments": returnedPayments,
  "2026-11-22-0415-told-returns": toldReturns,
  "2026-11-22-0420-invitations": invitations,
  "2026-11-22-0800-phone-codes": phoneCodes,
  "2026-11-22-0820-gateway-reference": gatewayReference,
  "2026-11-22-0830-papers-and-visits": papersAndVisits,
  "2026-11-22-1110-installation": installation,
  "2026-11-22-1120-demo-accounts": demoAccounts,
  "2026-11-22-1215-returned-payouts": returnedPayouts,
  "2026-11-22-1610-contract-crews": contractCrews,
  "2026-11-22-1715-day-board": dayBoard,
  "2026-11-22-1310-caller-changes": callerChanges,
  "2026-11-22-1320-catalogue-version": catalogueVersion,
  "2026-11-22-1330-running-balances": runningBalances,
  "2026-11-22-1340-providers-of-an-area": providersOfAnArea,
  "2026-11-22-1200-notice-values": noticeValues,
  "2026-11-22-0750-agreed-prices": agreedPrices,
  "2026-11-22-0815-start-codes": startCodes,
  "2026-11-22-0850-proposed-times": proposedTimes,
  "2026-11-22-1100-job-attachments": jobAttachments,
  "2026-11-22-1400-job-numbers": jobNumbers,
  "2026-11-22-1405-offers-with-an-end": offersWithAnEnd,
  "2026-11-22-1056-receipts": receipts,
  "2026-11-22-1127-problems-and-follow-ups": problemsAndFollowUps,
  "2026-11-22-1110-notice-channels": noticeChannels,
  "2026-11-22-1410-inbox": inbox,
  "2026-11-22-1418-kept-addresses": keptAddresses,
  "2026-11-22-1420-customers-desk": customersDesk,
  "2026-11-22-1440-closed-accounts": closedAccounts,
  "2026-11-22-1420-office-search": officeSearch,
  "2026-11-22-2340-provider-ranks": providerRanks,
  "2026-11-23-0015-offers-being-asked": offersBeingAsked,
  "2026-11-23-0030-names-with-ids": namesWithIds,
};

/**
 * Brings the schema up to date: all pending migrations in one transaction, under a lock that other processes wait for. The lock
 * is the connection's and the transaction the database's, so that a process that is killed in the middle leaves nothing behind.
 */
export async function migrate(db: Database): Promise<void> {
  await reachDatabase(db);
  if (await isUpToDate(db)) return;
  // A table may take long to change, and another process long to let go of the lock: the limits of calls are not for this.
  await runWork(new Work({ waitMillisecondsMax: Number.POSITIVE_INFINITY }), () => db.connection().execute(migrateOn));
}

async function migrateOn(connection: Database): Promise<void> {
  await sql`select set_config(name, '0', false) from unnest(array['statement_timeout', 'lock_timeout']) name`.execute(
    connection,
  );
  const migrator = new Migrator({
    db: connection,
    provider: { getMigrations: async () => migrations },
    // Work that lands side by side brings its numbers out of turn; each migration runs once all the same.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await sql`reset statement_timeout`.execute(connection);
  await sql`reset lock_timeout`.execute(connection);
}

/** One look instead of the migrator's many: most starts have nothing to do. */
async function isUpToDate(db: Database): Promise<boolean> {
  const { rows: found } = await sql`select to_regclass('kysely_migration') as name`.execute(db);
  if (!(found[0] as { name: string | null } | undefined)?.name) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => done.has(name));
}
