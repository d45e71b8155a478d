import fc from "fast-check";
import { expect, it } from "vitest";
import { startPortal } from "../portal.ts";
import { sumOfLedger } from "./ledger-sum.ts";
import { reached, rest, Sequence } from "./model-steps.ts";
import { jobSteps, post } from "./model-steps-of-jobs.ts";
import { moneySteps } from "./model-steps-of-money.ts";
import { compare, makeWorld } from "./model-world.ts";

const portal = await startPortal();

const stepsEach = 20;
/** Each push runs a few. `npm run test:long` runs a thousand and expects them to reach every outcome. */
const isLong = Boolean(process.env.TEST_LONG);
const sequences = isLong ? 1_000 : 10;
/** Only the long run draws a new seed each time, as for the odd requests. */
const seed = isLong ? Date.now() : 20_261_122;
/** A thousand sequences take some two minutes of one processor, longer on a busy machine. */
const millisecondsMax = 1_800_000;

/** Rare, so that most steps are steps of the business. */
const resting = { weight: 1, arbitrary: fc.constant(rest) };
const laterSteps = fc.array(fc.oneof({ withCrossShrink: true }, resting, ...jobSteps, ...moneySteps), {
  minLength: stepsEach - 1,
  maxLength: stepsEach - 1,
});
const sequencesOfSteps = fc.tuple(post, laterSteps).map(([first, later]) => new Sequence([first, ...later]));

/** Outcomes that a thousand sequences must reach. */
const expectedOutcomes = [
  ...["go on: done", "accept: job-taken", "reject: done", "arrive: too-far", "cancel: done", "cancel: job-state"],
  ...["end without work: done"],
  ...["declare cash: done", "rate: done", "confirm cash: done", "card: done", "card: payment-failed", "card: job-paid"],
  ...["wallet: done", "wallet: wallet-transaction-taken", "decide: done", "fee: done"],
];

it(`jobs and money agree with a plain model after each of ${sequences} random sequences of ${stepsEach} steps`, {
  timeout: millisecondsMax,
}, async () => {
  await fc.assert(
    fc.asyncProperty(sequencesOfSteps, async ({ steps }) => {
      const { model, real } = await makeWorld(portal);
      await fc.asyncModelRun(() => ({ model, real }), steps);
      await compare(model, real);
      expect(await sumOfLedger(portal.db)).toBe(0);
    }),
    { numRuns: sequences, seed },
  );
  if (isLong) expect(expectedOutcomes.filter((outcome) => !reached.has(outcome))).toEqual([]);
});
