import { createJob } from "@hunarmand/api/jobs/customer";
import { cancelJob } from "@hunarmand/api/jobs/customer-steps";
import * as api from "@hunarmand/api/jobs/no-work/no-work";
import fc from "fast-check";
import { home } from "../make.ts";
import { runTasks } from "../run-tasks.ts";
import * as actions from "./model-actions-of-jobs.ts";
import * as jobs from "./model-of-jobs.ts";
import type { Model } from "./model-state.ts";
import { choices, choose, get, jobsWithCustomers, jobsWithProviders, makeStep } from "./model-steps.ts";
import { outcomeOf, passTime } from "./model-world.ts";

export const post = makeStep(
  "post",
  fc.record({ customer: fc.nat(1), area: fc.constantFrom("G-9" as const, "F-7" as const), hasPin: fc.boolean() }),
  async (model, { portal, customers, jobIds }, wish) => {
    const pin = { pinLocationLatitude: home.latitude, pinLocationLongitude: home.longitude };
    const trade = { category: "Installations", skill: "AC Installation" };
    const place = { city: "Islamabad", area: wish.area, address: "House 1", ...(wish.hasPin ? pin : {}) };
    const answer = await portal.as(get(customers, wish.customer)).call(createJob, { body: { ...trade, ...place } });
    const { number } = jobs.post(model, wish);
    jobIds.push(answer.body.jobId);
    const said = `customer ${wish.customer} posts job ${number} in ${wish.area}${wish.hasPin ? " with a pin" : ""}`;
    return { said, expected: "done", outcome: outcomeOf(answer) };
  },
);

const isOffered = ({ job, provider }: actions.Pair) => job.offers.get(provider) === "Offered";
const hasStatus =
  (status: string) =>
  ({ job, provider }: actions.Pair) =>
    job.provider === provider && job.status === status;

const accept = makeStep("accept", choices, async (model, world, choice) => {
  const pair = choose(jobsWithProviders(model), isOffered, choice);
  return pair && actions.accept(model, world, pair);
});

const reject = makeStep("reject", choices, async (model, world, choice) => {
  const pair = choose(jobsWithProviders(model), isOffered, choice);
  return pair && actions.reject(model, world, pair);
});

const wait = makeStep("wait", fc.constantFrom(10, 31), async (model, world, minutes) => {
  jobs.passMinutes(model, minutes);
  passTime(world, model, minutes);
  await runTasks(world.portal.services);
  return { said: `${minutes} minutes pass`, expected: "done", outcome: "done" };
});

const arrive = makeStep(
  "arrive",
  fc.record({ choice: choices, position: fc.constantFrom("near" as const, "none" as const, "far" as const) }),
  async (model, world, { choice, position }) => {
    const pair = choose(jobsWithProviders(model), hasStatus("Accepted"), choice);
    return pair && actions.arrive(model, world, { ...pair, position });
  },
);

/** Whole paisa; a job may cost nothing. */
const prices = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 100, max: 5_000_000 }) }, fc.constant(0));

const submitDetails = makeStep(
  "details",
  fc.record({ choice: choices, pricePaisa: prices }),
  async (model, world, { choice, pricePaisa }) => {
    const pair = choose(jobsWithProviders(model), hasStatus("InProgress"), choice);
    return pair && actions.submitDetails(model, world, { ...pair, pricePaisa });
  },
);

const ratings = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });

const complete = makeStep(
  "complete",
  fc.record({ choice: choices, rating: ratings }),
  async (model, world, { choice, rating }) => {
    const isUnrated = (pair: actions.Pair) => hasStatus("Completed")(pair) && !pair.job.review;
    const pair = choose(jobsWithProviders(model), isUnrated, choice);
    return pair && actions.complete(model, world, { ...pair, rating });
  },
);

const cancel = makeStep(
  "cancel",
  fc.record({ choice: choices, isAtDesk: fc.boolean() }),
  async (model, { portal, customers, owner, jobIds }, { choice, isAtDesk }) => {
    const chosen = choose(jobsWithCustomers(model), ({ job, customer }) => job.customer === customer, choice);
    if (!chosen) return undefined;
    const { job, customer } = chosen;
    const params = { id: get(jobIds, job.number) };
    const who = isAtDesk ? owner : get(customers, customer);
    const answer = await portal.as(who).call(cancelJob, { params, body: { reason: "Not needed." } });
    const expected = jobs.cancel(job, isAtDesk ? undefined : customer);
    const said = `${isAtDesk ? "the office" : `customer ${customer}`} cancels job ${job.number}`;
    return { said, expected, outcome: outcomeOf(answer) };
  },
);

const endWithoutWork = makeStep(
  "end without work",
  fc.record({ choice: choices, side: fc.constantFrom("provider" as const, "customer" as const) }),
  async (model, { portal, providers, customers, jobIds }, { choice, side }) => {
    const pairs =
      side === "provider"
        ? jobsWithProviders(model).map(({ job, provider: index }) => ({ job, index }))
        : jobsWithCustomers(model).map(({ job, customer: index }) => ({ job, index }));
    const chosen = choose(pairs, ({ job, index }) => job.status === "InProgress" && job[side] === index, choice);
    if (!chosen) return undefined;
    const { job, index } = chosen;
    const who = get(side === "provider" ? providers : customers, index);
    const reason = side === "provider" ? "nobody-opens" : "price";
    const request = { params: { id: get(jobIds, job.number) }, body: { reason } } as const;
    const answer = await portal.as(who).call(api.endWithoutWork, request);
    const expected = jobs.endWithoutWork(job, { side, index });
    return { said: `${side} ${index} ends job ${job.number} without work`, expected, outcome: outcomeOf(answer) };
  },
);

/** A job with a possible next step, and the provider who can take it. */
function findOpenPair({ jobs: all }: Model, which: number): actions.Pair | undefined {
  const pairs = all.flatMap((job) => {
    const asked = [...job.offers].find(([, status]) => status === "Offered")?.[0];
    const provider = job.status === "Requested" ? asked : job.provider;
    const isOpen = job.status !== "Completed" && job.status !== "Cancelled" && provider !== undefined;
    return isOpen ? [{ job, provider }] : [];
  });
  return pairs[which % pairs.length];
}

/** The next step of a job's flow, so that twenty steps reach payments. */
const goOn = makeStep(
  "go on",
  fc.record({ which: fc.nat(11), pricePaisa: prices, rating: ratings }),
  async (model, world, { which, ...wish }) => {
    const pair = findOpenPair(model, which);
    if (!pair) return undefined;
    const { status, hasDetails } = pair.job;
    if (status === "Requested") return actions.accept(model, world, pair);
    if (status === "Accepted") return actions.arrive(model, world, { ...pair, position: "near" });
    const finish = hasDetails ? actions.complete : actions.submitDetails;
    return finish(model, world, { ...pair, ...wish });
  },
);

/** Steps of jobs, each with its weight. */
export const jobSteps = [
  { weight: 30, arbitrary: post },
  { weight: 150, arbitrary: goOn },
  { weight: 20, arbitrary: accept },
  { weight: 30, arbitrary: reject },
  { weight: 20, arbitrary: wait },
  { weight: 20, arbitrary: arrive },
  { weight: 10, arbitrary: submitDetails },
  { weight: 10, arbitrary: complete },
  { weight: 10, arbitrary: cancel },
  { weight: 10, arbitrary: endWithoutWork },
];
