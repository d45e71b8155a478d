import fc from "fast-check";
import { expect } from "vitest";
import type { Model, ModelJob, Outcome } from "./model-state.ts";
import type { World } from "./model-world.ts";

export type Step = fc.AsyncCommand<Model, World>;

/** An action with its expected and its actual outcome. */
export interface Action {
  /** Shown when a sequence fails. */
  said: string;
  expected: Outcome;
  outcome: Outcome;
}

/** The count of each outcome, by kind of step: a test whose steps are all refused would test nothing. */
export const reached = new Map<string, number>();

/** Makes a step of a sequence: it acts on a random wish, and compares the outcome with the model's. It does nothing when `act` returns nothing. */
export function makeStep<Wish>(
  name: string,
  wishes: fc.Arbitrary<Wish>,
  act: (model: Model, world: World, wish: Wish) => Promise<Action | undefined>,
): fc.Arbitrary<Step> {
  return wishes.map((wish) => {
    let said = "";
    return {
      check: () => true,
      run: async (model, world) => {
        said = "";
        const action = await act(model, world, wish);
        if (!action) return;
        said = action.said;
        const key = `${name}: ${action.expected}`;
        reached.set(key, (reached.get(key) ?? 0) + 1);
        expect(action.outcome, said).toBe(action.expected);
      },
      toString: () => said,
    };
  });
}

/** Does nothing. Shrinking a failing sequence replaces steps by it. */
export const rest: Step = { check: () => false, run: async () => {}, toString: () => "" };

/** Steps that print, after the run, what they did. */
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

/** Chooses an item of a list; sometimes one that is not sensible. */
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
