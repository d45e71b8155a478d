import { availableParallelism } from "node:os";

/**
 * How many workers each suite takes. They drive PostgreSQL, servers and browsers, which are processes of their own, and wait for them much
 * of their time: a suite that runs alone takes more than there are cores. `npm test` runs three lanes at once, which fill each other's gaps.
 */
const cores = availableParallelism();
const isAlone = process.env.SUITES_TOGETHER === undefined;

export const workers = {
  server: isAlone ? cores * 2 : Math.ceil(cores * 1.5),
  browser: isAlone ? Math.ceil(cores * 1.5) : cores,
};
