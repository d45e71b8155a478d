import { useRevalidator } from "react-router";
import office from "../../locales/en/office.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { getMessages } from "../../shared/texts/messages.ts";

/** Sends a decision of the office, then fetches the page's data again. */
export function useDecision() {
  const { revalidate } = useRevalidator();

  /** When another person decided first, shows that and fetches the data. Throws other failures to the caller. */
  const decide = async (work: () => Promise<{ message: string }>): Promise<void> => {
    const { decision } = getMessages(office);
    try {
      const { message } = await work();
      // It needs no answer: the next decision can follow at once.
      showToast(message);
    } catch (error) {
      // The form stays open with what was typed, beside the new data.
      if (hasChanged(error)) await revalidate();
      if (!isStale(error)) throw error;
      await showMessage({
        kind: "warning",
        title: decision.stale,
        text: decision.staleText({ reason: error.message }),
      });
    }
    await revalidate();
  };

  /** For decisions without a form that could show the failure. */
  const decideAtOnce = (work: () => Promise<{ message: string }>): Promise<void> =>
    decide(work).catch((error: unknown) => {
      const text = error instanceof ApiError ? error.message : String(error);
      const { stale, failed } = getMessages(office).decision;
      const isChanged = hasChanged(error);
      return showMessage({ kind: isChanged ? "warning" : "error", title: isChanged ? stale : failed, text });
    });
  return { decide, decideAtOnce };
}

/** Returns whether the record has changed since it was shown. */
export const hasChanged = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "facts-changed";

/** Returns whether a refusal is about changed data. One that names a field is about what was typed. */
export function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404) && error.issues.length === 0;
}
