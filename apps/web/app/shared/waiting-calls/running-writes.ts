let count = 0;

/** Whether something that a person did is being sent or stored in this tab: a new version waits for it. */
export const areWritesRunning = (): boolean => count > 0;

/** Counts the work until it has ended. */
export async function whileWriting<T>(work: () => Promise<T>): Promise<T> {
  count += 1;
  try {
    return await work();
  } finally {
    count -= 1;
  }
}
