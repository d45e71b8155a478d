import type { ContractRecord } from "@hunarmand/api/contracts/contracts";
import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import type { AgreedQuote, ContractEvent } from "@hunarmand/api/contracts/record";
import { contractSteps } from "@hunarmand/api/contracts/steps";
import { type Actor, findNextSteps } from "@hunarmand/api/steps";
import { toPkr } from "../values/money.ts";
import type { ContractRow, selectHistory } from "./contracts.queries.ts";
import { toNear } from "./quotes/quote-wire.ts";

type EventRow = Awaited<ReturnType<typeof selectHistory>>[number];

/** The contract with the next steps for these actors. */
export function toContractRecord(row: ContractRow, actors: readonly Actor[]): ContractRecord {
  const { id, projectName, contractorName, address, city, cnic, availability, duration, status, statusReason } = row;
  return {
    id,
    projectName,
    contractorName,
    address,
    city,
    cnic,
    availability,
    duration,
    status,
    statusReason,
    phoneNumber: row.phone,
    contractDetails: row.details,
    expectedPrice: toPkr(row.expectedPricePaisa),
    handymen: row.handymen,
    durationDays: row.durationDays,
    agreedPrice: toPkr(row.agreedPricePaisa),
    startDate: row.startDay,
    trades: row.trades,
    requestedDate: row.requestedAt.toISOString(),
    completionDate: row.completedAt?.toISOString() ?? null,
    nextSteps: findNextSteps(contractSteps, row, actors),
  };
}

/** The account distinguishes the owner's steps from the office's. Staff are not named. */
export const toHistory = (events: EventRow[], ownerId: string): ContractEvent[] =>
  events.map(({ kind, at, actorId, reason, firstName, lastName }) => ({
    kind,
    at: at.toISOString(),
    by: actorId === ownerId ? "contractor" : "office",
    member: firstName === null ? null : `${firstName} ${lastName ?? ""}`.trim(),
    reason,
  }));

interface QuoteColumns {
  totalHandymen: number | null;
  exactHandymen: number | null;
  amountPaisa: number | null;
  crew: CrewTrade[];
  payTime: AgreedQuote["payTime"];
  nearHandymen: number | null;
  quoteCity: string | null;
}

/** The accepted quote of a contract, or null. */
export const toAgreedQuote = ({
  totalHandymen,
  exactHandymen,
  amountPaisa,
  crew,
  payTime,
  nearHandymen,
  quoteCity,
}: QuoteColumns): AgreedQuote | null =>
  totalHandymen === null || amountPaisa === null
    ? null
    : {
        ...{ totalHandymen: exactHandymen ?? totalHandymen, crew, amount: toPkr(amountPaisa), payTime },
        near: toNear(nearHandymen, quoteCity),
      };
