import type { ContractRecord } from "@hunarmand/api/contracts/contracts";
import type { CrewDay } from "@hunarmand/api/contracts/day-share";
import type { ContractStatus } from "@hunarmand/api/contracts/steps";
import { limits } from "@hunarmand/api/limits";
import { type Insertable, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { ContractPaymentsTable } from "../../database/tables/contract-tables.ts";
import type { StoredTrade } from "../../database/tables/quote-tables.ts";
import { tradeOfMember } from "../crew/member-trade.ts";

export interface PartRow {
  /** As 2026-03-02. */
  day: string;
  amountPaisa: number;
}

/** The price of a contract with its plan, in the order of the days, the sum of the payments that count, the days on which handymen were absent, and how much is worked. */
export interface MoneyRow extends Pick<ContractRecord, "duration" | "durationDays" | "handymen"> {
  id: string;
  status: ContractStatus;
  requestedAt: Date;
  activatedAt: Date | null;
  pricePaisa: number | null;
  plannedAt: Date | null;
  acceptedAt: Date | null;
  paidPaisa: number;
  parts: PartRow[];
  shortDays: CrewDay[];
  onlyDaysWorked: boolean;
  workedHalfDays: number;
  /** Of the quote. Null without them. */
  trades: StoredTrade[] | null;
  /** All days by trade. Empty unless the quote names the price of a day for its trades. */
  tradeDays: TradeDay[];
}

/** The days of the members of one trade on one day of work. No trade: of members who have none of the quote's. */
export interface TradeDay extends CrewDay {
  tradeId: number | null;
}

const tradeDays = sql<TradeDay[]>`case when quote.crew @? '$[*].dayPricePaisa' then (
  select coalesce(jsonb_agg(part), '[]') from (
    select dense_rank() over (order by day.day) as number, trade.id as "tradeId",
      count(*) filter (where presence = 'present') as present, count(*) filter (where presence = 'half') as half,
      count(*) filter (where presence = 'absent') as absent
    from contract_members member
    cross join lateral (select ${tradeOfMember} as id) trade
    join contract_days day on day.contract_id = member.contract_id and day.provider_id = member.provider_id
    where member.contract_id = contract.id group by day.day, trade.id) part) else '[]' end`;

/** A contract whose price is known. */
export type PricedRow = MoneyRow & { pricePaisa: number };

/** Returns the money of these contracts by their ids. */
export async function selectMoney(db: Database, ids: readonly string[]): Promise<Map<string, MoneyRow>> {
  const { rows } = await sql<MoneyRow>`
    select contract.id, contract.status, contract.planned_at, contract.requested_at, contract.activated_at,
      contract.duration, contract.duration_days, coalesce(contract.handymen, quote.exact_handymen, quote.total_handymen) as handymen,
      coalesce(quote.amount_paisa, contract.agreed_price_paisa) as price_paisa,
      (select max(at) from contract_events where contract_id = contract.id and kind = 'accepted') as accepted_at,
      (select coalesce(sum(amount_paisa), 0)::bigint from contract_payments
        where contract_id = contract.id and voided_at is null) as paid_paisa,
      (select coalesce(jsonb_agg(jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'amountPaisa', amount_paisa) order by number), '[]')
        from contract_parts where contract_id = contract.id) as parts,
      (select coalesce(jsonb_agg(day order by number), '[]') from (
        select row_number() over (order by day) as number, count(*) filter (where presence = 'present') as present,
          count(*) filter (where presence = 'half') as half, count(*) filter (where presence = 'absent') as absent
        from contract_days where contract_id = contract.id group by day) day
        where half + absent > 0) as short_days,
      contract.only_days_worked, (select 2 * count(*) filter (where presence = 'present') + count(*) filter (where presence = 'half')
        from contract_days where contract_id = contract.id)::int as worked_half_days,
      quote.crew as trades, ${tradeDays} as trade_days
    from contracts contract left join quotes quote on quote.id = contract.quote_id
    where contract.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the payments of a contract, last received first, at most a page. Voided ones are among them. */
export const selectPayments = (db: Database, contractId: string) =>
  db
    .selectFrom("contractPayments")
    .select(["id", "amountPaisa", "way", "reference", "voidedAt", "voidReason"])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as("receivedDay"))
    .where("contractId", "=", contractId)
    .orderBy("day", "desc")
    .orderBy("enteredAt", "desc")
    .orderBy("id", "desc")
    .limit(limits.pageItemsMax)
    .execute();

/** Replaces the plan. Call it with the contract locked. */
export async function replacePlan(
  db: Database,
  { contractId, parts, now }: { contractId: string; parts: readonly PartRow[]; now: Date },
): Promise<void> {
  await db.deleteFrom("contractParts").where("contractId", "=", contractId).execute();
  const rows = parts.map((part, place) => ({ ...part, contractId, number: place + 1 }));
  await db.insertInto("contractParts").values(rows).execute();
  await db.updateTable("contracts").set({ plannedAt: now }).where("id", "=", contractId).execute();
}

/** Call it with the contract locked: the caller compares the amount with what is left. */
export async function insertPayment(db: Database, payment: Insertable<ContractPaymentsTable>): Promise<void> {
  await db.insertInto("contractPayments").values(payment).execute();
}

/** Returns the payment, or nothing if it was voided before. */
export const voidPayment = (db: Database, { id, reason, now }: { id: string; reason: string; now: Date }) =>
  db
    .updateTable("contractPayments")
    .set({ voidedAt: now, voidReason: reason })
    .where("id", "=", id)
    .where("voidedAt", "is", null)
    .returning(["id", "contractId", "amountPaisa"])
    .executeTakeFirst();

export const findPayment = (db: Database, id: string) =>
  db
    .selectFrom("contractPayments as payment")
    .innerJoin("contracts as contract", "contract.id", "payment.contractId")
    .select(["contract.status", "payment.voidedAt"])
    .where("payment.id", "=", id)
    .executeTakeFirst();
