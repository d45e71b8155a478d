const { FUZZ_REQUESTS, FUZZ_SEED, FUZZ_SLOWEST_MILLISECONDS, TEST_LONG } = process.env;

/** How many requests this file sends: FUZZ_REQUESTS counts those of strangers and those of all roles together. */
export const countRequests = (usual: number): number =>
  FUZZ_REQUESTS === undefined ? usual : Math.ceil(Number(FUZZ_REQUESTS) / 2);

/** A push is not refused for what another draw would have found in any older commit: the long run draws anew each time. */
export const seed = Number(FUZZ_SEED ?? (TEST_LONG ? Date.now() % 2 ** 31 : 20_261_122));

interface Reply {
  milliseconds: number;
  /** What this process worked meanwhile: on a busy machine most of a slow reply is waiting for a processor. */
  workedMilliseconds: number;
  /** The call, and how it replied. */
  name: string;
}

const shown = 5;

/** The slowest replies of a run, said at its end; a bound is set for a quiet machine alone (FUZZ_SLOWEST_MILLISECONDS). */
export class SlowestReplies {
  #replies: Reply[] = [];

  async measure<T extends { statusCode: number }>(name: string, send: () => Promise<T>): Promise<T> {
    const [start, startWork] = [performance.now(), process.cpuUsage()];
    const reply = await send();
    const { user, system } = process.cpuUsage(startWork);
    const milliseconds = performance.now() - start;
    const workedMilliseconds = (user + system) / 1_000;
    this.#replies.push({ milliseconds, workedMilliseconds, name: `${name}: ${reply.statusCode}` });
    this.#replies.sort((a, b) => b.milliseconds - a.milliseconds);
    this.#replies.length = Math.min(this.#replies.length, shown);
    return reply;
  }

  /** The seed and the slowest replies in words. */
  report(): string {
    const lines = this.#replies.map(
      ({ milliseconds, workedMilliseconds, name }) =>
        `${Math.round(milliseconds)} ms (${Math.round(workedMilliseconds)} ms of work) ${name}`,
    );
    return `seed ${seed}; slowest replies: ${lines.join(", ")}\n`;
  }

  /** Those beyond the bound; none where no bound is set. */
  findBeyondBound(): Reply[] {
    const bound = Number(FUZZ_SLOWEST_MILLISECONDS ?? Number.POSITIVE_INFINITY);
    return this.#replies.filter(({ milliseconds }) => milliseconds > bound);
  }
}
