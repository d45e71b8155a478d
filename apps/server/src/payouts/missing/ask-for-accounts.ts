import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/payouts/missing-accounts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { dayOf, startOfDay } from "../../values/karachi-days.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { markAsked } from "./missing-accounts.queries.ts";

/** A trigger on the mark writes the event, from which notice and message follow (decision 065). */
export const askForAccounts: UseCase<typeof api.askForAccounts> = async ({ db, clock }, caller, { body }) => {
  const now = clock.now();
  const since = startOfDay(dayOf(now));
  const minimumPaisa = toPaisa(limits.payoutMinimumPkr);
  const asked = await db.transaction().execute(async (transaction) => {
    const ids = await markAsked(transaction, { providerIds: body.providerIds, minimumPaisa, since, now });
    for (const id of ids)
      await writeAudit(transaction, {
        at: now,
        actorId: caller.accountId,
        action: "payout.ask-account",
        subjectType: "provider",
        subjectId: id,
      });
    return ids.length;
  });
  return { message: getReplies().askForAccounts, asked };
};
