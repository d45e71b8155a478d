import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  amountBetween,
  blankAsAbsent,
  Cnic,
  Id,
  OwnEmail,
  PageQuery,
  PhoneNumber,
  requiredLines,
  requiredText,
} from "../fields.ts";
import { JobComplaint } from "../inquiries/job-complaints.ts";
import { limits } from "../limits.ts";
import { ContractSums, OwnContractMoney } from "./contract-money.ts";
import { ExactDays, ExactHandymen, quoteDurations, StartDate } from "./exact-crew.ts";
import { NamedHandyman } from "./quotes/named.ts";
import { AgreedQuote, ContractHistory } from "./record.ts";
import { ContractNextSteps, contractStatus } from "./steps.ts";

/** Contracts for crews: proposed by any signed-in person, managed by the office (docs/product.md X1). */

export const ContractStatus = z.enum(contractStatus);
export type ContractStatus = z.infer<typeof ContractStatus>;
export const contractStatuses = ContractStatus.options;

export const contractCities = ["Islamabad", "Rawalpindi", "Lahore", "Karachi"] as const;
export const availabilities = ["Day", "Night", "Day/Night"] as const;
export const contractDurations = ["15 days", "One month", "Three months", "6 months", "One year"] as const;

/** A contract from an accepted quote may last as long as the quote says (docs/product.md Q4). */
export const allContractDurations = [...contractDurations, ...quoteDurations] as const;

/** `email` is only compared with the caller's own (docs/product.md X4). */
export const ContractBody = z.object({
  contractorName: requiredText(),
  address: requiredText(limits.addressCharacters),
  city: z.enum(contractCities),
  phoneNumber: PhoneNumber,
  cnic: Cnic,
  projectName: requiredText(),
  availability: z.enum(availabilities),
  duration: z.enum(allContractDurations),
  contractDetails: requiredLines(limits.textCharacters),
  /** In PKR for the whole crew and duration. Ignored with a quote, whose price was agreed. */
  expectedPrice: blankAsAbsent(amountBetween(1, limits.quotePkrMax)),
  /** A day in Pakistan, from today to a year ahead. */
  startDate: StartDate,
  /** How many handymen, and how many days instead of the chosen duration. */
  handymen: ExactHandymen,
  durationDays: ExactDays,
  /** Skills of the catalogue. */
  trades: z.array(requiredText()).max(limits.tradesOfProposalMax).optional(),
  email: OwnEmail.optional(),
  /** The caller's accepted quote on which it is based. A quote leads to at most one proposal. */
  quoteId: Id.optional(),
});

export const proposeContract = defineCall({
  method: "POST",
  path: "/Contracts/new",
  summary: "Propose a contract for a crew.",
  notes: [
    "Starts Under Review.",
    "The screen shows the reply's text, or its own if there is none.",
    "A `duration` of quotes is only allowed with the `quoteId` of a quote for that time.",
  ],
  access: "signed-in",
  body: ContractBody,
  /** `requestedDate`: when it was received. A reply from before an update has none. */
  reply: ActionReply.extend({ id: Id, requestedDate: z.iso.datetime().optional() }),
  once: true,
  limit: "inquiry",
  errors: ["not-your-account", "quote-not-found", "quote-state", "quote-proposed"],
});

/** A contract as its owner sees it, with their own CNIC. */
export const ContractRecord = z.object({
  id: Id,
  projectName: z.string(),
  contractorName: z.string(),
  address: z.string(),
  city: z.enum(contractCities),
  phoneNumber: z.string(),
  cnic: z.string(),
  availability: z.enum(availabilities),
  duration: z.enum(allContractDurations),
  contractDetails: z.string(),
  expectedPrice: z.number().nullable(),
  handymen: z.int().nullable(),
  durationDays: z.int().nullable(),
  /** In PKR for the whole crew and duration, as the office named it. Null with a quote, whose amount holds. */
  agreedPrice: z.number().nullable(),
  startDate: z.string().nullable(),
  trades: z.array(z.string()),
  status: ContractStatus,
  /** Of the office. A Rejected proposal without one was taken back by its owner. */
  statusReason: z.string().nullable(),
  requestedDate: z.iso.datetime(),
  completionDate: z.iso.datetime().nullable(),
  nextSteps: ContractNextSteps,
});
export type ContractRecord = z.infer<typeof ContractRecord>;

