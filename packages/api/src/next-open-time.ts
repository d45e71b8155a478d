/** Pakistan is ahead of UTC. */
const aheadMilliseconds = 5 * 3_600_000;

/** Returns the same time on the next day of these weekdays. 0 is Sunday. Without any, every day counts. */
export function nextOpenTime(time: Date, weekdays: readonly number[]): Date {
  const isOpen = (at: Date) =>
    weekdays.length === 0 || weekdays.includes(new Date(at.getTime() + aheadMilliseconds).getUTCDay());
  const next = new Date(time);
  do next.setUTCDate(next.getUTCDate() + 1);
  while (!isOpen(next));
  return next;
}
