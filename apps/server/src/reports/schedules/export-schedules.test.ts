import type { RequestOf } from "@hunarmand/api/call";
import { endExportSchedule, listExportSchedules, scheduleExport } from "@hunarmand/api/reports/export-schedules";
import { listSavedViews, saveView } from "@hunarmand/api/staff/saved-views";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const jobs = { desk: "/office/jobs", every: "day", search: "?status=Requested" } as const;

type Someone = ReturnType<typeof portal.as>;
const join = async (role?: Parameters<typeof makeStaff>[1]) => portal.as(await makeStaff(portal, role));
type Wish = RequestOf<typeof scheduleExport>["body"];
const read = async (who: Someone) => (await who.call(listExportSchedules, {})).body;
const add = (who: Someone, body: Wish) => who.call(scheduleExport, { body });

/** Saves filters of the jobs, and returns their id. */
async function save(who: Someone, { isShared = false } = {}): Promise<string> {
  await who.call(saveView, { body: { desk: jobs.desk, name: "Late", search: "?city=1", isShared } });
  const { body } = await who.call(listSavedViews, { query: { desk: jobs.desk } });
  return body[0]?.id ?? "";
}

describe("regular exports", () => {
  it("are listed for the person who made them, with the next time in Pakistan", async () => {
    const [dispatcher, support] = [await join("Dispatcher"), await join("Support")];
    expect((await add(dispatcher, jobs)).status).toBe(200);
    await add(dispatcher, { ...jobs, every: "week", search: "" });
    await add(dispatcher, { ...jobs, every: "month" });
    // The test's clock starts on Monday 2026-03-02, at 13:00 in Pakistan.
    expect(await read(dispatcher)).toMatchObject([
      { ...jobs, viewName: null, nextDate: "2026-03-03T01:00:00.000Z" },
      { every: "week", search: "", nextDate: "2026-03-09T01:00:00.000Z" },
      { every: "month", nextDate: "2026-04-01T01:00:00.000Z" },
    ]);
    expect(await read(support)).toEqual([]);
  });

  it("are made once when a call is repeated with its key", async () => {
    const dispatcher = await join("Dispatcher");
    const headers = { "idempotency-key": "regular" };
    for (let sent = 0; sent < 2; sent++)
      expect((await dispatcher.call(scheduleExport, { body: jobs }, headers)).status).toBe(200);
    expect(await read(dispatcher)).toHaveLength(1);
  });

  it("use saved filters as these are now, also a colleague's shared ones", async () => {
    const [dispatcher, support] = [await join("Dispatcher"), await join("Support")];
    const viewId = await save(dispatcher);
    expect((await add(support, { ...jobs, viewId })).status).toBe(404);
    await save(dispatcher, { isShared: true });
    expect((await add(support, { ...jobs, viewId })).status).toBe(200);
    expect(await read(support)).toMatchObject([{ viewName: "Late", search: "?city=1" }]);
    await save(dispatcher);
    expect(await read(support)).toMatchObject([{ viewName: null, search: null }]);
  });

  it("of another desk's saved filters are refused", async () => {
    const dispatcher = await join("Dispatcher");
    const viewId = await save(dispatcher);
    expect((await add(dispatcher, { desk: "/office/quotes", every: "day", viewId })).status).toBe(404);
  });

  it("are for desks with a file that the person may download", async () => {
    const [support, owner] = [await join("Support"), await join()];
    for (const desk of ["/office/ledger", "/office/staff", "/office/outbox", "/office/constructor"])
      expect((await add(support, { ...jobs, desk })).status).toBe(403);
    for (const desk of ["/office/ledger", "/office/staff", "/office/catalogue/skills"])
      expect((await add(owner, { ...jobs, desk })).status).toBe(200);
    const customer = portal.as(await makeCustomer(portal));
    expect((await add(customer, jobs)).status).toBe(403);
    expect((await customer.call(listExportSchedules, {})).status).toBe(403);
    expect((await portal.call(listExportSchedules, {})).status).toBe(401);
  });

  it("are at most ten for each person, also when two are made at once", async () => {
    const [dispatcher, other] = [await join("Dispatcher"), await join("Dispatcher")];
    for (let made = 0; made < 9; made++) await add(dispatcher, jobs);
    const both = await Promise.all([add(dispatcher, jobs), add(dispatcher, jobs)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await add(dispatcher, jobs)).error.code).toBe("export-schedules-full");
    expect(await read(dispatcher)).toHaveLength(10);
    expect((await add(other, jobs)).status).toBe(200);
  });

  it("are ended by their person alone; a repeat gets the same reply", async () => {
    const [dispatcher, owner] = [await join("Dispatcher"), await join()];
    await add(dispatcher, jobs);
    const params = { id: (await read(dispatcher))[0]?.id ?? "" };
    await owner.call(endExportSchedule, { params });
    expect(await read(dispatcher)).toHaveLength(1);
    for (let turn = 0; turn < 2; turn++)
      expect((await dispatcher.call(endExportSchedule, { params })).body).toEqual({
        message: "The regular export has ended.",
      });
    expect(await read(dispatcher)).toEqual([]);
  });

  it.each([
    [{ desk: "https://elsewhere.example" }, "desk"],
    [{ every: "hour" as never }, "every"],
    [{ search: "status=Requested" }, "search"],
    [{ search: `?${"x".repeat(1_000)}` }, "search"],
    [{ viewId: "7" }, "viewId"],
  ])("are refused with %o, naming the field", async (wrong, field) => {
    const answer = await add(await join("Dispatcher"), { ...jobs, ...wrong });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });
});
