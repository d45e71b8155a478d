import type * as api from "@hunarmand/api/contracts/payments";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { invalidField } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { isPlannable } from "./contract-money.ts";
import { lockMoney } from "./lock-money.ts";
import { type PartRow, replacePlan } from "./money.queries.ts";

const spell = (parts: readonly PartRow[]) => parts.map(({ day, amountPaisa }) => ({ day, amount: toPkr(amountPaisa) }));
const isSame = (one: readonly PartRow[], other: readonly PartRow[]) =>
  JSON.stringify(spell(one)) === JSON.stringify(spell(other));

/** Replaces the plan of a contract's payments. The same plan again is the same decision. */
export const planContractPayments: UseCase<typeof api.planContractPayments> = async (services, caller, input) => {
  const { db, clock } = services;
  const { params, body } = input;
  const [contractId, now] = [params.id, clock.now()];
  const parts = body.parts
    .map(({ day, amount }) => ({ day, amountPaisa: toPaisa(amount) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const sumPaisa = parts.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
  await db.transaction().execute(async (transaction) => {
    const row = await lockMoney(transaction, contractId, isPlannable);
    if (isSame(parts, row.parts)) return;
    assertAsRead(body.read, { price: toPkr(row.pricePaisa), plannedDate: row.plannedAt });
    if (sumPaisa > row.pricePaisa) throw invalidField("parts", "parts-sum", { price: toPkr(row.pricePaisa) });
    await replacePlan(transaction, { contractId, parts, now });
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "contract.plan-payments",
      subjectType: "contract",
      subjectId: contractId,
      before: { parts: spell(row.parts) },
      after: { parts: spell(parts) },
    });
  });
  return { message: getReplies().planContractPayments };
};
