import { chargeStatus } from "@hunarmand/api/payments/steps";
import { sql } from "kysely";
import type { Services } from "../../services/services.ts";
import type { Finding } from "./health-check.ts";

/** A payer has an hour on the gateway's page. The portal then asks the gateway every minute, until it says how the payment ended. */
const lateSecondsMax = 3 * 3_600;

/** A payment that stays undecided means that the gateway does not reply, or not about it. */
export async function checkCards({ db, clock, cards }: Pick<Services, "db" | "clock" | "cards">): Promise<Finding> {
  const { rows } = await sql<{ waiting: number; oldestWaitingSeconds: number }>`
    select count(*)::int as waiting,
      coalesce(max(extract(epoch from ${clock.now()}::timestamptz - created_at)), 0)::int as oldest_waiting_seconds
    from card_transactions where status = ${sql.lit(chargeStatus.pending)}`.execute(db);
  const { waiting = 0, oldestWaitingSeconds = 0 } = rows[0] ?? {};
  return {
    facts: { place: cards.name, waiting, oldestWaitingSeconds },
    problems: [oldestWaitingSeconds > lateSecondsMax && "cards-late"],
  };
}
