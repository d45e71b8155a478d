import type { Outcome } from "./outcome.ts";

/** A fault that must leave nothing lost and nothing doubled. */
export interface Fault {
  /** For `npm run faults -- NAME`. */
  name: string;
  /** One line for people. */
  what: string;
  /** Three minutes if undefined. */
  secondsMax?: number;
  /** Why it cannot be tried here. Undefined if it can. */
  cannotRun?(): string | undefined;
  /** Causes the fault under load. @throws Error if another promise is broken, or if the fault did not happen */
  run(): Promise<Outcome>;
}
