import { availableParallelism } from "node:os";

/**
 * How many workers each suite takes. They drive PostgreSQL, servers and browsers, which are processes of their own, and wait for them much
 * of their time: a suite that runs alone takes more than there are cores. `npm test` runs three lanes at once, which fill each other's gaps.
 */
const cores = availableParallelism();
const isAlone = process.env.SUITES_TOGETHER === undefined;

export const workers = {
  server: isAlone ? cores * 2 : Math.ceil(cores * 1.5),
  /** Also beside the other lanes: one of them waits more than a minute for the queue, in whole-business.e2e.ts. */
  browser: Math.ceil(cores * 1.5),
};
