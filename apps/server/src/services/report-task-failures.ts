import type { TaskHandlers } from "./queue.ts";

/** Logs failed tasks. The queue only stores them for another try, but readers of the log must see why, for example, mail is not sent. */
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
