import type { LedgerEntry } from "../../domain/payments/ledger.queries.ts";

export interface PaidOut {
  id: string;
  providerId: string;
  amountPaisa: number;
  /** Dues that are deducted from what the provider is owed. */
  setOffPaisa: number;
}

/** A payout that the bank returned is owed again. Dues that were deducted from it stay settled. */
export const returnEntry = ({ id, providerId: ownerId, amountPaisa }: PaidOut, now: Date): LedgerEntry => ({
  sourceId: id,
  jobId: null,
  now,
  kind: "payout-returned",
  lines: [
    { accountKind: "payout-clearing", ownerId: null, amountPaisa },
    { accountKind: "provider-payable", ownerId, amountPaisa: -amountPaisa },
  ],
});

/** Returns a payout's ledger entries (decision 044): the money that leaves the platform, and the part that stays for dues. */
export function payoutEntries(
  { id, providerId: ownerId, amountPaisa, setOffPaisa }: PaidOut,
  now: Date,
): LedgerEntry[] {
  const source = { sourceId: id, jobId: null, now };
  const payout: LedgerEntry = {
    ...source,
    kind: "payout",
    lines: [
      { accountKind: "provider-payable", ownerId, amountPaisa },
      { accountKind: "payout-clearing", ownerId: null, amountPaisa: -amountPaisa },
    ],
  };
  if (setOffPaisa === 0) return [payout];
  const setOff: LedgerEntry = {
    ...source,
    kind: "dues-set-off",
    lines: [
      { accountKind: "provider-payable", ownerId, amountPaisa: setOffPaisa },
      { accountKind: "provider-dues", ownerId, amountPaisa: -setOffPaisa },
    ],
  };
  return [setOff, payout];
}
