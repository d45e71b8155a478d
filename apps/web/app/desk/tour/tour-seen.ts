import { useSyncExternalStore } from "react";
import { officeTourKey } from "../../shared/person/forget-person.ts";

/** Nobody is shown around by itself on this device. */
const off = "off";
/** Enough to tell colleagues apart, and nobody's whole id: it stays on the device after they have logged out. */
const markLength = 8;
const marksMax = 50;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readMarks = (): string[] => (localStorage.getItem(officeTourKey) ?? "").split(" ").filter(Boolean);

const toMark = (person: string): string => person.slice(-markLength);

function keepMarks(marks: readonly string[]): void {
  localStorage.setItem(officeTourKey, marks.slice(-marksMax).join(" "));
  for (const listener of listeners) listener();
}

function isDue(person: string): boolean {
  const marks = readMarks();
  return !marks.includes(off) && !marks.includes(toMark(person));
}

/** Whether this person has not been shown around on this device yet, or has asked for it again. */
export function useTourDue(person: string): boolean {
  return useSyncExternalStore(subscribe, () => isDue(person));
}

/** Seen or skipped: once is enough. */
export function endTour(person: string): void {
  if (isDue(person)) keepMarks([...readMarks(), toMark(person)]);
}

/** The inbox shows this person around again. */
export function askForTour(person: string): void {
  keepMarks(readMarks().filter((mark) => mark !== off && mark !== toMark(person)));
}
