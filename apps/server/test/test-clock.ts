import type { Clock } from "../src/services/clock.ts";

const start = new Date("2026-03-02T08:00:00.000Z");

/** A clock that only a test moves. Each reading adds a millisecond, so that the order by time is the order of the readings. */
export class TestClock implements Clock {
  #time = start.getTime();

  now(): Date {
    this.#time += 1;
    return new Date(this.#time);
  }

  reset(): void {
    this.#time = start.getTime();
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.#time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
  }
}
