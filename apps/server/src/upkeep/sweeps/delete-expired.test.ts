import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { makeTaskHandlers } from "../../tasks/tasks.ts";

const portal = await startPortal();

it("the hourly task deletes used-up limits and old changes of callers, and no other", async () => {
  const { id } = await makeCustomer(portal);
  await sql`delete from caller_changes`.execute(portal.db);
  await sql`insert into caller_changes (account_id, at) values
    (${id}, now() - interval '2 hours'), (${id}, now() - interval '50 minutes')`.execute(portal.db);
  await portal.services.limits.take("search", "somebody");
  await portal.services.limits.take("signup", "somebody");
  portal.clock.advance({ minutes: 2 });
  await makeTaskHandlers(portal.services)["delete-expired"]({});
  const { rows } = await sql`select from caller_changes`.execute(portal.db);
  expect(rows).toHaveLength(1);
  expect(await portal.db.selectFrom("limitHits").select("key").execute()).toHaveLength(1);
});
