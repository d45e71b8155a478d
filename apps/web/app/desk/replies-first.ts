import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** People hardly notice it. A skeleton, once it is there, stays for 300 ms. */
const patienceMilliseconds = 100;

/**
 * Opens a desk when the replies that its loaders wait for are here, so that it needs no skeleton. Slow ones get their
 * skeleton after a moment (docs/performance.md).
 */
export const repliesFirst: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_step, next) => {
  const results = await next();
  const loading = Object.values(results).flatMap(({ result }) => listPromises(result));
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
  await Promise.race([Promise.allSettled(loading), patience]);
  return results;
};

const listPromises = (loaderData: unknown): Promise<unknown>[] =>
  Object.values(loaderData ?? {}).filter((value) => value instanceof Promise);
