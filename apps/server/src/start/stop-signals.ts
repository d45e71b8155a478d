/** Signals with which shells, terminals, containers and service managers end a program. */
const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
const usualMilliseconds = 10_000;

/** How the portal ends. */
interface Ending {
  /** Says that the process is no longer ready. Load balancers then choose others. */
  drain(): void;
  /** How long it still takes calls after that. */
  drainMilliseconds: number;
  /** Multiplies the ten seconds (setting DEADLINE_SCALE). */
  deadlineScale: number;
  /** Takes no new connections, and finishes current calls. */
  stop(): Promise<void>;
  /** Ends everything at once. */
  cut(): Promise<void>;
}

/**
 * Ends the process in order at the first signal, with exit code 0. If a call hangs, the process ends after 10 s times
 * `deadlineScale`. The same signal often arrives twice: a terminal sends it to npm and to the portal, and npm forwards
 * its own.
 */
export function stopOnSignal({ drain, drainMilliseconds, deadlineScale, stop, cut }: Ending): void {
  let isStopping = false;
  const begin = (): void => {
    if (isStopping) return;
    isStopping = true;
    drain();
    const leave = (code: number) => () => process.exit(code);
    // The timer also keeps the process alive until it has stopped, even if nothing else does.
    setTimeout(() => void cut().then(leave(1), leave(1)), drainMilliseconds + usualMilliseconds * deadlineScale);
    const end = () => void stop().then(leave(0), leave(1));
    if (drainMilliseconds > 0) setTimeout(end, drainMilliseconds);
    else end();
  };
  for (const signal of signals) process.on(signal, begin);
}

/** Runs all steps in order, also after one that fails. */
export async function runAll(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) await (async () => step())().catch(() => {});
}
