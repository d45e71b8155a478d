import pLimit from "p-limit";
import { expect, it } from "vitest";
import { makeSteps, type StepName, stepsAt } from "./race-steps.ts";
import { makeAlikeJobs, makePeople, readEnds, type Stage } from "./race-world.ts";
import { startTwoServers } from "./start-two-servers.ts";

/** Every two steps that a job can take at one stage, at once on two server processes that share one database. */
const tries = process.env.TEST_LONG ? 100 : 30;
const racesAtOnce = 10;
/** Some seconds a stage; a machine that is busy otherwise may take its time. */
const timeout = 300_000;

const { ground, first, second } = await startTwoServers();
const people = await makePeople(ground.db);
const steps = makeSteps(ground.db, people);

const inWork = ["unverifiedArrival", "unconfirmed"] as const;
const places = {
  requested: { status: "Requested", met: [...inWork, "openOffer"] },
  accepted: { status: "Accepted", met: [...inWork, "startCode"] },
  arrived: { status: "InProgress", met: [...inWork, "startCode"] },
  detailed: { status: "InProgress", met: [...inWork, "details", "startCode", "openPrice"] },
  completed: { status: "Completed", met: [...inWork, "details", "unsettled", "due", "openPrice"] },
} as const;

/** Every step that the table allows there, and beside them what moves offers alone or comes too late. Of a stage with a `focus` only that step meets the others. */
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

interface Race {
  pair: [StepName, StepName];
  jobId: string;
}
/** What both were told, and where the job stands afterwards. */
const outcomeOf = ([one, other]: [StepName, StepName], statuses: [number, number], end: string | undefined) =>
  `${one} ${statuses[0]}, ${other} ${statuses[1]}: ${end}`;

async function takeInTurn({ pair: [one, other], jobId }: Race, isSwapped: boolean): Promise<[number, number]> {
  if (!isSwapped) return [await steps[one](first.url, jobId), await steps[other](second.url, jobId)];
  const late = await steps[other](second.url, jobId);
  return [await steps[one](first.url, jobId), late];
}

async function takeAtOnce({ pair: [one, other], jobId }: Race, isSwapped: boolean): Promise<[number, number]> {
  const [here, there] = isSwapped ? [second, first] : [first, second];
  return Promise.all([steps[one](here.url, jobId), steps[other](there.url, jobId)]);
}

it.each(stages)(
  "two steps at once on a job that %s end as one after the other would",
  { timeout },
  async (_name, stage, names, focus) => {
    const pairs = names
      .flatMap((one, place) => names.slice(place + 1).map((other): Race["pair"] => [one, other]))
      .filter((pair) => focus === undefined || pair.includes(focus));
    const jobIds = await makeAlikeJobs(ground.db, people, { stage, count: pairs.length * (tries + 2) });
    const limit = pLimit(racesAtOnce);
    const perPair = pairs.map((pair, place) => {
      const races = jobIds.slice(place * (tries + 2), (place + 1) * (tries + 2)).map((jobId) => ({ pair, jobId }));
      return { pair, inTurn: races.slice(0, 2), atOnce: races.slice(2) };
    });
    const statuses = new Map<string, [number, number]>();
    const run = (races: Race[], take: typeof takeAtOnce) =>
      limit.map(races, async (race, index) => statuses.set(race.jobId, await take(race, index % 2 === 1)));
    for (const { inTurn } of perPair) await run(inTurn, takeInTurn);
    for (const { atOnce } of perPair) await run(atOnce, takeAtOnce);

    const ends = await readEnds(ground.db, people, jobIds);
    const outcome = ({ pair, jobId }: Race) => outcomeOf(pair, statuses.get(jobId) ?? [0, 0], ends.get(jobId));
    const wrong = perPair.flatMap(({ inTurn, atOnce }) => {
      const right = inTurn.map(outcome);
      return atOnce.map(outcome).filter((end) => !right.includes(end));
    });
    const counts = [...Map.groupBy(wrong, (end) => end)].map(([end, times]) => `${times.length} times ${end}`);
    expect(counts).toEqual([]);
    expect([...statuses.values()].flat().filter((status) => status >= 500)).toEqual([]);
  },
);
