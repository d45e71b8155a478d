import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/payouts/missing-accounts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { dayOf, startOfDay } from "../../values/karachi-days.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import { selectMissingAccounts } from "./missing-accounts.queries.ts";

export const listMissingAccounts: UseCase<typeof api.listMissingAccounts> = async ({ db, clock }, _caller, input) => {
  const { limit, cursor } = input.query;
  const minimumPaisa = toPaisa(limits.payoutMinimumPkr);
  const today = startOfDay(dayOf(clock.now()));
  const rows = await selectMissingAccounts(db, { minimumPaisa, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ createdAt, providerId }) => ({ at: createdAt, id: providerId }),
    item: ({ providerId, firstName, lastName, phone, owedPaisa, askedAt }) => ({
      providerId,
      providerName: `${firstName} ${lastName}`.trim(),
      phoneNumber: phone,
      owed: toPkr(owedPaisa),
      askedDate: askedAt?.toISOString() ?? null,
      canBeAsked: askedAt === null || askedAt < today,
    }),
  });
};
