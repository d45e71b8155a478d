import { AsyncLocalStorage } from "node:async_hooks";

const works = new AsyncLocalStorage<Work>();

/** What one call does with the database: how long it waits for it, and whether it changes anything. */
export class Work {
  /** Something was changed for good, or may have been: a reply that got lost says neither. */
  hasChanged = false;
  #isOver = false;
  #leftMilliseconds: number;
  #waits = 0;
  #waitsSince = 0;

  constructor({ waitMillisecondsMax }: { waitMillisecondsMax: number }) {
    this.#leftMilliseconds = waitMillisecondsMax;
  }

  /** How long it may still wait, over all its statements; at least a moment, so that time-outs stay time-outs. */
  get leftMilliseconds(): number {
    const waited = this.#waits > 0 ? performance.now() - this.#waitsSince : 0;
    return Math.max(1, this.#leftMilliseconds - waited);
  }

  /** What its timers and streams still do is no longer this work: they may outlive it by hours. */
  end(): void {
    this.#isOver = true;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Counts the time until this is over; waits at the same time count once. */
  async wait<T>(waiting: Promise<T>): Promise<T> {
    if (this.#waits++ === 0) this.#waitsSince = performance.now();
    try {
      return await waiting;
    } finally {
      if (--this.#waits === 0) this.#leftMilliseconds -= performance.now() - this.#waitsSince;
    }
  }
}

/** Everything that `run` brings about with the database counts as this work. */
export const runWork = <T>(work: Work, run: () => T): T => works.run(work, run);

/** The work under way; nothing outside a call. */
export function currentWork(): Work | undefined {
  const work = works.getStore();
  return work?.isOver ? undefined : work;
}
