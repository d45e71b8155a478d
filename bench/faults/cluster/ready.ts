import { setTimeout as pause } from "node:timers/promises";

const askEveryMilliseconds = 100;
const waitMillisecondsMax = 120_000;

/** Waits until `/readyz` of a portal says 200. @throws Error if it does not in two minutes */
export async function untilReady(url: string): Promise<void> {
  const startedAt = performance.now();
  let last = "";
  while (performance.now() - startedAt < waitMillisecondsMax) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    last = response ? `${response.status} ${await response.text()}` : "no connection";
    if (response?.ok) return;
    await pause(askEveryMilliseconds);
  }
  throw new Error(`${url}/readyz: ${last}`);
}
