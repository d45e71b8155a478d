/** The time, so that tests can set it. Whole milliseconds: what the database keeps compares equal to what was written. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
