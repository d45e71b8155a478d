import { emptySignup } from "../signup-schema.ts";
import { lastStep } from "./signup-steps.ts";

type SignupValues = typeof emptySignup;

export interface SignupDraft {
  values: Partial<SignupValues>;
  step: number;
}

const draftKey = "signupDraft";
const keptMilliseconds = 7 * 86_400_000;

/** Never on the device, which may be lent: what lets somebody in, and the number of the identity card. */
const neverKept: readonly string[] = ["Password", "ConfirmPassword", "CNIC"];
const keptNames = (Object.keys(emptySignup) as (keyof SignupValues)[]).filter((name) => !neverKept.includes(name));

/** Keeps what was typed for a week. Logging in or out forgets it with everything else of the browser (`forgetPerson`). */
export function keepSignup(values: SignupValues, step: number): void {
  const typed = keptNames.filter((name) => values[name].length > 0).map((name) => [name, values[name]] as const);
  try {
    if (typed.length === 0) forgetSignup();
    else
      localStorage.setItem(draftKey, JSON.stringify({ values: Object.fromEntries(typed), step, keptAt: Date.now() }));
  } catch {
    // A browser without storage still signs up; it only forgets on reload.
  }
}

export function forgetSignup(): void {
  localStorage.removeItem(draftKey);
}

/** What was typed before, as far as it still has the shape of a form; nothing after a week. */
export function findSignup(now = Date.now()): SignupDraft | undefined {
  const { values, step, keptAt } = readStored();
  if (typeof keptAt !== "number" || now - keptAt > keptMilliseconds || typeof values !== "object" || !values) {
    forgetSignup();
    return undefined;
  }
  const fitting = keptNames.filter((name) => isLike(emptySignup[name], (values as Record<string, unknown>)[name]));
  const known = Object.fromEntries(fitting.map((name) => [name, (values as SignupValues)[name]]));
  return { values: known, step: typeof step === "number" ? Math.min(Math.max(Math.trunc(step), 0), lastStep) : 0 };
}

const isLike = (empty: string | readonly string[], value: unknown): boolean =>
  typeof empty === "string"
    ? typeof value === "string"
    : Array.isArray(value) && value.every((one) => typeof one === "string");

function readStored(): { values?: unknown; step?: unknown; keptAt?: unknown } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftKey) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
