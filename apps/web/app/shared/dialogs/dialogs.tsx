import { Button, Text, Title } from "@mantine/core";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import shared from "../../locales/en/shared.json";
import { getMessages, useMessages } from "../texts/messages.ts";
import { type DialogKind, DialogSign } from "./dialog-sign.tsx";
import { returnFocus, watchFocus } from "./return-focus.ts";

/** What a decision on money is about, in short lines below the amount. */
export interface DecisionTerms {
  amount: string;
  lines: readonly string[];
}

interface OpenDialog {
  id: number;
  kind: DialogKind;
  title: string;
  text: string | DecisionTerms;
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

/** Shows a message and resolves when the person closes it. `ok` is the label of its button, "OK" by default. */
export async function showMessage(message: {
  title: string;
  text: string;
  kind?: DialogKind;
  ok?: string;
}): Promise<void> {
  // The end of the session already has its own dialog.
  if (sessionEnd && message.kind === "error") return sessionEnd;
  await ask({ kind: message.kind ?? "info", title: message.title, text: message.text, yes: message.ok, no: undefined });
}

let sessionEnd: Promise<void> | undefined;

/** Shows the end of the session once, for any number of failed calls. */
export function showSessionEnded(): Promise<void> {
  const { error, errors } = getMessages(shared);
  sessionEnd ??= showMessage({ kind: "warning", title: error, text: errors.sessionExpired }).finally(() => {
    sessionEnd = undefined;
  });
  return sessionEnd;
}

/** Asks a question. Escape and Back mean no. */
export function confirmAction(question: {
  title: string;
  text: string | DecisionTerms;
  yes: string;
  no: string;
  kind?: DialogKind;
}): Promise<boolean> {
  return ask({ kind: "question", ...question });
}

const noDialogs: readonly OpenDialog[] = [];

/** Renders the dialogs, one at a time. It is used once, in root.tsx. */
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

// The browser's dialog traps focus, returns it and closes on Escape without code. It would focus the first button, and
// Enter would then mean no, so the focus is set here.
function Dialog({ dialog }: { dialog: OpenDialog }) {
  const messages = useMessages(shared);
  const element = useRef<HTMLDialogElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  // A layout effect: closing a dialog that is still in the page returns the focus.
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
      <DialogText id={textId} text={dialog.text} />
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

function DialogText({ id, text }: { id: string; text: OpenDialog["text"] }) {
  if (typeof text === "string")
    return (
      <div id={id}>
        {text.split("\n").map((line) => (
          <Text key={line} mt="xs">
            {line}
          </Text>
        ))}
      </div>
    );
  return (
    <div id={id}>
      <p className="dialog-amount ltr">{text.amount}</p>
      {text.lines.map((line) => (
        <Text key={line} mt="xs" ta="start">
          {line}
        </Text>
      ))}
    </div>
  );
}

/** An Enter that opened the dialog and is still pressed must not confirm it. */
function ignoreHeldKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.repeat) event.preventDefault();
}