/** As its owner's lists show it. `money`: null without a price, or before acceptance. `onCrew`: members now. */
export const ListedContract = ContractRecord.extend({
  quote: AgreedQuote.nullable(),
  money: ContractSums.nullable(),
  /** With first names. Both are absent on the page of one contract, and in replies that a phone stored before. */
  ...{ onCrew: z.int().optional(), crewNames: z.array(z.string()).optional() },
});
export type ListedContract = z.infer<typeof ListedContract>;

/** The token says whose list it is. An `email`, if sent, must be the same. */
const ownList = {
  method: "GET",
  access: "signed-in",
  query: PageQuery.extend({ email: OwnEmail.optional() }),
  paged: true,
  reply: ActionReply.extend({ data: z.array(ListedContract) }),
  errors: ["not-your-account"],
} as const;

export const listActiveContracts = defineCall({
  ...ownList,
  path: "/Contracts/active",
  summary: "The caller's active contracts, newest first.",
});

export const listRequestedContracts = defineCall({
  ...ownList,
  path: "/Contracts/requested",
  summary: "The caller's proposals: Under Review, Accepted or Rejected, newest first.",
});

export const listPastContracts = defineCall({
  ...ownList,
  path: "/Contracts/past",
  summary: "The caller's completed contracts, last completed first.",
});

/** `callBy`: until when the office calls about a replacement, while that is open (docs/product.md I2). */
const ContractComplaint = JobComplaint.extend({ callBy: z.iso.datetime().nullable() });

export const getContract = defineCall({
  method: "GET",
  path: "/Contracts/:id",
  summary: "One of the caller's contracts with its history, oldest first, quote, payments and complaints.",
  access: "signed-in",
  params: z.object({ id: Id }),
  reply: ListedContract.extend({
    history: ContractHistory,
    complaints: z.array(ContractComplaint),
    money: OwnContractMoney.nullable(),
    named: z.array(NamedHandyman).optional(),
  }),
  errors: ["contract-not-found"],
});

export const withdrawContract = defineCall({
  method: "POST",
  path: "/Contracts/:id/withdraw",
  summary: "Take back one's own proposal that is Under Review or Accepted.",
  notes: ["It is then Rejected without a reason.", "Refused once the office has received a payment for it."],
  access: "signed-in",
  params: z.object({ id: Id }),
  reply: ActionReply.extend({ status: ContractStatus }),
  errors: ["contract-not-found", "contract-state"],
});

/** In the office's list the CNIC is masked to its last four digits. */
export const OfficeContract = ContractRecord.omit({ cnic: true }).extend({
  cnicMasked: z.string(),
  email: z.string().nullable(),
});

export const ContractFilter = z.object({ status: ContractStatus.optional() });

export const listContracts = defineCall({
  method: "GET",
  path: "/Admin/contracts",
  summary: "All contracts, newest first.",
  access: ["Dispatcher", "Finance"],
  query: PageQuery.extend(ContractFilter.shape),
  paged: true,
  reply: z.array(OfficeContract),
});

export const readContract = defineCall({
  method: "GET",
  path: "/Admin/contracts/:id",
  summary: "One complete contract, with its history.",
  notes: ["With the full CNIC: every call writes an audit row."],
  access: ["Dispatcher"],
  params: z.object({ id: Id }),
  reply: ContractRecord.extend({ email: z.string().nullable(), history: ContractHistory }),
  errors: ["contract-not-found"],
});
