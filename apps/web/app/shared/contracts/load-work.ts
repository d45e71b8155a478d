import { type ListedContract, listActiveContracts, listRequestedContracts } from "@hunarmand/api/contracts/contracts";
import { getCrew } from "@hunarmand/api/contracts/crew";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { listMyQuotes, type Quote } from "@hunarmand/api/contracts/quotes";
import { type ContractStatus, contractStatus } from "@hunarmand/api/contracts/steps";
import { callApi, callPage } from "../calls/call-api.ts";
import { toPakistanDay } from "../texts/pakistan-day.ts";
import { readOwnEmail } from "./own-email.ts";

/** For so many contracts crew and days are loaded at once; the others are under Active Contracts. */
const crewsMax = 3;

/** How many of a crew came on a day, whole or half. */
export interface DayCount {
  day: string;
  here: number;
  all: number;
}

interface CrewSummary {
  members: number;
  /** Undefined before the first day is entered. */
  lastDay: DayCount | undefined;
}

export interface ActiveWork {
  contract: ListedContract;
  /** Undefined when it failed to load. */
  crew: CrewSummary | undefined;
  /** The price of the contract's quote, or the one that the office named. */
  amount: number | null;
}

export interface ContractWork {
  /** Quotes that need an answer or a proposal from their owner. */
  waiting: readonly Quote[];
  active: readonly ActiveWork[];
  /** The number of proposals that wait for the office. */
  proposed: number;
  /** The number of accepted contracts that have not started. */
  accepted: number;
  /** The number of requests for a quote that wait for the office. */
  asked: number;
}

/** Loads a contractor's current quotes, proposals and contracts, those that wait for them first. */
export async function loadWork(): Promise<ContractWork> {
  const query = { email: readOwnEmail() };
  const [quotes, active, requested] = await Promise.all([
    callPage(listMyQuotes, { query }),
    callPage(listActiveContracts, { query }),
    callPage(listRequestedContracts, { query }),
  ]);
  const own = quotes.items.data;
  const countOf = (wanted: ContractStatus) => requested.items.data.filter(({ status }) => status === wanted).length;
  return {
    waiting: own.filter(({ nextSteps }) => nextSteps.includes("accept") || nextSteps.includes("propose")),
    active: await Promise.all(active.items.data.slice(0, crewsMax).map(loadActive)),
    proposed: countOf(contractStatus.underReview),
    accepted: countOf(contractStatus.accepted),
    asked: own.filter(({ status }) => status === quoteStatus.new).length,
  };
}

async function loadActive(contract: ListedContract): Promise<ActiveWork> {
  const sheet = await callApi(getCrew, { params: { id: contract.id } }).catch(() => undefined);
  const amount = contract.quote?.amount ?? contract.agreedPrice;
  return { contract, crew: sheet && sumCrew(sheet.members), amount };
}

type Member = Awaited<ReturnType<typeof callApi<typeof getCrew>>>["members"][number];

function sumCrew(members: readonly Member[]): CrewSummary {
  const onCrew = members.filter(({ leftDate }) => leftDate === null).length;
  const marks = members.flatMap(({ days }) => days);
  const [day] = marks.map((mark) => mark.day).toSorted((one, other) => other.localeCompare(one));
  if (day === undefined) return { members: onCrew, lastDay: undefined };
  const ofDay = marks.filter((mark) => mark.day === day);
  const here = ofDay.filter(({ presence }) => presence !== "absent").length;
  // Of today not everybody may be entered yet.
  const all = day === toPakistanDay() ? Math.max(onCrew, ofDay.length) : ofDay.length;
  return { members: onCrew, lastDay: { day, here, all } };
}
