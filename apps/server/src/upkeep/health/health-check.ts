import {
  type HealthCheck,
  type HealthFact,
  type HealthName,
  type HealthProblem,
  healthProblems,
} from "@hunarmand/api/upkeep/health";
import { withinTime } from "../../values/within-time.ts";

const checkMilliseconds = 5_000;

/** The facts of a check. Undefined ones are left out. */
export type Facts = Partial<Record<HealthFact, string | number | undefined>>;

/** What a check has found: its facts, and its problem if it has one. Of several the first counts. */
export interface Finding {
  facts: Facts;
  problems?: readonly (HealthProblem | false)[];
}

/** Runs a check. One that fails or does not end in time is reported as a fault, and the others still run. */
export async function runCheck(name: HealthName, check: () => Promise<Finding>): Promise<HealthCheck> {
  const late = () => new Error("The check takes too long.");
  const failed = (): Finding => ({ facts: {}, problems: ["away"] });
  const { facts, problems = [] } = await withinTime(check(), checkMilliseconds, late).catch(failed);
  const problem = problems.find((found) => found !== false) ?? null;
  const state = problem ? healthProblems[problem] : "fine";
  const known = Object.entries(facts).flatMap(([fact, value]) =>
    value === undefined ? [] : [{ name: fact as HealthFact, value }],
  );
  return { name, state, problem, facts: known };
}
