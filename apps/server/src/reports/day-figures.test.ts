import { confirmJobCash } from "@hunarmand/api/payments/office";
import { getDayFigures } from "@hunarmand/api/reports/day-figures";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { writeSettings } from "../domain/settings/settings.queries.ts";
import { dayOf, startOfDay } from "../values/karachi-days.ts";

const portal = await startPortal();

const nothing = { posted: 0, accepted: 0, completions: 0, turnover: 0, revenue: 0 };
const read = async (role: "Owner" | "Finance" = "Owner") => {
  portal.forgetSessions();
  return portal.as(await makeStaff(portal, role)).call(getDayFigures, {});
};

async function makePaidJob() {
  const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  const id = await makeJob(portal, { customer, provider, status: "Completed" });
  portal.forgetSessions();
  const finance = portal.as(await makeStaff(portal, "Finance"));
  await finance.call(confirmJobCash, { params: { id }, body: { amount: 1_500 } });
}

it("today's figures are beside those of the same day last week, both up to the same time of day", async () => {
  await writeSettings(portal.db, { platformFeePercent: 10 });
  await makePaidJob();
  portal.clock.advance({ minutes: 10 });
  // Later in the day than the present time will be in a week.
  await makePaidJob();
  portal.clock.advance({ days: 7, minutes: -5 });
  const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  await makeJob(portal, { customer, provider, status: "Accepted" });
  await makeJob(portal, { customer, provider });
  const { body } = await read();
  expect(body.weekAgo).toEqual({ posted: 1, accepted: 1, completions: 1, turnover: 1_500, revenue: 150 });
  expect(body.today).toEqual({ ...nothing, posted: 2, accepted: 1 });
});

it("yesterday is not counted, also a minute before midnight", async () => {
  const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  const id = await makeJob(portal, { customer, provider, status: "Accepted" });
  const before = new Date(startOfDay(dayOf(portal.clock.now())).getTime() - 60_000);
  await portal.db.updateTable("jobs").set({ createdAt: before, acceptedAt: before }).where("id", "=", id).execute();
  expect((await read()).body).toMatchObject({ today: nothing, weekAgo: nothing });
});

it("only the Owner reads them", async () => {
  expect((await portal.call(getDayFigures, {})).status).toBe(401);
  expect((await read("Finance")).status).toBe(403);
  expect((await read()).status).toBe(200);
});
