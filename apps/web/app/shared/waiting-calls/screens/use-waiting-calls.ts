import { useSyncExternalStore } from "react";
import { useSession } from "../../person/session.ts";
import type { WaitingCall } from "../waiting-call.ts";
import { whenWaitingChanges } from "../waiting-changes.ts";
import { listWaiting, readPerson } from "../waiting-database.ts";

const none: readonly WaitingCall[] = [];
let known: { person: string | undefined; calls: readonly WaitingCall[] } = { person: undefined, calls: none };
const listeners = new Set<() => void>();
let stop = () => {};

async function read(): Promise<void> {
  const person = readPerson();
  const calls = person === undefined ? none : await listWaiting(person).catch(() => none);
  if (person !== readPerson()) return;
  if (person === known.person && calls.length === 0 && known.calls.length === 0) return;
  known = { person, calls };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    stop = whenWaitingChanges(() => void read());
    void read();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** Returns what waits on this device for the person who is logged in, in order. Empty until it is read. */
export function useWaitingCalls(): readonly WaitingCall[] {
  const person = useSession()?.person;
  const { person: owner, calls } = useSyncExternalStore(
    subscribe,
    () => known,
    () => known,
  );
  return owner === person ? calls : none;
}
