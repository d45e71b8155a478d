import type { ContractMoney, ContractSums } from "@hunarmand/api/contracts/contract-money";
import { type ContractStatus, contractStatus } from "@hunarmand/api/contracts/steps";
import { dayOf } from "../../values/karachi-days.ts";
import { toPkr } from "../../values/money.ts";
import { findAbsence } from "./absent-days.ts";
import type { MoneyRow, PricedRow, selectPayments } from "./money.queries.ts";

const { accepted, active, completed } = contractStatus;
const isAmong = (statuses: readonly ContractStatus[], { status }: MoneyRow) => statuses.includes(status);

const isPriced = (row: MoneyRow): row is PricedRow => row.pricePaisa !== null;

/** Whether the office may write a plan of its payments. */
export const isPlannable = (row: MoneyRow): row is PricedRow => isPriced(row) && isAmong([accepted, active], row);

/** Whether the office may enter a payment for it. The last one often comes after the work. */
export const isPayable = (row: MoneyRow): row is PricedRow =>
  isPriced(row) && isAmong([accepted, active, completed], row);

/**
 * Returns each part of the plan with what is missing of it. Payments fill the parts in their order. What is not paid for absent days is
 * first taken off what no part contains, then off the last part.
 */
function fillParts({ parts, paidPaisa }: MoneyRow, totalPaisa: number) {
  let [restPaisa, duePaisa] = [paidPaisa, totalPaisa];
  return parts.map(({ day, amountPaisa }) => {
    const partPaisa = Math.min(duePaisa, amountPaisa);
    const usedPaisa = Math.min(restPaisa, partPaisa);
    duePaisa -= partPaisa;
    restPaisa -= usedPaisa;
    return { day, amountPaisa, offPaisa: amountPaisa - partPaisa, leftPaisa: partPaisa - usedPaisa };
  });
}

/** What absent days take off the price, what is left of it, and its parts. */
function divide(row: PricedRow) {
  const absence = findAbsence(row);
  const totalPaisa = row.pricePaisa - absence.amountPaisa;
  return { absence, totalPaisa, parts: fillParts(row, totalPaisa) };
}

/** Returns nothing without a price, and before the acceptance unless something was paid. */
export function toSums(row: MoneyRow | undefined, now: Date): ContractSums | null {
  if (!row || !isPriced(row) || (row.paidPaisa === 0 && !isPayable(row))) return null;
  const { pricePaisa, paidPaisa } = row;
  const { absence, totalPaisa, parts } = divide(row);
  const next = parts.find(({ leftPaisa }) => leftPaisa > 0);
  return {
    price: toPkr(pricePaisa),
    absent: { halfDays: absence.halfDays, amount: toPkr(absence.amountPaisa) },
    paid: toPkr(paidPaisa),
    left: toPkr(Math.max(0, totalPaisa - paidPaisa)),
    owed: toPkr(Math.max(0, paidPaisa - totalPaisa)),
    next: next ? { day: next.day, amount: toPkr(next.leftPaisa), isOverdue: next.day < dayOf(now) } : null,
  };
}

type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];

/** The same with the whole plan and the payments. */
export function toMoney(row: MoneyRow | undefined, payments: readonly PaymentRow[], now: Date): ContractMoney | null {
  const sums = toSums(row, now);
  if (!row || !sums || !isPriced(row)) return null;
  return {
    ...sums,
    plannedDate: row.plannedAt?.toISOString() ?? null,
    parts: divide(row).parts.map(({ day, amountPaisa, offPaisa, leftPaisa }) => ({
      ...{ day, amount: toPkr(amountPaisa), off: toPkr(offPaisa), left: toPkr(leftPaisa) },
    })),
    payments: payments.map(({ id, amountPaisa, receivedDay, way, reference, voidedAt, voidReason }) => ({
      ...{ id, amount: toPkr(amountPaisa), day: receivedDay, way, reference, voidReason },
      voidedDate: voidedAt?.toISOString() ?? null,
    })),
  };
}
