import type { TaskHandlers } from "./queue.ts";

/**
 * The queue keeps a task that failed for another try and says nothing of it: readers of the log must see why mail does not
 * leave.
 */
export function reportTaskFailures(
  handlers: TaskHandlers,
  report: (error: unknown, failure: string) => void,
): TaskHandlers {
  const reported = Object.entries(handlers).map(([name, handle]) => [
    name,
    async (payload: never) => {
      try {
        return await (handle as (payload: never) => Promise<void>)(payload);
      } catch (error) {
        report(error, `a background task failed (${name})`);
        throw error;
      }
    },
  ]);
  return Object.fromEntries(reported) as TaskHandlers;
}
