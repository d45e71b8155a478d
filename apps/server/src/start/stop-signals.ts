/** How shells, terminals, containers and service managers end a program. */
const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
const stopMilliseconds = 10_000;

/** How the portal ends. */
interface Ending {
  /** Finishes what is under way. */
  stop(): Promise<void>;
  /** Leaves nothing behind, whatever is under way. */
  cut(): Promise<void>;
}

/**
 * Ends the process in order at the first signal, and leaves with 0; a call that hangs does not keep it longer than 10 s. The same signal
 * often comes twice: a terminal sends it to npm and to the portal, and npm passes its own on.
 */
export function stopOnSignal({ stop, cut }: Ending): void {
  let isStopping = false;
  const begin = (): void => {
    if (isStopping) return;
    isStopping = true;
    const leave = (code: number) => () => process.exit(code);
    // Nothing else may be left that keeps the process alive until it is through.
    setTimeout(() => void cut().then(leave(1), leave(1)), stopMilliseconds);
    stop().then(leave(0), leave(1));
  };
  for (const signal of signals) process.on(signal, begin);
}

/** Runs all steps in turn, those after one that fails as well. */
export async function runAll(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) await (async () => step())().catch(() => {});
}
