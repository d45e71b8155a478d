import type { InputOf } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/staff/fee/platform-fee";
import { sql } from "kysely";
import { writeAudit } from "../domain/audit/audit.queries.ts";
import { getSettings, type Settings, writeSettings } from "../domain/settings/settings.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { invalidField } from "../values/app-error.ts";
import { assertAsRead } from "../values/as-read.ts";
import { addDays, dayOf } from "../values/karachi-days.ts";
import { getReplies } from "../values/replies.ts";

type Body = InputOf<typeof api.changePlatformFee>["body"];
type Fee = Pick<Settings, "platformFeePercent" | "plannedFee">;

const feeOf = ({ platformFeePercent, plannedFee }: Fee): Fee => ({ platformFeePercent, plannedFee });

/** A rate is a text: `assertAsRead` takes numbers as amounts of money. */
const toFacts = ({ platformFeePercent, plannedFee }: Fee) => ({
  platformFeePercent: `${platformFeePercent} %`,
  plannedFee: plannedFee && `${plannedFee.percent} %, ${plannedFee.from}`,
});

export const changePlatformFee: UseCase<typeof api.changePlatformFee> = async ({ db, clock }, caller, { body }) => {
  const now = clock.now();
  const settings = await db.transaction().execute(async (transaction) => {
    // The rows may not exist yet, so they cannot be locked.
    await sql`lock table settings in share row exclusive mode`.execute(transaction);
    const before = await getSettings(transaction, now);
    assertAsRead(toFacts(body.read), toFacts(before));
    const after = planFee(before, body, dayOf(now));
    await writeSettings(transaction, after);
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "settings.fee",
      subjectType: "settings",
      subjectId: "office",
      before: feeOf(before),
      after,
      reason: body.reason,
    });
    return { ...before, ...after };
  });
  return { message: getReplies().changePlatformFee, settings };
};

/** Returns the fee after the change. @throws AppError invalid-input */
function planFee(before: Fee, { percent, from }: Body, today: string): Fee {
  if (from < today || from > addDays(today, limits.feeDaysAhead)) throw invalidField("from", "day-range");
  const { platformFeePercent } = before;
  const isSame = percent === platformFeePercent;
  if (isSame && (before.plannedFee === null || from > today)) throw invalidField("percent", "fee-same");
  if (from === today) return { platformFeePercent: percent, plannedFee: null };
  return { platformFeePercent, plannedFee: { percent, from } };
}
