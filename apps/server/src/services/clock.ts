/** The time, as a service that tests can set. Whole milliseconds, so that times from the database compare equal to what was written. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
