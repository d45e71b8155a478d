import { listJobs } from "@hunarmand/api/jobs/office";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

it("the job desk reads its list from either end, page by page, each job once", async () => {
  const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  const made: string[] = [];
  for (let count = 0; count < 5; count++) {
    made.push(await makeJob(portal, { customer, provider }));
    portal.clock.advance({ minutes: 1 });
  }
  const dispatcher = portal.as(await makeStaff(portal, "Dispatcher"));
  const readAll = async (order?: "oldest"): Promise<string[]> => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(order ? { order } : {}), ...(cursor ? { cursor } : {}) };
      const page = await dispatcher.call(listJobs, { query });
      seen.push(...page.body.map(({ id }) => id));
      cursor = page.headers["x-next-cursor"] as string | undefined;
    } while (cursor);
    return seen;
  };
  expect(await readAll("oldest")).toEqual(made);
  expect(await readAll()).toEqual(made.toReversed());
  const refused = await dispatcher.call(listJobs, { query: { order: "price" as "oldest" } });
  expect(refused).toMatchObject({ status: 400, error: { issues: [{ field: "order" }] } });
});
