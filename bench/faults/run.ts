import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serverBuild } from "../../apps/server/server-build.ts";
import { buildWhenStale } from "../../builds.ts";
import { cleanUpAll } from "./clean-ups.ts";
import type { Fault } from "./fault.ts";
import { chooseFaults, runFaults } from "./run-faults.ts";
import { faults, namedFaults } from "./table.ts";

/**
 * `npm run faults` causes every fault, `npm run faults -- kill-portal mails` only these, `npm run faults -- cluster`
 * those of a cluster. Exit code 1 if an acknowledged write is lost, if one
 * is doubled, or if a fault failed (docs/testing.md).
 */
const chosen = chooseFaults({ faults, namedFaults }, process.argv.slice(2));

/** A fault takes half a minute on a busy machine. This ends one that hangs. */
const secondsMax = 180;

// All started processes end with this one.
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    isStopping = true;
    void cleanUpAll().finally(() => process.exit(1));
  });

const bound = (fault: Fault): Fault => ({
  ...fault,
  run: async () => {
    if (isStopping) throw new Error("the run is stopped");
    const tooLate = new AbortController();
    const seconds = fault.secondsMax ?? secondsMax;
    const ended = pause(seconds * 1_000, undefined, { signal: tooLate.signal }).then(async () => {
      await cleanUpAll();
      throw new Error(`it did not end in ${seconds} s`);
    });
    ended.catch(() => {});
    return Promise.race([fault.run(), ended]).finally(() => tooLate.abort());
  },
});

process.env.TEST_SERVER_PROGRAM = join(await buildWhenStale(serverBuild), "server.js");
const areAllKept = await runFaults(chosen.map(bound), (line) => process.stdout.write(`${line}\n`));
await cleanUpAll();
process.exit(areAllKept ? 0 : 1);
