import { findDraft, fitDraft, forgetDraft, keepDraft } from "../../../shared/drafts/drafts.ts";
import { emptySignup } from "../signup-schema.ts";
import { lastStep } from "./signup-steps.ts";

type SignupValues = typeof emptySignup;

export interface SignupDraft {
  values: Partial<SignupValues>;
  step: number;
}

/** A signup may take several days: its draft stays for a week after the tab closes. Only the CNIC stays in the tab. */
const place = { form: "signup", minutes: 7 * 24 * 60, outlivesTab: true };

/** Stores what was typed, without the password. Logging in or out deletes it. */
export function keepSignup(values: SignupValues, step: number): void {
  const typed = Object.entries(values).filter(([, value]) => value.length > 0);
  if (typed.length === 0) forgetSignup();
  else keepDraft(place, { ...Object.fromEntries(typed), step });
}

export const forgetSignup = (): void => forgetDraft(place);

/** Returns the stored values that fit the form; undefined after a week. */
export function findSignup(): SignupDraft | undefined {
  const { step, ...typed } = findDraft(place) ?? {};
  const values = fitDraft(typed, emptySignup);
  if (Object.keys(values).length === 0) return undefined;
  return { values, step: typeof step === "number" ? Math.min(Math.max(Math.trunc(step), 0), lastStep) : 0 };
}
