import type { ContractPayment } from "@hunarmand/api/contracts/contract-money";
import type { ContractRecord, ContractStatus } from "@hunarmand/api/contracts/contracts";
import type { Presence } from "@hunarmand/api/contracts/crew";
import type { ContractEvent } from "@hunarmand/api/contracts/record";
import type { InquiryKind, InquiryStatus, positions } from "@hunarmand/api/inquiries/inquiries";
import type { inquiryReasons } from "@hunarmand/api/inquiries/problems";
import type { ColumnType, Generated } from "kysely";
import type { QuoteHandymenTable, QuotesTable } from "./quote-tables.ts";

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
