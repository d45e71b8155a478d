const { FUZZ_REQUESTS, FUZZ_SEED, FUZZ_SLOWEST_MILLISECONDS, TEST_LONG } = process.env;

/** The number of requests of a test file. FUZZ_REQUESTS counts those of strangers and of all roles together. */
export const countRequests = (usual: number): number =>
  FUZZ_REQUESTS === undefined ? usual : Math.ceil(Number(FUZZ_REQUESTS) / 2);

/** A fixed seed, so that a push does not fail for an older fault. Only the long run draws a new seed each time. */
export const seed = Number(FUZZ_SEED ?? (TEST_LONG ? Date.now() % 2 ** 31 : 20_261_122));

interface Reply {
  milliseconds: number;
  /** The processor time of this process meanwhile: on a busy machine a slow reply mostly waits for a processor. */
  workedMilliseconds: number;
  /** The call and its status. */
  name: string;
}

const shown = 5;

/** The slowest replies of a run, printed at its end. A bound (FUZZ_SLOWEST_MILLISECONDS) is set on a quiet machine only. */
export class SlowestReplies {
  #replies: Reply[] = [];

  async measure<T extends { statusCode: number }>(name: string, send: () => Promise<T>): Promise<T> {
    const [start, startWork] = [performance.now(), process.threadCpuUsage()];
    const reply = await send();
    const { user, system } = process.threadCpuUsage(startWork);
    const milliseconds = performance.now() - start;
    const workedMilliseconds = (user + system) / 1_000;
    this.#replies.push({ milliseconds, workedMilliseconds, name: `${name}: ${reply.statusCode}` });
    this.#replies.sort((a, b) => b.milliseconds - a.milliseconds);
    this.#replies.length = Math.min(this.#replies.length, shown);
    return reply;
  }

  /** A line with the seed and the slowest replies. */
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
