const hourMilliseconds = 3_600_000;
const soonHours = 3;

/** Whether the office's call is many hours away, such as in the evening: then the customer needs another way now. */
export const isLateCall = (call: string | Date, now: number | Date): boolean =>
  new Date(call).getTime() - new Date(now).getTime() > soonHours * hourMilliseconds;
