import "./undo-toast.css";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import deskComforts from "../../locales/en/desk-comforts.json";
import office from "../../locales/en/office.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { sendOnLeaving, undoDecision, useHeldDecision } from "./held-decision.ts";
import { hasChanged, isStale } from "./use-decision.ts";

/**
 * The last decision with its undo button. There is one toast for the whole office, so that it stays when the desk
 * changes.
 */
export function UndoToast() {
  const { undo } = useMessages(deskComforts);
  const held = useHeldDecision();
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  useEffect(
    () =>
      sendOnLeaving(async ({ error }) => {
        if (error !== undefined) void showFailure(error);
        await latest.current();
      }),
    [],
  );
  return (
    <div role="status">
      {held && (
        <div className="undo-toast">
          <span>{held.text}</span>
          <button type="button" onClick={undoDecision}>
            {undo.label}
          </button>
        </div>
      )}
    </div>
  );
}

/** Another person decided first, or the request failed: the row appears in its list again. */
function showFailure(error: unknown): Promise<void> {
  const { decision } = getMessages(office);
  const text = error instanceof ApiError ? error.message : String(error);
  if (isStale(error)) {
    return showMessage({ kind: "warning", title: decision.stale, text: decision.staleText({ reason: text }) });
  }
  // The row shows the current data, and the staff member decides again.
  if (hasChanged(error)) return showMessage({ kind: "warning", title: decision.stale, text });
  return showMessage({ kind: "error", title: decision.failed, text });
}
