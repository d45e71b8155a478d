import { z } from "zod";
import type { OfficeRole } from "./call.ts";

/**
 * Who takes a step: the person to whom the record belongs, an office role (the Owner may take the steps of every office role), or the
 * portal itself.
 */
export type Actor = "provider" | "customer" | "contractor" | "sender" | "payer" | OfficeRole | "portal";

/** One row of a table of steps. */
export interface StepRule<Status extends string = string, Need extends string = string, Event extends string = string> {
  /** The states from which the step is possible. Empty if the step creates the record. */
  from: readonly Status[];
  /** The state afterwards. Absent if the step changes something else. */
  to?: Status;
  by: readonly Actor[];
  /** Conditions besides the status. */
  needs?: readonly Need[];
  /** Its entry in the record's history. */
  event?: Event;
}

/** A table of steps by name. */
export type Steps<
  Status extends string = string,
  Need extends string = string,
  Event extends string = string,
> = Readonly<Record<string, StepRule<Status, Need, Event>>>;

export type StepOf<Table extends Steps> = keyof Table & string;

/** The actors of this step in the table. */
export type ActorOf<Table extends Steps, Step extends StepOf<Table>> = Table[Step]["by"][number];

export interface StepState {
  status: string;
  /** The conditions that are met. */
  met?: readonly string[] | undefined;
}

/** Whether one of these actors can take the step in this state. */
export function isPossible(rule: StepRule, { status, met = [] }: StepState, actors: readonly Actor[]): boolean {
  const { from, by, needs = [] } = rule;
  return (
    from.includes(status) && by.some((actor) => actors.includes(actor)) && needs.every((need) => met.includes(need))
  );
}

/** The steps that these actors can take next, in the table's order. */
export const findNextSteps = <Table extends Steps>(
  steps: Table,
  standing: StepState,
  actors: readonly Actor[],
): StepOf<Table>[] =>
  stepNamesOf(steps).filter((name) => {
    const rule = steps[name];
    return rule !== undefined && isPossible(rule, standing, actors);
  });

export const stepNamesOf = <Table extends Steps>(steps: Table): StepOf<Table>[] =>
  Object.keys(steps) as StepOf<Table>[];

/** `nextSteps` of a reply: the steps that its reader can take now. Screens show one button for each. */
export const nextStepsOf = <Table extends Steps>(steps: Table) => z.array(z.enum(stepNamesOf(steps)));
