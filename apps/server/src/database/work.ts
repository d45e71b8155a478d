import { AsyncLocalStorage } from "node:async_hooks";

const works = new AsyncLocalStorage<Work>();

/** The database work of one call: how long it waits for the database, and whether it changes data. */
export class Work {
  /** Whether data was changed, or may have been because a reply was lost. */
  hasChanged = false;
  /** The request's id in the log. Undefined for other work. */
  readonly requestId: string | undefined;
  #isOver = false;
  #leftMilliseconds: number;
  #waits = 0;
  #waitsSince = 0;

  constructor({ waitMillisecondsMax, requestId }: { waitMillisecondsMax: number; requestId?: string }) {
    this.#leftMilliseconds = waitMillisecondsMax;
    this.requestId = requestId;
  }

  /** The remaining waiting time over all its statements. Never below a moment, so that time-outs stay time-outs. */
  get leftMilliseconds(): number {
    const waited = this.#waits > 0 ? performance.now() - this.#waitsSince : 0;
    return Math.max(1, this.#leftMilliseconds - waited);
  }

  /** Ends the work. Its timers and streams may go on for hours, and no longer belong to it. */
  end(): void {
    this.#isOver = true;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Counts the time until this promise settles. Simultaneous waits count once. */
  async wait<T>(waiting: Promise<T>): Promise<T> {
    if (this.#waits++ === 0) this.#waitsSince = performance.now();
    try {
      return await waiting;
    } finally {
      if (--this.#waits === 0) this.#leftMilliseconds -= performance.now() - this.#waitsSince;
    }
  }
}

/** Runs `run` with this work as the current one. */
export const runWork = <T>(work: Work, run: () => T): T => works.run(work, run);

/** The current work. Undefined outside a call. */
export function currentWork(): Work | undefined {
  const work = works.getStore();
  return work?.isOver ? undefined : work;
}
