const minuteMilliseconds = 60_000;
const hourMinutes = 60;

export interface TimeLeft {
  isOverdue: boolean;
  hours: number;
  minutes: number;
}

/** How long until (or since) an inquiry is due, in whole minutes. */
export function measureTimeLeft(dueAt: string, now: number): TimeLeft {
  const leftMilliseconds = new Date(dueAt).getTime() - now;
  const total = Math.floor(Math.abs(leftMilliseconds) / minuteMilliseconds);
  return { isOverdue: leftMilliseconds < 0, hours: Math.floor(total / hourMinutes), minutes: total % hourMinutes };
}
