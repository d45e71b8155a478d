import { keepDraft } from "../../drafts/drafts.ts";
import { sendWaiting } from "../send-waiting.ts";
import { makeKey, type WaitingCall, type WaitingKind } from "../waiting-call.ts";
import { announceChange } from "../waiting-changes.ts";
import { changeCall, readPerson, removeCall, removeCreation } from "../waiting-database.ts";
import { findRule } from "../waiting-kinds.ts";

/** What a person decides about a call that waits or was refused. */

/** Sends a refused call again. The server repeats its first reply to a key, so that this try has a new one. */
export async function sendAgain(call: WaitingCall): Promise<void> {
  const person = readPerson();
  if (person === undefined) return;
  await changeCall(person, call, ({ refusal: _, triedAt: __, ...others }) => ({ ...others, key: makeKey() }));
  announceChange("stored");
  await sendWaiting();
}

/** What waits behind a job that was never posted is given up with it. */
export async function giveUp(call: WaitingCall): Promise<void> {
  const person = readPerson();
  if (person === undefined) return;
  if (findRule(call.kind)?.findCreated) await removeCreation(person, call);
  else await removeCall(person, call);
  // What waited behind it can be tried now.
  announceChange("stored");
  await sendWaiting();
}

/** The drafts of the forms in which a refused call can be changed. */
const forms: Partial<Record<WaitingKind, string>> = {
  details: "job-details",
  completion: "job-completion",
  cash: "job-cash",
  review: "job-confirmation",
};

/** Puts the values into the form, as a draft. The refused call stays until the form has been sent or stored. */
export function changeValues({ kind, subject, values, typed }: WaitingCall): void {
  if (typed) {
    keepDraft(typed, typed.values);
    return;
  }
  const form = forms[kind];
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? String(value) : value,
  ]);
  if (form) keepDraft({ form, of: subject }, Object.fromEntries(texts));
}
