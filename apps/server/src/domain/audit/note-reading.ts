import { type Caller, isOffice } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { type AuditEntry, writeAudit } from "./audit.queries.ts";

/** For calls that people use for what is their own and the office for anybody's: staff leave an audit row (docs/security-rules.md S1). */
export async function noteReading(
  { db, clock }: Pick<Services, "db" | "clock">,
  caller: Caller,
  read: Pick<AuditEntry, "action" | "subjectType" | "subjectId">,
): Promise<void> {
  if (isOffice(caller)) await writeAudit(db, { ...read, at: clock.now(), actorId: caller.accountId });
}

/** Of a job's record, or of a picture or voice note of it. */
export const noteJobReading = (
  services: Pick<Services, "db" | "clock">,
  caller: Caller,
  { jobId, action }: { jobId: string; action: "job.read" | "job.read-attachment" | "job.read-receipt" },
): Promise<void> => noteReading(services, caller, { action, subjectType: "job", subjectId: jobId });
