import { type Caller, isOffice } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { type AuditEntry, writeAudit } from "./audit.queries.ts";

/**
 * Writes an audit row when staff read another person's data with a call that people also use for their own (docs/security-rules.md S1).
 */
export async function auditReading(
  { db, clock }: Pick<Services, "db" | "clock">,
  caller: Caller,
  read: Pick<AuditEntry, "action" | "subjectType" | "subjectId">,
): Promise<void> {
  if (isOffice(caller)) await writeAudit(db, { ...read, at: clock.now(), actorId: caller.accountId });
}

/** For a job's record, pictures and voice notes. */
export const auditJobReading = (
  services: Pick<Services, "db" | "clock">,
  caller: Caller,
  { jobId, action }: { jobId: string; action: "job.read" | "job.read-attachment" | "job.read-receipt" },
): Promise<void> => auditReading(services, caller, { action, subjectType: "job", subjectId: jobId });
