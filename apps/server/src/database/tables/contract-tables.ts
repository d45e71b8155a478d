import type { ContractPayment, PayTime } from "@hunarmand/api/contracts/contract-money";
import type { ContractRecord, ContractStatus } from "@hunarmand/api/contracts/contracts";
import type { Presence } from "@hunarmand/api/contracts/crew";
import type { QuoteObjection } from "@hunarmand/api/contracts/quote-steps";
import type { Quote, QuoteStatus } from "@hunarmand/api/contracts/quotes";
import type { ContractEvent } from "@hunarmand/api/contracts/record";
import type { InquiryKind, InquiryStatus, positions } from "@hunarmand/api/inquiries/inquiries";
import type { inquiryReasons } from "@hunarmand/api/inquiries/problems";
import type { ColumnType, Generated } from "kysely";

export interface ContractsTable {
  id: string;
  accountId: string;
  contractorName: string;
  address: string;
  city: ContractRecord["city"];
  phone: string;
  cnic: string;
  projectName: string;
  availability: ContractRecord["availability"];
  duration: ContractRecord["duration"];
  details: string;
  status: ContractStatus;
  statusReason: string | null;
  requestedAt: Date;
  completedAt: Date | null;
  activatedAt: Date | null;
  /** The accepted quote of this contract. */
  quoteId: string | null;
  expectedPricePaisa: ColumnType<number | null, number | null | undefined>;
  handymen: ColumnType<number | null, number | null | undefined>;
  /** Counts instead of `duration`. */
  durationDays: ColumnType<number | null, number | null | undefined>;
  /** Named by the office on acceptance, without a quote. */
  agreedPricePaisa: ColumnType<number | null, number | null | undefined>;
  /** Ended before its time (docs/product.md X9). */
  onlyDaysWorked: Generated<boolean>;
  /** When the plan of its payments was last written. */
  plannedAt: ColumnType<Date | null, Date | null | undefined>;
  /** Written as 2026-03-02, read with to_char. */
  startDay: ColumnType<string | null, string | null | undefined>;
  tradeIds: ColumnType<number[], number[] | undefined>;
}

export interface ContractEventsTable {
  id: Generated<number>;
  contractId: string;
  actorId: string | null;
  kind: ContractEvent["kind"];
  at: Date;
  reason: string | null;
  memberId: string | null;
}

/** Members of a contract's crew. A row stays after they leave, with their days. */
export interface ContractMembersTable {
  contractId: string;
  providerId: string;
  addedAt: Date;
  leftAt: Date | null;
  leftReason: string | null;
}

export interface ContractDaysTable {
  contractId: string;
  providerId: string;
  /** Written as 2026-03-02, read with to_char. */
  day: string;
  presence: Presence;
  note: string | null;
  markedAt: Date;
}

/** A part of the price, and the day on which it is due. Numbered from 1 in the order of the days. */
export interface ContractPartsTable {
  contractId: string;
  number: number;
  /** Written as 2026-03-02, read with to_char. */
  day: string;
  amountPaisa: number;
}

/** A payment that the office has received. A voided row stays and does not count. */
export interface ContractPaymentsTable {
  id: string;
  contractId: string;
  amountPaisa: number;
  /** The day on which it was received. Written as 2026-03-02, read with to_char. */
  day: string;
  way: ContractPayment["way"];
  reference: string | null;
  enteredAt: Date;
  voidedAt: Date | null;
  voidReason: string | null;
}

/** A trade of a quote. The price is that of one handyman for a day. */
export interface StoredTrade {
  tradeId: number;
  handymen: number;
  dayPricePaisa?: number;
}

export interface QuotesTable {
  id: string;
  accountId: string;
  totalHandymen: number;
  /** Counts instead of `totalHandymen`. */
  exactHandymen: ColumnType<number | null, number | null | undefined>;
  duration: Quote["duration"];
  /** Counts instead of `duration`. */
  durationDays: ColumnType<number | null, number | null | undefined>;
  /** Trades with their numbers. Their sum is `exactHandymen`. */
  crew: ColumnType<StoredTrade[] | null, string | null | undefined, string | null>;
  /** How the price is paid. Null in older quotes. */
  payTime: ColumnType<PayTime | null, PayTime | null | undefined>;
  objection: ColumnType<QuoteObjection | null, QuoteObjection | null | undefined>;
  objectionWords: ColumnType<string | null, string | null | undefined>;
  ownPricePaisa: ColumnType<number | null, number | null | undefined>;
  /** What its owner asks for, of one handyman and day. */
  ownDayPricePaisa: ColumnType<number | null, number | null | undefined>;
  /** How many come from the near city. Null while the office has not said it. */
  nearHandymen: ColumnType<number | null, number | null | undefined>;
  /** When its owner asked for another price. */
  askedAgainAt: ColumnType<Date | null, Date | null | undefined>;
  /** Written as 2026-03-02, read with to_char. */
  startDay: ColumnType<string | null, string | null | undefined>;
  city: Quote["city"];
  phone: string;
  details: string | null;
  /** Expired is not stored: it is Quoted after `validUntil`. */
  status: Exclude<QuoteStatus, "Expired">;
  amountPaisa: number | null;
  validUntil: Date | null;
  note: string | null;
  requestedAt: Date;
  quotedAt: Date | null;
  decidedAt: Date | null;
  /** The `validUntil` for which the owner was notified of the expiry. */
  expiryNotifiedFor: Generated<Date | null>;
}

/** A handyman named with the price of a quote, for one of its trades. `leads`: the foreman. */
export interface QuoteHandymenTable {
  quoteId: string;
  providerId: string;
  tradeId: number;
  leads: boolean;
}

export interface InquiriesTable {
  id: string;
  reference: string;
  kind: InquiryKind;
  accountId: string | null;
  name: string;
  email: string | null;
  /** E.164 if it is a valid number, or else as typed. */
  phone: string;
  subject: string | null;
  message: string;
  position: (typeof positions)[number] | null;
  status: InquiryStatus;
  /** The job that it is about, and its reason, if the portal knows them. */
  jobId: string | null;
  /** The contract that it is about. */
  contractId: string | null;
  reason: (typeof inquiryReasons)[number] | null;
  /** Asked for somebody else in a crew at work. */
  wantsReplacement: Generated<boolean>;
  answer: string | null;
  reopenMessage: string | null;
  createdAt: Date;
  dueAt: Date;
  /** The `dueAt` after which colleagues were notified that it is late. Another one, after a reopening, is notified again. */
  lateNotifiedFor: Date | null;
  resolvedAt: Date | null;
}

/** First replies to calls with an Idempotency-Key; `id` and `fingerprint` are keyed hashes. */
export interface IdempotencyKeysTable {
  id: string;
  fingerprint: string;
  /** Identifies the try that holds the key. */
  claim: string;
  /** Null while the first try runs. */
  status: number | null;
  body: string | null;
  runningUntil: Date;
  expiresAt: Date;
}

export interface ContractTables {
  contracts: ContractsTable;
  contractEvents: ContractEventsTable;
  contractMembers: ContractMembersTable;
  contractDays: ContractDaysTable;
  contractParts: ContractPartsTable;
  contractPayments: ContractPaymentsTable;
  quotes: QuotesTable;
  quoteHandymen: QuoteHandymenTable;
  inquiries: InquiriesTable;
  idempotencyKeys: IdempotencyKeysTable;
}
