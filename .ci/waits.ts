/**
 * How long tests wait at most for what they wait for. These figures judge nothing: they only end a wait for what never comes, and a machine that is ten
 * times slower than usual is far from reaching them.
 */
const stateMilliseconds = 60_000;

export const waits = {
  /** For a state, in milliseconds. */
  stateMilliseconds,
  /** For the end of a journey through the browser. */
  journeyMilliseconds: 20 * stateMilliseconds,
  /** The same for Vitest's own waits. */
  vitest: {
    testTimeout: 5 * stateMilliseconds,
    hookTimeout: 5 * stateMilliseconds,
    expect: { poll: { timeout: stateMilliseconds, interval: 20 } },
  },
};
