import { deleteInBatches } from "../../database/delete-in-batches.ts";
import type { Services } from "../../services/services.ts";

const dayMilliseconds = 86_400_000;

/**
 * Runs daily: deletes expired rows of the security log, and sessions of the same age. Sessions contain the address that opened them, as the
 * log does.
 */
export async function forgetSecurityEvents({ db, clock, keptDays }: Pick<Services, "db" | "clock" | "keptDays">) {
  const before = new Date(clock.now().getTime() - keptDays.security * dayMilliseconds);
  await deleteInBatches(db, { table: "security_events", time: "at", before });
  await deleteInBatches(db, { table: "sessions", time: "expires_at", before });
}
