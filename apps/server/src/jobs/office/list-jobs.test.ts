import { listJobs } from "@hunarmand/api/jobs/office";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

it("the job desk reads its list in either direction, page by page, each job once", async () => {
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

it("a search by name finds the same jobs, whether few or many people share the name", async () => {
  const [customer, other] = [await makeCustomer(portal), await makeCustomer(portal)];
  const provider = await makeProvider(portal);
  const [wanted, earlier] = [
    await makeJob(portal, { customer, provider }),
    await makeJob(portal, { customer, provider }),
  ];
  await makeJob(portal, { customer: other, provider });
  await sql`update accounts set first_name = 'Zarghuna', last_name = 'Gul' where id = ${customer.id}`.execute(
    portal.db,
  );
  const dispatcher = portal.as(await makeStaff(portal, "Dispatcher"));
  const find = async (search: string) =>
    (await dispatcher.call(listJobs, { query: { search } })).body.map(({ id }) => id).sort();
  const theirs = [wanted, earlier].sort();
  expect([await find("zarghuna g"), await find("Zarghuna x")]).toEqual([theirs, []]);
  await sql`
    insert into accounts (id, role, first_name, last_name, created_at)
    select gen_random_uuid(), 'Customer', 'Zarghuna', 'Gul', ${portal.clock.now()} from generate_series(1, 2000)`.execute(
    portal.db,
  );
  expect([await find("zarghuna g"), await find("Zarghuna x")]).toEqual([theirs, []]);
});
