import type { Database } from "../../database/database.ts";

/** An act of the office, or an access to someone's data. */
export interface AuditEntry {
  at: Date;
  actorId: string;
  /** "provider.verify", "account.read" ... */
  action: string;
  subjectType: string;
  subjectId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

const toJson = (value: Record<string, unknown> | undefined) => (value ? JSON.stringify(value) : null);

/** Appends a row to the audit. Rows are never changed. */
export const writeAudit = (db: Database, entry: AuditEntry): Promise<void> => writeAudits(db, [entry]);

/** Appends several rows in one statement, in their order. */
export async function writeAudits(db: Database, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ before, after, reason, ...entry }) => ({
    ...entry,
    before: toJson(before),
    after: toJson(after),
    reason: reason ?? null,
  }));
  await db.insertInto("auditEntries").values(rows).execute();
}
