import { useRevalidator } from "react-router";
import office from "../../locales/en/office.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../shared/texts/messages.ts";

/** Carries out a decision of the office and shows how things stand afterwards. */
export function useDecision() {
  const { revalidate } = useRevalidator();

  /** Somebody else was quicker: that is said and shown. Other failures go on to the caller. */
  const decide = async (work: () => Promise<{ message: string }>): Promise<void> => {
    const { decision } = getMessages(office);
    try {
      const { message } = await work();
      await showMessage({ kind: "success", title: decision.done, text: message });
    } catch (error) {
      // The new facts are fetched, and the form stays open with what was typed: it asks again.
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

  /** Where no form stands open that could show the failure. */
  const decideAtOnce = (work: () => Promise<{ message: string }>): Promise<void> =>
    decide(work).catch((error: unknown) => {
      const text = error instanceof ApiError ? error.message : String(error);
      const { stale, failed } = getMessages(office).decision;
      const isChanged = hasChanged(error);
      return showMessage({ kind: isChanged ? "warning" : "error", title: isChanged ? stale : failed, text });
    });
  return { decide, decideAtOnce };
}

/** What was decided on is not what stands there now. */
export const hasChanged = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "facts-changed";

/** A refusal that names a field is about what was typed, not about how things stand. */
export function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 404) && error.issues.length === 0;
}
