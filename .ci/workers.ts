import { availableParallelism } from "node:os";

/**
 * The number of workers of each suite. They control PostgreSQL, servers and browsers, which are separate processes, and often wait for
 * them. So a suite that runs alone uses more workers than cores. `npm test` runs two suites at once, the server's and the browser's with fewer
 * workers: on two cores, seven workers instead of five took 850 instead of 680 s of processor time for the same tests, and five instead of four
 * 1,020 instead of 958 s. The screens' tests run last, beside little else, and often wait for React's own delays: four workers took 102 s where three
 * took 116 s. The tests of single parts wait for Vite's transforms instead, so two workers take as long and load React and the schemas less often.
 */
const cores = availableParallelism();
const isAlone = process.env.SUITES_TOGETHER === undefined;

export const workers = {
  server: isAlone ? cores * 2 : cores,
  screens: cores * 2,
  parts: cores,
  /** Each starts a server and a browser of its own. */
  browser: isAlone ? Math.ceil(cores * 1.5) : Math.ceil(cores / 2),
};
