const { FUZZ_REQUESTS, FUZZ_SEED, FUZZ_SLOWEST_MILLISECONDS, TEST_LONG } = process.env;

/** How many requests this file sends: FUZZ_REQUESTS counts those of strangers and those of all roles together. */
export const countRequests = (usual: number): number =>
  FUZZ_REQUESTS === undefined ? usual : Math.ceil(Number(FUZZ_REQUESTS) / 2);

/** A push is not refused for what another draw would have found in any older commit: the long run draws anew each time. */
export const seed = Number(FUZZ_SEED ?? (TEST_LONG ? Date.now() % 2 ** 31 : 20_261_122));

interface Reply {
  milliseconds: number;
  /** The call, and how it replied. */
  name: string;
}

const shown = 5;

/** The slowest replies of a run, said at its end; a bound is set for a quiet machine alone (FUZZ_SLOWEST_MILLISECONDS). */
export class SlowestReplies {
  #replies: Reply[] = [];

  async measure<T extends { statusCode: number }>(name: string, send: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const reply = await send();
    this.#replies.push({ milliseconds: performance.now() - start, name: `${name}: ${reply.statusCode}` });
    this.#replies.sort((a, b) => b.milliseconds - a.milliseconds);
    this.#replies.length = Math.min(this.#replies.length, shown);
    return reply;
  }

  /** The seed and the slowest replies in words. */
  report(): string {
    const lines = this.#replies.map(({ milliseconds, name }) => `${Math.round(milliseconds)} ms ${name}`);
    return `seed ${seed}; slowest replies: ${lines.join(", ")}`;
  }

  /** Those beyond the bound; none where no bound is set. */
  findBeyondBound(): Reply[] {
    const bound = Number(FUZZ_SLOWEST_MILLISECONDS ?? Number.POSITIVE_INFINITY);
    return this.#replies.filter(({ milliseconds }) => milliseconds > bound);
  }
}
