import type { ErrorCode } from "@hunarmand/api/errors";
import type { JobStatus } from "@hunarmand/api/jobs/job";

/** A step is done, or refused with a code. */
export type Outcome = "done" | ErrorCode;

export type OfferStatus = "Offered" | "Accepted" | "Rejected" | "Expired" | "Withdrawn";
export type Area = "G-9" | "F-7";

/** `provider` and `customer` are indexes of the model's lists. */
export interface ModelJob {
  number: number;
  customer: number;
  provider: number | undefined;
  status: JobStatus;
  area: Area;
  hasPin: boolean;
  offers: Map<number, OfferStatus>;
  /** In minutes since the start of the test. */
  roundEndsAt: number;
  hasDetails: boolean;
  pricePaisa: number;
  review: { rating: number; by: "provider" | "customer" } | undefined;
  declaredPaisa: number | undefined;
  claimedPaisa: number | undefined;
  /** The fee of cash that counts by the customer's word alone. */
  saidFeePaisa: number | undefined;
  confirmedPaisa: number | undefined;
  isSettled: boolean;
  /** Who ended it after the arrival, without work. */
  endedBy: "provider" | "customer" | undefined;
}

export interface ModelPayment {
  number: number;
  kind: "card" | "wallet";
  payer: { role: "provider" | "customer"; index: number };
  amountPaisa: number;
  job: ModelJob | undefined;
  status: "pending" | "success" | "failed" | "declined";
  /** The gateway's reply to an inquiry about a charge that timed out. */
  isGood: boolean;
  transactionId: string | undefined;
}

export interface ModelProvider {
  area: Area;
  /** A counter, not a time: the lowest has been idle longest. */
  idleSince: number;
  duesPaisa: number;
  payablePaisa: number;
  cashHeldPaisa: number;
  grossPaisa: number;
  feesPaisa: number;
  paidPaisa: number;
  /** Card payments of their jobs, as in their history. */
  cardsInPaisa: number[];
}

export interface ModelCustomer {
  /** Above zero: the customer owes. */
  balancePaisa: number;
  paidPaisa: number;
}

/** A simple model of the portal's business. */
export interface Model {
  minutes: number;
  turns: number;
  feePercent: number;
  roundSize: number;
  offerMinutes: number;
  providers: ModelProvider[];
  customers: ModelCustomer[];
  jobs: ModelJob[];
  payments: ModelPayment[];
  revenuePaisa: number;
  clearingPaisa: { card: number; wallet: number };
}

const makeProvider = (area: Area, idleSince: number): ModelProvider => ({
  area,
  idleSince,
  duesPaisa: 0,
  payablePaisa: 0,
  cashHeldPaisa: 0,
  grossPaisa: 0,
  feesPaisa: 0,
  paidPaisa: 0,
  cardsInPaisa: [],
});

/** Three providers and two customers; an offer goes to two at a time, so that rounds come to an end. */
export const makeModel = (): Model => ({
  minutes: 0,
  turns: 0,
  feePercent: 10,
  roundSize: 2,
  offerMinutes: 30,
  providers: [makeProvider("G-9", -3), makeProvider("F-7", -2), makeProvider("G-9", -1)],
  customers: [
    { balancePaisa: 0, paidPaisa: 0 },
    { balancePaisa: 0, paidPaisa: 0 },
  ],
  jobs: [],
  payments: [],
  revenuePaisa: 0,
  clearingPaisa: { card: 0, wallet: 0 },
});
