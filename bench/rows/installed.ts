import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn, makePlumber, postJob } from "../../apps/web/e2e/portal-api.ts";
import { startPortal } from "../../apps/web/e2e/portal-server.ts";
import { compare, type Figure, limitOf, measureAlone, medianOf } from "../compare.ts";
import { type ListTimes, openListAgain } from "../pages/installed-phone.ts";
import { openSlowPhone, slow3G, type Visit, visitTwice } from "../pages/slow-phone.ts";

/** What a person waits for, with the goal in seconds. */
const goals = { kept: 1.5, fresh: 3, cold: 8 } as const;
const millisecondsOfSecond = 1_000;

/**
 * Measures from the tap to the list of offers on a slow phone that has the shell, beside the same phone without the
 * service worker; and on a phone that opens the portal for the first time.
 */
export async function measureInstalled(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-installed-"));
  const portal = await startPortal(join(folder, "data"));
  process.env.E2E_ADDRESS = portal.address;
  const browser = await openSlowPhone();
  try {
    const handyman = await logIn(await makePlumber());
    await postJob();
    const stored = { token: handyman.token, userRole: handyman.role };
    const visit: Visit = { address: portal.address, path: "/requestedjobs", shows: "Plumbing Installation", stored };
    const measure = (hasWorker: boolean, what: keyof ListTimes) => async () =>
      (await openListAgain(browser, visit, slow3G, { hasWorker, role: "Provider" }))[what] / millisecondsOfSecond;
    const row = (what: keyof typeof goals, text: string) => ({
      what: `list of offers, ${slow3G.name}: ${text}`,
      unit: "s",
      goal: limitOf(goals[what], "s"),
    });
    const cold = async () => (await visitTwice(browser, visit, slow3G)).cold / millisecondsOfSecond;
    return [
      await compare(row("kept", "as it was last (reference: without the service worker)"), {
        reference: measure(false, "kept"),
        portal: measure(true, "kept"),
      }),
      await compare(row("fresh", "as it is now (reference: without the service worker)"), {
        reference: measure(false, "fresh"),
        portal: measure(true, "fresh"),
      }),
      measureAlone(row("cold", "first visit"), medianOf([await cold(), await cold(), await cold()])),
    ];
  } finally {
    await browser.close();
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
