import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import { removeQuietly } from "../../services/files/files.ts";
import type { Tasks } from "../../services/queue-tasks.ts";
import { hashIdentifier } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { getAddresses } from "../account.queries.ts";
import { findMarks } from "./erase-marks.ts";
import {
  eraseDocuments,
  eraseNames,
  erasePersonFiles,
  erasePersonStatements,
  eraseProofs,
} from "./erase-person.queries.ts";
import { eraseTrailStatements, eraseTypedNames } from "./erase-trails.queries.ts";
import { findDueParts } from "./queue-erasures.ts";

/**
 * Erases the due data of a closed account: the person, and later the documents of their payments. Each statement may run twice, and names
 * are erased last, so that a retried task can continue from any point.
 */
export async function eraseAccount(services: Services, { accountId }: Tasks["erase-account"]): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const { erasing } = await getSettings(db);
  const due = await findDueParts(db, accountId, { erasing, now });
  if (due.person) await erasePerson(services, accountId, now);
  if (due.documents) {
    await execute(db, eraseDocuments(accountId));
    await eraseFiles(services, eraseProofs(accountId));
    await db.updateTable("accounts").set({ documentsErasedAt: now }).where("id", "=", accountId).execute();
  }
}

async function erasePerson(services: Services, id: string, now: Date): Promise<void> {
  const { db } = services;
  const marks = await findMarks(db, id);
  // The histories first: they are found by rows that the next statements delete.
  await execute(db, eraseTrailStatements(id, marks));
  await eraseTypedNames(await findTypedHashes(services, id)).execute(db);
  await eraseFiles(services, erasePersonFiles(id));
  await execute(db, erasePersonStatements(id));
  await sql`delete from idempotency_keys where expires_at < ${now}`.execute(db);
  await inItsTime(db, async (transaction) => {
    for (const statement of eraseNames(id, now)) await statement.execute(transaction);
  });
  services.callers.forgetAccount(id);
  services.replyMemory.forget();
}

async function findTypedHashes({ db, tokens }: Services, id: string): Promise<string[]> {
  const { email, phone } = await getAddresses(db, id);
  return [email, phone].flatMap((name) => (name ? [hashIdentifier(tokens, name)] : []));
}

/** Each in its own transaction with a longer time limit, because some read a whole table and no caller waits for them. */
async function execute(db: Database, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await inItsTime(db, (transaction) => statement.execute(transaction));
}

async function inItsTime(db: Database, work: (transaction: Database) => Promise<unknown>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(transaction);
    await work(transaction);
  });
}

async function eraseFiles(services: Services, statement: RawBuilder<{ storedName: string }>): Promise<void> {
  const { rows } = await statement.execute(services.db);
  await removeQuietly(
    services,
    rows.map(({ storedName }) => storedName),
  );
}
