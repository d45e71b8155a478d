import { useSyncExternalStore } from "react";

/** How long a decision can be undone. */
export const holdMilliseconds = 7_000;

interface Decision {
  /** Whom or what it is about: lists leave that row out as long as the decision is on its way. */
  subjectId: string;
  /** What was decided, for the toast. */
  text: string;
  /** Sends it, by a call that goes on though its page is left. */
  send: () => Promise<unknown>;
}

interface Held extends Decision {
  timer: ReturnType<typeof setTimeout>;
}

interface HeldState {
  /** The one that can still be undone. */
  held: Held | undefined;
  /** Of those that are held, or sent and not yet seen in a list. */
  subjectIds: ReadonlySet<string>;
}

let state: HeldState = { held: undefined, subjectIds: new Set() };
const listeners = new Set<() => void>();

interface Outcome {
  /** Undefined where the server has taken the decision. */
  error: unknown;
}

/** Shows how it ended, and resolves when the lists have been fetched anew. */
let settle: (outcome: Outcome) => Promise<void> = async () => undefined;

function change(next: Partial<HeldState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const withoutSubject = (subjectId: string) => new Set([...state.subjectIds].filter((each) => each !== subjectId));

/**
 * Takes a decision that can be undone for some seconds: nothing has been sent until then, so that undoing needs no step back and nobody
 * is notified of what was not meant. The one before is sent at once.
 */
export function holdDecision(decision: Decision): void {
  void sendHeld();
  const timer = setTimeout(() => void sendHeld(), holdMilliseconds);
  change({ held: { ...decision, timer }, subjectIds: new Set([...state.subjectIds, decision.subjectId]) });
}

export function undoDecision(): void {
  const { held } = state;
  if (!held) return;
  clearTimeout(held.timer);
  change({ held: undefined, subjectIds: withoutSubject(held.subjectId) });
}

/** Sends what is held, once: it is no longer held before the call begins. */
export async function sendHeld(): Promise<void> {
  const { held } = state;
  if (!held) return;
  clearTimeout(held.timer);
  change({ held: undefined });
  const outcome = await held.send().then(
    () => ({ error: undefined }),
    (error: unknown) => ({ error: error ?? new Error("the decision was not sent") }),
  );
  await settle(outcome);
  change({ subjectIds: withoutSubject(held.subjectId) });
}

/** Sends at once whenever the page may be on its way out; a phone gives no other sign than that it is hidden. */
export function sendOnLeaving(onSettled: (outcome: Outcome) => Promise<void>): () => void {
  settle = onSettled;
  const leave = () => void sendHeld();
  const hide = () => {
    if (document.visibilityState === "hidden") leave();
  };
  window.addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", hide);
  return () => {
    window.removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", hide);
    leave();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHeldDecision = () => useSyncExternalStore(subscribe, () => state.held);

const useDecidedSubjects = () => useSyncExternalStore(subscribe, () => state.subjectIds);

/** A list without the rows that were just decided on. */
export function useUndecided<Pages extends { items: readonly T[] }, T>(
  pages: Pages & { items: readonly T[] },
  keyOf: (item: T) => string,
): Pages {
  const decided = useDecidedSubjects();
  if (decided.size === 0) return pages;
  return { ...pages, items: pages.items.filter((item) => !decided.has(keyOf(item))) };
}
