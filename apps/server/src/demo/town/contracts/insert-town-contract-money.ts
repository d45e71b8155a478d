import { randomUUID } from "node:crypto";
import { insertPayment, replacePlan } from "../../../contracts/money/money.queries.ts";
import { postContractPayment } from "../../../contracts/money/payment-entries.ts";
import { writeAudit } from "../../../domain/audit/audit.queries.ts";
import { addDays, dayOf } from "../../../values/karachi-days.ts";
import { toPaisa } from "../../../values/money.ts";
import type { TownGround, TownPeople } from "../town-ground.ts";
import { daysBefore } from "../town-times.ts";

/** The plan of the active contract, in days after the acceptance. Together they are its price. */
const parts = [
  { afterDays: 0, rupees: 240_000 },
  { afterDays: 40, rupees: 320_000 },
  { afterDays: 70, rupees: 400_000 },
] as const;

/** The first part, and something of the second. */
const payments = [
  { afterDays: 1, rupees: 240_000, way: "bank", reference: "FT-260114-0091" },
  { afterDays: 29, rupees: 60_000, way: "cheque", reference: "00417732" },
] as const;

interface AcceptedContract {
  id: string;
  acceptedAt: Date;
}

/** Inserts the plan of a contract's payments, and two payments that the office has received. */
export async function insertTownContractMoney(
  { db }: TownGround,
  { staff }: TownPeople,
  { id: contractId, acceptedAt }: AcceptedContract,
): Promise<void> {
  const first = dayOf(acceptedAt);
  const plan = parts.map(({ afterDays, rupees }) => ({ day: addDays(first, afterDays), amountPaisa: toPaisa(rupees) }));
  await replacePlan(db, { contractId, parts: plan, now: acceptedAt });
  const subject = { subjectType: "contract", subjectId: contractId };
  const planned = { at: acceptedAt, actorId: staff.Dispatcher, action: "contract.plan-payments" };
  await writeAudit(db, { ...subject, ...planned, after: { parts } });
  for (const { afterDays, rupees, way, reference } of payments) {
    const [id, at, amountPaisa] = [randomUUID(), daysBefore(acceptedAt, -afterDays), toPaisa(rupees)];
    const payment = { id, contractId, amountPaisa, day: dayOf(at), way, reference, enteredAt: at };
    await insertPayment(db, { ...payment, voidedAt: null, voidReason: null });
    await postContractPayment(db, { id, amountPaisa, now: at });
    const entered = { at, actorId: staff.Finance, action: "contract.enter-payment" };
    await writeAudit(db, { ...subject, ...entered, after: { paymentId: id, amount: rupees, way, reference } });
  }
}
