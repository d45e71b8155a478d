import { useNavigate, useRevalidator } from "react-router";
import shared from "../../locales/en/shared.json";
import { ApiError } from "../calls/api-error.ts";
import { isNotVerified } from "../calls/loaded.tsx";
import { getMessages } from "../texts/messages.ts";
import { showMessage } from "./dialogs.tsx";

/** Shows the spec's title with the server's reason, then fetches the screen's data again. */
export function useFailureNotice() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (failed: string, error: unknown): Promise<void> => {
    const reason = error instanceof ApiError ? error.message : getMessages(shared).errors.unavailable;
    await showMessage({ kind: "error", title: failed, text: reason });
    if (isNotVerified(error)) await navigate("/pending");
    else if (hasJobMoved(error)) await revalidate();
  };
}

/** Whether the job's state has changed since the screen was loaded. */
export function hasJobMoved(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}
