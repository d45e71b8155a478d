/**
 * Upper limits of waits in tests. They are no requirements on speed: they only end a wait for something that never happens. A machine that
 * is twenty times slower than usual still stays below them.
 */
const stateMilliseconds = 120_000;

export const waits = {
  /** For a state to be reached. */
  stateMilliseconds,
  /** For a whole journey through the browser. */
  journeyMilliseconds: 10 * stateMilliseconds,
  /** The same for Vitest's own time-outs. */
  vitest: {
    testTimeout: 5 * stateMilliseconds,
    hookTimeout: 5 * stateMilliseconds,
    expect: { poll: { timeout: stateMilliseconds, interval: 20 } },
  },
};
