import "./undo-toast.css";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import deskComforts from "../../locales/en/desk-comforts.json";
import office from "../../locales/en/office.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { sendOnLeaving, undoDecision, useHeldDecision } from "../../shared/decisions/held-decision.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { hasChanged, isStale } from "./use-decision.ts";

/**
 * The last decision with its undo button. There is one toast for the whole office, so that it stays when the desk
 * changes.
 */
export function UndoToast() {
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
  return <div role="status">{held && <UndoBar text={held.text} />}</div>;
}

function UndoBar({ text }: { text: string }) {
  const { undo } = useMessages(deskComforts);
  return (
    <div className="undo-toast">
      <span>{text}</span>
      <button type="button" onClick={undoDecision}>
        {undo.label}
      </button>
    </div>
  );
}

/**
 * The same at the end of a dialog with the next record: a mouse cannot reach what is behind a dialog. Its place stays
 * empty afterwards, so that no button moves under the mouse.
 */
export function UndoInDialog() {
  const held = useHeldDecision();
  const [isReserved] = useState(held !== undefined);
  if (!isReserved && !held) return null;
  return (
    <div role="status" className="undo-in-dialog">
      {held && <UndoBar text={held.text} />}
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
