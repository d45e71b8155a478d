import { useSyncExternalStore } from "react";
import { officeTourKey } from "../../shared/person/forget-person.ts";

/** The tour never starts automatically on this device. */
const off = "off";
/** Long enough to distinguish colleagues, but not a full id: it stays on the device after the logout. */
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

/** Whether this person has not yet seen the tour on this device, or has requested it again. */
export function useTourDue(person: string): boolean {
  return useSyncExternalStore(subscribe, () => isDue(person));
}

/** Remembers that the person has seen or skipped the tour. */
export function endTour(person: string): void {
  if (isDue(person)) keepMarks([...readMarks(), toMark(person)]);
}

export function askForTour(person: string): void {
  keepMarks(readMarks().filter((mark) => mark !== off && mark !== toMark(person)));
}
