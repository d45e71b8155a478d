import { randomUUID } from "node:crypto";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { ContractStep } from "@hunarmand/api/contracts/steps";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { insertContract } from "../../../contracts/contracts.queries.ts";
import { moveContract } from "../../../contracts/move-contract.queries.ts";
import { moveQuote } from "../../../contracts/quotes/move-quote.queries.ts";
import { insertQuote } from "../../../contracts/quotes/quotes.queries.ts";
import { writeAudit } from "../../../domain/audit/audit.queries.ts";
import { addDays, dayOf } from "../../../values/karachi-days.ts";
import { toPaisa } from "../../../values/money.ts";
import type { TownGround, TownPeople } from "../town-ground.ts";
import { daysBefore } from "../town-times.ts";
import { insertTownContractMoney } from "./insert-town-contract-money.ts";
import { insertTownCrew } from "./insert-town-crew.ts";

interface TownContract {
  projectName: string;
  address: string;
  city: "Islamabad" | "Rawalpindi" | "Lahore";
  duration: "15 days" | "One month" | "Three months" | "6 months";
  details: string;
  daysAgo: number;
  steps: readonly Exclude<ContractStep, "propose" | "withdraw">[];
  handymen?: number;
  /** The wished first day of work, from today. */
  beginsInDays?: number;
  /** What the office agreed with the contractor when it accepted. */
  agreedRupees?: number | undefined;
}

/** One in each of the five states. */
const contracts: readonly TownContract[] = [
  {
    projectName: "Warehouse at I-9",
    address: "Plot 14, Industrial Area, I-9",
    city: "Islamabad",
    duration: "One month",
    details: "Six masons and two helpers.",
    daysAgo: 1,
    steps: [],
  },
  {
    projectName: "School repairs, Saddar",
    address: "Government School, Bank Road, Saddar",
    city: "Rawalpindi",
    duration: "15 days",
    details: "Painters and one electrician.",
    daysAgo: 6,
    steps: ["accept"],
    beginsInDays: 1,
  },
  {
    projectName: "Housing block B",
    address: "Block B, Bahria Town Phase 4",
    city: "Rawalpindi",
    duration: "Three months",
    details: "Masonry, plumbing, wiring and AC work.",
    daysAgo: 34,
    steps: ["accept", "activate"],
    handymen: 4,
    agreedRupees: 960_000,
  },
  {
    projectName: "Office tower fit-out",
    address: "Tower 2, Blue Area",
    city: "Islamabad",
    duration: "One month",
    details: "Carpenters and ceiling work.",
    daysAgo: 80,
    steps: ["accept", "activate", "complete"],
  },
  {
    projectName: "Road works",
    address: "Ring Road, Section 5",
    city: "Lahore",
    duration: "6 months",
    details: "Forty helpers.",
    daysAgo: 12,
    steps: ["reject"],
  },
];
const rejectReason = "We have no crew of that size in Lahore this season.";
const daysBetweenSteps = 1;

export async function insertTownContracts(ground: TownGround, people: TownPeople): Promise<void> {
  const { db, now } = ground;
  const { contractorId } = people;
  for (const { daysAgo, steps, agreedRupees, beginsInDays, ...contract } of contracts) {
    const requestedAt = daysBefore(now, daysAgo);
    const id = randomUUID();
    await insertContract(db, {
      ...{
        ...contract,
        id,
        accountId: contractorId,
        requestedAt,
        status: contractStatus.underReview,
        availability: "Day",
      },
      ...{ contractorName: "Kamran Builders", phone: "+923041234567" },
      ...{ cnic: "3740512345679", statusReason: null, completedAt: null },
      startDay: beginsInDays === undefined ? null : addDays(dayOf(now), beginsInDays),
    });
    await takeSteps(ground, people, { id, requestedAt, steps, agreedRupees });
    if (agreedRupees) await insertTownContractMoney(ground, people, { id, acceptedAt: stepTime(requestedAt, 0) });
    if (steps.at(-1) === "activate")
      await insertTownCrew(ground, people, { id, startedAt: stepTime(requestedAt, steps.length - 1) });
  }
}

const stepTime = (requestedAt: Date, place: number, step?: ContractStep) =>
  daysBefore(requestedAt, -(place + 1) * daysBetweenSteps * (step === "complete" ? 10 : 1));

async function takeSteps(
  { db }: TownGround,
  { staff }: TownPeople,
  {
    id,
    requestedAt,
    steps,
    agreedRupees,
  }: { id: string; requestedAt: Date } & Pick<TownContract, "steps" | "agreedRupees">,
): Promise<void> {
  const actorId = staff.Dispatcher;
  for (const [place, step] of steps.entries()) {
    const at = stepTime(requestedAt, place, step);
    const reason = step === "reject" ? rejectReason : null;
    const agreedPrice = step === "accept" ? agreedRupees : undefined;
    const agreedPricePaisa = agreedPrice && toPaisa(agreedPrice);
    const before = await moveContract(db, { step, id, actorId, reason, agreedPricePaisa, now: at });
    if (!before) throw new Error(`The contract ${id} cannot ${step}.`);
    const entry = { at, actorId, action: `contract.${step}`, subjectType: "contract", subjectId: id };
    await writeAudit(db, { ...entry, before: { status: before }, ...(reason ? { reason } : {}) });
  }
}

interface TownQuote {
  totalHandymen: number;
  duration: "1 Day" | "2 Days" | "1 Week" | "1 Month";
  daysAgo: number;
  rupees?: number;
  /** How many come from the near city. */
  near?: number;
  decision?: "accept" | "decline";
}

const quotes: readonly TownQuote[] = [
  { totalHandymen: 5, duration: "1 Week", daysAgo: 0.2 },
  { totalHandymen: 10, duration: "1 Month", daysAgo: 2, rupees: 810_000, near: 4 },
  { totalHandymen: 3, duration: "2 Days", daysAgo: 9, rupees: 27_000, near: 0, decision: "accept" },
  { totalHandymen: 20, duration: "1 Month", daysAgo: 25, rupees: 1_620_000, near: 8, decision: "decline" },
];
const validDays = 14;

export async function insertTownQuotes({ db, now }: TownGround, { contractorId, staff }: TownPeople): Promise<void> {
  for (const { daysAgo, rupees, near, decision, ...quote } of quotes) {
    const requestedAt = daysBefore(now, daysAgo);
    const id = randomUUID();
    await insertQuote(db, {
      ...{ ...quote, id, accountId: contractorId, city: "Islamabad", phone: "03041234567", details: null },
      ...{
        status: quoteStatus.new,
        amountPaisa: null,
        validUntil: null,
        note: null,
        requestedAt,
        quotedAt: null,
        decidedAt: null,
      },
    });
    if (rupees === undefined) continue;
    const quotedAt = daysBefore(requestedAt, -0.3);
    const priced = {
      amountPaisa: toPaisa(rupees),
      validUntil: daysBefore(quotedAt, -validDays),
      note: "Tools included.",
      nearHandymen: near ?? null,
      quotedAt,
    };
    await moveQuote(db, { step: "price", id, now: quotedAt, set: priced });
    const entry = {
      at: quotedAt,
      actorId: staff.Dispatcher,
      action: "quote.answer",
      subjectType: "quote",
      subjectId: id,
    };
    await writeAudit(db, { ...entry, after: { amountPkr: rupees } });
    const decidedAt = daysBefore(quotedAt, -1);
    if (decision)
      await moveQuote(db, { step: decision, id, accountId: contractorId, now: decidedAt, set: { decidedAt } });
  }
}
