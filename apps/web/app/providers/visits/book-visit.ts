import { bookVisit } from "@hunarmand/api/providers/visits";
import shared from "../../locales/en/shared.json";
import texts from "../../locales/en/visits.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { getMessages } from "../../shared/texts/messages.ts";

/** Nobody is at the office a minute after they booked. */
const wayMilliseconds = 2 * 3_600_000;

/** Returns the first time that a person can reach, or undefined without any. */
export const findEarliest = (slots: readonly string[], now: number): string | undefined =>
  slots.find((slot) => Date.parse(slot) >= now + wayMilliseconds) ?? slots[0];

export const book = (startsAt: string): Promise<void> => saveVisit(() => callApi(bookVisit, { body: { startsAt } }));

/** Says what came of it. The visit is fetched again after success and failure: another applicant may have taken the time. */
export async function saveVisit(work: () => Promise<{ message: string }>): Promise<void> {
  const { error: errorTitle } = getMessages(shared);
  try {
    const { message } = await work();
    showToast(message);
  } catch (error) {
    const text = failureText(error, getMessages(texts).own.saveFailed);
    await showMessage({ kind: "error", title: errorTitle, text });
  }
}
