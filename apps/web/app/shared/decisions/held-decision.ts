import { useSyncExternalStore } from "react";

/** How long a decision can be undone. */
export const holdMilliseconds = 7_000;

interface Decision {
  /** The person or record that it is about. Lists hide that row until the decision is settled. */
  subjectId: string;
  text: string;
  /** Sends it, by a call that continues when the page is left. */
  send: () => Promise<unknown>;
}

interface Held extends Decision {
  timer: ReturnType<typeof setTimeout>;
}

interface HeldState {
  /** The decision that can still be undone. */
  held: Held | undefined;
  /** The subjects of decisions that are held, or sent and not yet settled. */
  subjectIds: ReadonlySet<string>;
}

let state: HeldState = { held: undefined, subjectIds: new Set() };
const listeners = new Set<() => void>();

interface Outcome {
  /** Undefined when the server accepted the decision. */
  error: unknown;
}

/** Shows the outcome, and resolves when the lists are fetched again. */
let settle: (outcome: Outcome) => Promise<void> = async () => undefined;

function change(next: Partial<HeldState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const withoutSubject = (subjectId: string) => new Set([...state.subjectIds].filter((each) => each !== subjectId));

/**
 * Holds a decision for some seconds, during which it can be undone. Nothing is sent before: undoing needs no reverse
 * step, and nobody is notified by mistake. Sends the previous decision at once.
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

/** Sends the held decision once: it is released before the call starts. */
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

/**
 * Sends at once when the page may be closing. On a phone, being hidden is the only sign of that. Returns the function
 * that stops it.
 */
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

/** The subjects of decisions that are held, or sent and not yet settled. */
export const useDecidedSubjects = () => useSyncExternalStore(subscribe, () => state.subjectIds);

/** Returns a list without the rows that were just decided. */
export function useUndecided<Pages extends { items: readonly T[] }, T>(
  pages: Pages & { items: readonly T[] },
  keyOf: (item: T) => string,
): Pages {
  const decided = useDecidedSubjects();
  if (decided.size === 0) return pages;
  return { ...pages, items: pages.items.filter((item) => !decided.has(keyOf(item))) };
}
