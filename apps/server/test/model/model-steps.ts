import fc from "fast-check";
import { expect } from "vitest";
import type { Model, ModelJob, Outcome } from "./model-state.ts";
import type { World } from "./model-world.ts";

export type Step = fc.AsyncCommand<Model, World>;

/** One thing that somebody does, with what should and what did come of it. Nothing where there is nobody to do it to. */
export interface Deed {
  /** For readers of a failing sequence. */
  said: string;
  expected: Outcome;
  outcome: Outcome;
}

/** How often each outcome came, by kind of step: a test that is refused at every door finds nothing. */
export const reached = new Map<string, number>();

/** A step of a sequence: does it, and compares how it ended. What it will do is drawn as a wish. */
export function makeStep<Wish>(
  name: string,
  wishes: fc.Arbitrary<Wish>,
  act: (model: Model, world: World, wish: Wish) => Promise<Deed | undefined>,
): fc.Arbitrary<Step> {
  return wishes.map((wish) => {
    let said = "";
    return {
      check: () => true,
      run: async (model, world) => {
        said = "";
        const deed = await act(model, world, wish);
        if (!deed) return;
        said = deed.said;
        const key = `${name}: ${deed.expected}`;
        reached.set(key, (reached.get(key) ?? 0) + 1);
        expect(deed.outcome, said).toBe(deed.expected);
      },
      toString: () => said,
    };
  });
}

/** Nothing happens: what a step becomes when a failing sequence is made shorter. */
export const rest: Step = { check: () => false, run: async () => {}, toString: () => "" };

/** Steps that tell, once they were taken, what was done in them. */
export class Sequence {
  readonly steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.steps = steps;
  }

  [fc.toStringMethod](): string {
    const said = this.steps.map(String).filter((text) => text !== "");
    return `\n${said.map((text, index) => `  ${index + 1}. ${text}\n`).join("")}`;
  }
}

/** Draws a place in a list; now and then in the list of all, sensible or not. */
export interface Choice {
  which: number;
  isOdd: boolean;
}

export const choices: fc.Arbitrary<Choice> = fc.record({
  which: fc.nat(11),
  isOdd: fc.nat(7).map((number) => number === 7),
});

export function choose<T>(all: readonly T[], isSensible: (one: T) => boolean, { which, isOdd }: Choice): T | undefined {
  const sensible = isOdd ? [] : all.filter(isSensible);
  const from = sensible.length > 0 ? sensible : all;
  return from[which % from.length];
}

/** Every job with every provider. */
export const jobsWithProviders = ({ jobs, providers }: Model): { job: ModelJob; provider: number }[] =>
  jobs.flatMap((job) => [...providers.keys()].map((provider) => ({ job, provider })));

/** Every job with every customer. */
export const jobsWithCustomers = ({ jobs, customers }: Model): { job: ModelJob; customer: number }[] =>
  jobs.flatMap((job) => [...customers.keys()].map((customer) => ({ job, customer })));

export const get = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
};
