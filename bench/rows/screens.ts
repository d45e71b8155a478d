import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn, makeJob, makePlumber, type Person, postJob } from "../../apps/web/e2e/portal-api.ts";
import { startPortal } from "../../apps/web/e2e/portal-server.ts";
import { type Figure, type Goal, limitOf, measureAlone, medianOf } from "../compare.ts";
import { openSlowPhone, type SlowNetwork, slow3G, slow4G, visitTwice } from "../pages/slow-phone.ts";

const rounds = 3;

interface Screen {
  who: Person;
  path: string;
  shows: string;
}

type Limits = readonly [cold: Goal, warm: Goal];

const limits = new Map<SlowNetwork, Limits>([
  [slow4G, [limitOf(2.5, "s"), limitOf(1.2, "s")]],
  [slow3G, [limitOf(6, "s"), limitOf(2, "s")]],
]);

/** Three screens of a handyman and three of a customer, with the data that they show. */
async function prepareScreens(): Promise<readonly Screen[]> {
  const handyman = await logIn(await makePlumber());
  const running = await makeJob(handyman, "accepted");
  const posted = await postJob();
  const customer = await logIn("ayesha.siddiqui@example.pk");
  return [
    { who: handyman, path: "/requestedjobs", shows: "Plumbing Installation" },
    { who: handyman, path: `/acceptarrival/${running}`, shows: "House 12, Street 45, G-9/1" },
    { who: handyman, path: "/payment", shows: "Due Payments" },
    { who: customer, path: "/jobs", shows: "Follow this job" },
    { who: customer, path: `/jobs/${posted}`, shows: "Plumbing Installation" },
    { who: customer, path: "/jobs/new", shows: "Plumber" },
  ];
}

/** Measures from the tap to the first text that a person came for, on a phone with a quarter of this processor's speed. */
export async function measureScreens(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-screens-"));
  const portal = await startPortal(join(folder, "data"));
  process.env.E2E_ADDRESS = portal.address;
  const browser = await openSlowPhone();
  const figures: Figure[] = [];
  try {
    for (const { who, path, shows } of await prepareScreens()) {
      const stored = { token: who.token, userRole: who.role };
      for (const [network, [cold, warm]] of limits) {
        const visits = [];
        for (let round = 0; round < rounds; round++)
          visits.push(await visitTwice(browser, { address: portal.address, path, shows, stored }, network));
        const what = `${path.replace(/[\w-]{36}/, ":id")}, ${network.name}`;
        figures.push(measureAlone({ what: `${what}, cold`, unit: "s", goal: cold }, toSeconds(visits, "cold")));
        figures.push(measureAlone({ what: `${what}, warm`, unit: "s", goal: warm }, toSeconds(visits, "warm")));
      }
    }
    return figures;
  } finally {
    await browser.close();
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const toSeconds = (visits: readonly { cold: number; warm: number }[], which: "cold" | "warm"): number =>
  medianOf(visits.map((visit) => visit[which])) / 1_000;
