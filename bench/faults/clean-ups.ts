type CleanUp = () => Promise<void>;

const waiting = new Set<CleanUp>();

/** Runs `use` and then `cleanUp`, also if the run is stopped in between. */
export async function withCleanUp<Result>(cleanUp: CleanUp, use: () => Promise<Result>): Promise<Result> {
  waiting.add(cleanUp);
  try {
    return await use();
  } finally {
    if (waiting.delete(cleanUp)) await cleanUp();
  }
}

/** Cleans up with `cleanUpAll`, at the latest at the end of the run. For what several faults share. */
export const cleanUpAtEnd = (cleanUp: CleanUp): void => void waiting.add(cleanUp);

/** Cleans up after faults that have not ended: ends the processes that they started and removes their folders, the newest first. */
export async function cleanUpAll(): Promise<void> {
  for (const cleanUp of [...waiting].reverse()) {
    if (waiting.delete(cleanUp)) await cleanUp().catch(() => {});
  }
}
