import { findTypedReceiptNumber } from "@hunarmand/api/payments/receipts";
import { walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { search as searchLimits } from "@hunarmand/api/staff/search";
import { type RawBuilder, sql } from "kysely";
import { beginsAsKept } from "../../database/search/match-people.ts";
import { nameOf } from "./found-people.ts";

const { ofKindMax } = searchLimits;
/** The maximum of people whose payouts are looked up. */
const ownersMax = 50;
const uuidHexDigits = 32;
/** Fewer digits of a reference would match too many payouts. */
const referenceDigitsMin = 6;

export function selectPayments(typed: string): RawBuilder<unknown> | undefined {
  const key = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (key.length < searchLimits.charactersMin) return undefined;
  return sql`select 'payment' as kind, payment.id, payment.transaction_id as name, ${nameOf("payer")} as detail, payment.status,
      case when payment.status = ${sql.lit(walletPaymentStatus.pending)} then 0 else 1 end as rank
    from (select * from wallet_payments where ${beginsAsKept(sql`transaction_key`, key)} limit ${ofKindMax}) payment
    join accounts payer on payer.id = payment.account_id`;
}

export function selectReceipts(typed: string): RawBuilder<unknown> | undefined {
  const number = findTypedReceiptNumber(typed);
  if (number === undefined) return undefined;
  return sql`select 'receipt' as kind, receipt.job_id as id, 'R-' || receipt.number as name, ${nameOf("payer")} as detail,
      null as status, 0 as rank
    from receipts receipt join jobs job on job.id = receipt.job_id join accounts payer on payer.id = job.customer_id
    where receipt.number = ${number}`;
}

/** Reads the beginning of a payout's reference, as in the bank's file, into the first and last id that begin with it. */
function findReferences(typed: string): [first: string, last: string] | undefined {
  const digits = typed.replaceAll("-", "").toLowerCase();
  if (!/^[0-9a-f]+$/.test(digits) || digits.length < referenceDigitsMin || digits.length > uuidHexDigits)
    return undefined;
  return [digits.padEnd(uuidHexDigits, "0"), digits.padEnd(uuidHexDigits, "f")];
}

/** Payouts by their reference in the file for the bank, by the bank's own, or by their handyman; prepared ones first. The id is the batch's. */
export function selectPayouts(typed: string): RawBuilder<unknown> {
  const references = findReferences(typed);
  const byHandyman = sql`select payout.id from (select id from namesakes limit ${ownersMax}) owner
    join payouts payout on payout.provider_id = owner.id`;
  const byBank = sql`(select id from payouts where bank_reference is not null and ${beginsAsKept(sql`bank_reference`, typed.trim().toUpperCase())}
    limit ${ofKindMax})`;
  const byReference = references
    ? sql`union (select id from payouts where id between ${references[0]}::uuid and ${references[1]}::uuid limit ${ofKindMax})`
    : sql``;
  const found = sql`${byHandyman} union ${byBank} ${byReference}`;
  return sql`select 'payout' as kind, payout.batch_id as id, ${nameOf("account")} as name,
      left(payout.id::text, 8) as detail, payout.status,
      case when payout.status = ${sql.lit(payoutStatus.prepared)} then 0 else 1 end as rank
    from (${found}) found join payouts payout on payout.id = found.id join accounts account on account.id = payout.provider_id
    order by rank, payout.created_at desc limit ${ofKindMax}`;
}
