import { randomUUID } from "node:crypto";
import type { ContractStep } from "@hunarmand/api/contracts/steps";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { insertContract } from "../../../contracts/contracts.queries.ts";
import { moveContract } from "../../../contracts/move-contract.queries.ts";
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
  /** Who of the town is on it, once it is active. */
  crew?: (providers: TownPeople["providers"]) => TownPeople["providers"];
}

/** Each of the five states, and of those that are active one that begins tomorrow, with some of its crew. */
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
    steps: ["accept", "activate"],
    handymen: 8,
    beginsInDays: 1,
    agreedRupees: 324_000,
    crew: (providers) => [...choose(providers, "House Painting", 3), ...choose(providers, "Electrical Wiring", 2)],
  },
  {
    projectName: "Clinic wards, G-8",
    address: "Community Clinic, Street 21, G-8/2",
    city: "Islamabad",
    duration: "15 days",
    details: "Painters and tilers.",
    daysAgo: 3,
    steps: ["accept"],
    handymen: 6,
    beginsInDays: 12,
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
    crew: (providers) => providers.slice(0, 4),
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
function choose(providers: TownPeople["providers"], skill: string, count: number): TownPeople["providers"] {
  return providers.filter(({ skills }) => skills.includes(skill)).slice(0, count);
}

const rejectReason = "We have no crew of that size in Lahore this season.";
const daysBetweenSteps = 1;

export async function insertTownContracts(ground: TownGround, people: TownPeople): Promise<void> {
  const { db, now } = ground;
  const { contractorId } = people;
  for (const { daysAgo, steps, agreedRupees, beginsInDays, crew, ...contract } of contracts) {
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
    const isAtWork = beginsInDays === undefined;
    if (agreedRupees && isAtWork)
      await insertTownContractMoney(ground, people, { id, acceptedAt: stepTime(requestedAt, 0) });
    if (crew)
      await insertTownCrew(ground, people, {
        ...{ id, startedAt: stepTime(requestedAt, steps.length - 1), crew: crew(people.providers) },
        isAtWork,
      });
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
