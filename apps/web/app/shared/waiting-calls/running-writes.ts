let count = 0;
const listeners = new Set<() => void>();

/** Whether something that a person did is being sent or stored in this tab: a new version waits for it. */
export const areWritesRunning = (): boolean => count > 0;

/** Calls the listener each time the last of the running writes has ended. */
export const whenWritesEnd = (listener: () => void): void => void listeners.add(listener);

/** Counts the work until it has ended. */
export async function whileWriting<T>(work: () => Promise<T>): Promise<T> {
  count += 1;
  try {
    return await work();
  } finally {
    count -= 1;
    if (count === 0) for (const listener of listeners) listener();
  }
}
