import pLimit from "p-limit";
import { expect, it } from "vitest";
import { findRankFaults } from "../../src/jobs/check-ranks.ts";
import { takeWhileHeld } from "./hold-jobs.ts";
import { makeSteps, type StepName, stepsAt } from "./race-steps.ts";
import { makeAlikeJobs, makePeople, readEnds, type Stage } from "./race-world.ts";
import { startTwoServers } from "./start-two-servers.ts";

/**
 * Races every two steps that a job can take at one stage, on two server processes with one database. The held races find a step that writes
 * without a second look at what it has read; so do thirty ordinary races.
 */
const rounds = { inTurn: 2, held: 2, atOnce: process.env.TEST_LONG ? 100 : 1 };
const racesAtOnce = 10;
const heldAtOnce = 5;
/** A stage takes some seconds, longer on a busy machine. */
const timeout = 300_000;

const { ground, first, second } = await startTwoServers();
const people = await makePeople(ground.db);
let steps: ReturnType<typeof makeSteps>;

const inWork = ["unverifiedArrival", "unconfirmed", "unagreedPrice"] as const;
const places = {
  requested: { status: "Requested", met: [...inWork, "openOffer"] },
  accepted: { status: "Accepted", met: [...inWork, "startCode"] },
  arrived: { status: "InProgress", met: [...inWork, "startCode"] },
  detailed: { status: "InProgress", met: [...inWork, "details", "startCode", "openPrice"] },
  completed: { status: "Completed", met: [...inWork, "details", "unsettled", "due", "openPrice"] },
} as const;

/** Every step that the table allows there, and others that only move offers or are too late. With a `focus`, only that step races the others. */
const stages: [name: string, stage: Stage, steps: StepName[], focus?: StepName][] = [
  [
    "is offered to two",
    { status: "Requested", isOfferedToTwo: true },
    [...stepsAt(places.requested), "reject", "expire"],
  ],
  [
    "is offered to another as well",
    { status: "Requested", isOfferedToTwo: true },
    ["acceptBySecond", "accept", "expire", "changeWork"],
    "acceptBySecond",
  ],
  ["is offered to one", { status: "Requested" }, ["reject", "expire", ...stepsAt(places.requested)], "reject"],
  ["is accepted", { status: "Accepted" }, stepsAt(places.accepted)],
  ["has a handyman who arrived", { status: "InProgress" }, [...stepsAt(places.arrived), "arrive"]],
  [
    "has its details",
    { status: "InProgress", hasDetails: true },
    [...stepsAt(places.detailed), "correctPrice", "confirm"],
  ],
  ["is completed", { status: "Completed" }, [...stepsAt(places.completed), "complete"]],
];

type Statuses = [one: number, other: number];

interface Race {
  pair: [StepName, StepName];
  jobId: string;
  /** Half of the races of a pair swap the order of the steps, or the servers. */
  isSwapped: boolean;
}

/** Both replies, and the job's state afterwards. */
const outcomeOf = ([one, other]: [StepName, StepName], statuses: Statuses, end: string | undefined) =>
  `${one} ${statuses[0]}, ${other} ${statuses[1]}: ${end}`;

async function takeInTurn({ pair: [one, other], jobId, isSwapped }: Race): Promise<Statuses> {
  if (!isSwapped) return [await steps[one](first.url, jobId), await steps[other](second.url, jobId)];
  const late = await steps[other](second.url, jobId);
  return [await steps[one](first.url, jobId), late];
}

async function takeAtOnce({ pair: [one, other], jobId, isSwapped }: Race): Promise<Statuses> {
  const [here, there] = isSwapped ? [second, first] : [first, second];
  return Promise.all([steps[one](here.url, jobId), steps[other](there.url, jobId)]);
}

/** Runs some races at once, in a known order: in each of them both steps read the job before either writes. */
async function takeHeld(races: Race[]): Promise<Statuses[]> {
  const held = races.map(({ pair: [one, other], jobId, isSwapped }) => {
    const takeOne = () => steps[one](first.url, jobId);
    const takeOther = () => steps[other](second.url, jobId);
    return { jobId, early: isSwapped ? takeOther : takeOne, late: isSwapped ? takeOne : takeOther };
  });
  const replies = await takeWhileHeld(ground.db, held);
  return replies.map(([early, late], place) => (races[place]?.isSwapped ? [late, early] : [early, late]));
}

/** The races of all pairs, in the order of these rounds. */
function listRaces(pairs: Race["pair"][], jobIds: string[]): Record<keyof typeof rounds, Race[]> {
  const left = jobIds.values();
  const racesOf = (count: number) =>
    pairs.flatMap((pair) =>
      Array.from({ length: count }, (_, index) => ({
        pair,
        jobId: left.next().value ?? "",
        isSwapped: index % 2 === 1,
      })),
    );
  return { inTurn: racesOf(rounds.inTurn), held: racesOf(rounds.held), atOnce: racesOf(rounds.atOnce) };
}

/** The statuses of both replies of each race, by its job. */
async function takeAll({ inTurn, held, atOnce }: ReturnType<typeof listRaces>): Promise<Map<string, Statuses>> {
  const statuses = new Map<string, Statuses>();
  const limit = pLimit(racesAtOnce);
  await limit.map(inTurn, async (race) => statuses.set(race.jobId, await takeInTurn(race)));
  for (let from = 0; from < held.length; from += heldAtOnce) {
    const some = held.slice(from, from + heldAtOnce);
    const replies = await takeHeld(some);
    for (const [place, { jobId }] of some.entries()) statuses.set(jobId, replies[place] ?? [0, 0]);
  }
  await limit.map(atOnce, async (race) => statuses.set(race.jobId, await takeAtOnce(race)));
  return statuses;
}

it.each(stages)(
  "two steps at once on a job that %s have the same result as one after the other",
  { timeout },
  async (_name, stage, names, focus) => {
    const pairs = names
      .flatMap((one, place) => names.slice(place + 1).map((other): Race["pair"] => [one, other]))
      .filter((pair) => focus === undefined || pair.includes(focus));
    steps = makeSteps(ground.db, people, stage);
    const racesOfPair = rounds.inTurn + rounds.held + rounds.atOnce;
    const jobIds = await makeAlikeJobs(ground.db, people, { stage, count: pairs.length * racesOfPair });
    const races = listRaces(pairs, jobIds);
    const statuses = await takeAll(races);

    const ends = await readEnds(ground.db, people, jobIds);
    const outcome = ({ pair, jobId }: Race) => outcomeOf(pair, statuses.get(jobId) ?? [0, 0], ends.get(jobId));
    const right = new Set(races.inTurn.map(outcome));
    const wrong = [...races.held, ...races.atOnce].map(outcome).filter((end) => !right.has(end));
    const counts = [...Map.groupBy(wrong, (end) => end)].map(([end, times]) => `${times.length} times ${end}`);
    expect(counts).toEqual([]);
    expect([...statuses.values()].flat().filter((status) => status >= 500)).toEqual([]);
    expect(await findRankFaults(ground.db)).toEqual([]);
  },
);
