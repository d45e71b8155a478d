import { confirmJobCash } from "@hunarmand/api/payments/office";
import { exportReports, getReports } from "@hunarmand/api/reports/reports";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";
import { writeSettings } from "../domain/settings/settings.queries.ts";
import { summarisePastDays } from "./summarise-past-days.ts";

const portal = await startPortal();

/** Makes a completed job, accepted after so many minutes and paid in cash. The fee is a tenth. */
async function makePaidJob(provider: Person, minutesToAccept: number) {
  const customer = await makeCustomer(portal);
  const id = await makeJob(portal, { provider, customer, status: "Completed" });
  const acceptedAt = portal.clock.now();
  const createdAt = new Date(acceptedAt.getTime() - minutesToAccept * 60_000);
  await portal.db.updateTable("jobs").set({ createdAt, acceptedAt }).where("id", "=", id).execute();
  const finance = await makeStaff(portal, "Finance");
  await portal.as(finance).call(confirmJobCash, { params: { id }, body: { amount: 1_500 } });
}

async function requestReports(query: { from?: string; to?: string; by?: "day" | "week" | "month" } = {}) {
  portal.forgetSessions();
  const finance = await makeStaff(portal, "Finance");
  return (await portal.as(finance).call(getReports, { query })).body;
}

/** Makes a signup and two jobs on Monday 2 March, and a verification and one job on Tuesday. */
async function makeTwoDays() {
  await writeSettings(portal.db, { platformFeePercent: 10 });
  const provider = await makeProvider(portal);
  for (const minutes of [6, 12]) await makePaidJob(provider, minutes);
  portal.clock.advance({ days: 1 });
  portal.forgetSessions();
  await portal.db.updateTable("providers").set({ verifiedAt: portal.clock.now() }).execute();
  await makePaidJob(provider, 100);
  return provider;
}

const twoDays = { from: "2026-03-01", to: "2026-03-03" };
const nothing = {
  signups: 0,
  verified: 0,
  accepted: 0,
  medianMinutesToAccept: null,
  completions: 0,
  turnover: 0,
  revenue: 0,
};

describe("the reports", () => {
  it("count events by day, city and category, including days without events", async () => {
    await makeTwoDays();
    const report = await requestReports(twoDays);
    expect(report).toMatchObject({ ...twoDays, by: "day" });
    const monday = { signups: 1, verified: 0, accepted: 2, completions: 2, turnover: 3_000, revenue: 300 };
    const tuesday = { signups: 0, verified: 1, accepted: 1, completions: 1, turnover: 1_500, revenue: 150 };
    expect(report.periods).toMatchObject([
      { start: "2026-03-01", ...nothing },
      { start: "2026-03-02", ...monday },
      { start: "2026-03-03", ...tuesday },
    ]);
    const all = { signups: 1, verified: 1, accepted: 3, completions: 3, turnover: 4_500, revenue: 450 };
    expect(report.total).toMatchObject(all);
    expect(report.cities.find(({ name }) => name === "Islamabad")).toMatchObject(all);
    expect(report.cities.find(({ name }) => name === "Karachi")).toEqual({ name: "Karachi", ...nothing });
    expect(report.categories.find(({ name }) => name === "Installations")).toMatchObject(all);
  });

  it("contain the median time to accept, with the precision of its class", async () => {
    await makeTwoDays();
    const { total, periods } = await requestReports(twoDays);
    expect(total.medianMinutesToAccept).toBeGreaterThanOrEqual(10);
    expect(total.medianMinutesToAccept).toBeLessThanOrEqual(15);
    const tuesday = periods.at(-1)?.medianMinutesToAccept;
    expect(tuesday).toBeGreaterThanOrEqual(90);
    expect(tuesday).toBeLessThanOrEqual(120);
  });

  it("stay the same once the days are summed up, and continue with the current day", async () => {
    const provider = await makeTwoDays();
    const counted = await requestReports(twoDays);
    await summarisePastDays(portal);
    expect(await portal.db.selectFrom("reportFacts").select("accepted").execute()).toEqual([{ accepted: 2 }]);
    expect(await requestReports(twoDays)).toEqual(counted);
    await makePaidJob(provider, 12);
    expect((await requestReports(twoDays)).total).toMatchObject({ completions: 4, turnover: 6_000 });
  });

  it("sum up each day once, however often the task runs", async () => {
    await makeTwoDays();
    portal.clock.advance({ days: 40 });
    await Promise.all(Array.from({ length: 4 }, () => summarisePastDays(portal)));
    await summarisePastDays(portal);
    const facts = await portal.db.selectFrom("reportFacts").select(["day", "completions"]).execute();
    expect(facts.map(({ completions }) => completions).sort()).toEqual([1, 2]);
    expect((await requestReports(twoDays)).total.completions).toBe(3);
  });

  it("leave a day open for an hour, for transactions in progress at midnight", async () => {
    await makeProvider(portal);
    portal.clock.advance({ hours: 11, minutes: 30 });
    await summarisePastDays(portal);
    expect(await portal.db.selectFrom("reportFacts").select("day").execute()).toEqual([]);
    portal.clock.advance({ hours: 1 });
    await summarisePastDays(portal);
    expect(await portal.db.selectFrom("reportFacts").select("signups").execute()).toEqual([{ signups: 1 }]);
  });

  it("group by week from Monday and by month", async () => {
    await makeTwoDays();
    const weeks = await requestReports({ from: "2026-03-01", to: "2026-03-09", by: "week" });
    expect(weeks.periods.map(({ start, completions }) => [start, completions])).toEqual([
      ["2026-02-23", 0],
      ["2026-03-02", 3],
      ["2026-03-09", 0],
    ]);
    const months = await requestReports({ from: "2025-12-31", to: "2026-03-01", by: "month" });
    const starts = months.periods.map(({ start }) => start);
    expect(starts).toEqual(["2025-12-01", "2026-01-01", "2026-02-01", "2026-03-01"]);
    expect(months.total.completions).toBe(0);
  });

  it("are exported as CSV, with an audit row", async () => {
    await makeTwoDays();
    const finance = portal.as(await makeStaff(portal, "Finance"));
    const file = await finance.call(exportReports, { query: { ...twoDays, table: "cities" } });
    expect(file.headers["content-disposition"]).toContain("reports-cities-2026-03-01-2026-03-03.csv");
    const [head, ...lines] = (await file.body.text()).split("\r\n");
    expect(head).toBe("name,signups,verified,accepted,medianMinutesToAccept,completions,turnover,revenue");
    expect(lines).toContain("Karachi,0,0,0,,0,0,0");
    expect(lines.some((line) => line.startsWith("Islamabad,1,1,3,"))).toBe(true);
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "after"]).orderBy("id").execute();
    expect(audit.at(-1)).toMatchObject({ action: "export.reports", after: { table: "cities" } });
  });

  it("are for the Owner and Finance, and refuse impossible days", async () => {
    const [owner, support] = [await makeStaff(portal), await makeStaff(portal, "Support")];
    expect((await portal.as(owner).call(getReports, { query: {} })).status).toBe(200);
    expect((await portal.as(support).call(getReports, { query: {} })).status).toBe(403);
    const tooLong = await portal.as(owner).call(getReports, { query: { from: "2023-01-01", to: "2026-01-01" } });
    expect(tooLong).toMatchObject({ status: 400, error: { issues: [{ field: "from" }] } });
  });
});
