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

/** What was just decided, and the way back; one for the whole office, so that it outlives the desk it was decided at. */
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

/** Somebody else was quicker, or it never arrived: the row stands in its list again. */
function showFailure(error: unknown): Promise<void> {
  const { decision } = getMessages(office);
  const text = error instanceof ApiError ? error.message : String(error);
  if (isStale(error)) {
    return showMessage({ kind: "warning", title: decision.stale, text: decision.staleText({ reason: text }) });
  }
  // It says itself what stands there now; the row asks again.
  if (hasChanged(error)) return showMessage({ kind: "warning", title: decision.stale, text });
  return showMessage({ kind: "error", title: decision.failed, text });
}
