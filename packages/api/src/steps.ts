import { z } from "zod";
import type { OfficeRole } from "./call.ts";

/**
 * Who takes a step: the person the thing belongs to, a desk of the office (the Owner passes wherever any desk does), or the portal
 * by itself.
 */
export type Actor = "provider" | "customer" | "contractor" | "sender" | "payer" | OfficeRole | "portal";

/** One row of a table of steps. */
export interface StepRule<Status extends string = string, Need extends string = string, Event extends string = string> {
  /** Where the thing may stand; nothing where the step brings it into being. */
  from: readonly Status[];
  /** Where it stands afterwards; left out where the step changes something else. */
  to?: Status;
  by: readonly Actor[];
  /** What has to be true beside the status. */
  needs?: readonly Need[];
  /** Its line in the thing's history. */
  event?: Event;
}

/** Everything that can happen to one kind of thing, by the step's name. */
export type Steps<
  Status extends string = string,
  Need extends string = string,
  Event extends string = string,
> = Readonly<Record<string, StepRule<Status, Need, Event>>>;

export type StepOf<Table extends Steps> = keyof Table & string;

/** The one who takes this step, as far as the table knows the step. */
export type ActorOf<Table extends Steps, Step extends StepOf<Table>> = Table[Step]["by"][number];

export interface Standing {
  status: string;
  /** The needs that are met. */
  met?: readonly string[] | undefined;
}

/** Is the step possible where the thing stands, for one of these actors? */
export function isPossible(rule: StepRule, { status, met = [] }: Standing, actors: readonly Actor[]): boolean {
  const { from, by, needs = [] } = rule;
  return (
    from.includes(status) && by.some((actor) => actors.includes(actor)) && needs.every((need) => met.includes(need))
  );
}

/** What these actors may do next, in the table's order. */
export const findNextSteps = <Table extends Steps>(
  steps: Table,
  standing: Standing,
  actors: readonly Actor[],
): StepOf<Table>[] =>
  stepNamesOf(steps).filter((name) => {
    const rule = steps[name];
    return rule !== undefined && isPossible(rule, standing, actors);
  });

export const stepNamesOf = <Table extends Steps>(steps: Table): StepOf<Table>[] =>
  Object.keys(steps) as StepOf<Table>[];

/** `nextSteps` of a reply: what its reader may do with the thing now. Screens show a button for each and for nothing else. */
export const nextStepsOf = <Table extends Steps>(steps: Table) => z.array(z.enum(stepNamesOf(steps)));
