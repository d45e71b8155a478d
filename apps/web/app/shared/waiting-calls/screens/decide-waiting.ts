import { keepDraft } from "../../drafts/drafts.ts";
import { sendWaiting } from "../send-waiting.ts";
import { makeKey, type WaitingCall, type WaitingKind } from "../waiting-call.ts";
import { announceChange } from "../waiting-changes.ts";
import { changeCall, readPerson, removeCall } from "../waiting-database.ts";

/** What a person decides about a call that waits or was refused. */

/** Sends a refused call again. The server repeats its first reply to a key, so that this try has a new one. */
export async function sendAgain(call: WaitingCall): Promise<void> {
  const person = readPerson();
  if (person === undefined) return;
  await changeCall(person, call, ({ refusal: _, triedAt: __, ...others }) => ({ ...others, key: makeKey() }));
  announceChange("stored");
  await sendWaiting();
}

export async function giveUp(call: WaitingCall): Promise<void> {
  const person = readPerson();
  if (person === undefined) return;
  await removeCall(person, call);
  // What waited behind it can be tried now.
  announceChange("stored");
  await sendWaiting();
}

/** The drafts of the forms in which a refused call can be changed. */
const forms: Partial<Record<WaitingKind, string>> = {
  details: "job-details",
  completion: "job-completion",
  cash: "job-cash",
};

/** Puts the values into the form, as a draft. The refused call stays until the form has been sent or stored. */
export function changeValues({ kind, subject, values }: WaitingCall): void {
  const form = forms[kind];
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? String(value) : value,
  ]);
  if (form) keepDraft({ form, of: subject }, Object.fromEntries(texts));
}
