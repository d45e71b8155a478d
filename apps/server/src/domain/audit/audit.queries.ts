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
export async function writeAudit(db: Database, { before, after, reason, ...entry }: AuditEntry): Promise<void> {
  await db
    .insertInto("auditEntries")
    .values({ ...entry, before: toJson(before), after: toJson(after), reason: reason ?? null })
    .execute();
}
