import { Button, Text, Title } from "@mantine/core";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import shared from "../../locales/en/shared.json";
import { getMessages, useMessages } from "../texts/messages.ts";
import { type DialogKind, DialogSign } from "./dialog-sign.tsx";
import { returnFocus, watchFocus } from "./return-focus.ts";

interface OpenDialog {
  id: number;
  kind: DialogKind;
  title: string;
  text: string;
  yes: string | undefined;
  no: string | undefined;
  answer: (agreed: boolean) => void;
}

let queue: readonly OpenDialog[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function changeQueue(next: readonly OpenDialog[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(dialog: Omit<OpenDialog, "id" | "answer">): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (agreed: boolean) => {
      changeQueue(queue.filter((open) => open.id !== id));
      resolve(agreed);
    };
    changeQueue([...queue, { ...dialog, id, answer }]);
  });
}

/** Shows something and waits until it was read. `ok` names the one button; "OK" unless given. */
export async function showMessage(message: {
  title: string;
  text: string;
  kind?: DialogKind;
  ok?: string;
}): Promise<void> {
  // Whatever failed because the session has ended needs no dialog of its own.
  if (sessionEnd && message.kind === "error") return sessionEnd;
  await ask({ kind: message.kind ?? "info", title: message.title, text: message.text, yes: message.ok, no: undefined });
}

let sessionEnd: Promise<void> | undefined;

/** Says so once, whichever calls have met the end of the session. */
export function showSessionEnded(): Promise<void> {
  const { error, errors } = getMessages(shared);
  sessionEnd ??= showMessage({ kind: "warning", title: error, text: errors.sessionExpired }).finally(() => {
    sessionEnd = undefined;
  });
  return sessionEnd;
}

/** Asks; Escape and the way back mean no. */
export function confirmAction(question: {
  title: string;
  text: string;
  yes: string;
  no: string;
  kind?: DialogKind;
}): Promise<boolean> {
  return ask({ kind: "question", ...question });
}

const noDialogs: readonly OpenDialog[] = [];

/** Shows the dialogs, one at a time; stands once, in root.tsx. */
export function Dialogs() {
  const open = useSyncExternalStore(
    subscribe,
    () => queue,
    () => noDialogs,
  );
  useEffect(watchFocus, []);
  const first = open[0];
  return first ? <Dialog key={first.id} dialog={first} /> : null;
}

// The browser's own dialog traps focus, gives it back and closes on Escape, without a line of script. Which button has the
// focus first is left to it no longer: it takes the one that stands first, and Enter would mean no.
function Dialog({ dialog }: { dialog: OpenDialog }) {
  const messages = useMessages(shared);
  const element = useRef<HTMLDialogElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  // A layout effect: closing while it still stands in the page gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = element.current;
    shown?.showModal();
    mainButton.current?.focus();
    return () => {
      shown?.close();
      returnFocus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        dialog.answer(false);
      }}
    >
      <DialogSign kind={dialog.kind} />
      <Title order={2} size="h3" id={titleId}>
        {dialog.title}
      </Title>
      <Text id={textId} mt="xs">
        {dialog.text}
      </Text>
      <div className="dialog-buttons">
        {dialog.no !== undefined && (
          <Button variant="default" onClick={() => dialog.answer(false)}>
            {dialog.no}
          </Button>
        )}
        <Button ref={mainButton} onKeyDown={ignoreHeldKey} onClick={() => dialog.answer(true)}>
          {dialog.yes ?? messages.ok}
        </Button>
      </div>
    </dialog>
  );
}

/** The Enter that has opened the dialog, still held down, must not agree to it as well. */
function ignoreHeldKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.repeat) event.preventDefault();
}
