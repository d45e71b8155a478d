import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { listSavedViews, removeView, saveView } from "@hunarmand/api/staff/saved-views";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const desk = "/office/jobs";
const late = { desk, name: "Late", search: "?status=Requested&city=1" };

type Someone = ReturnType<typeof portal.as>;
const join = async (role?: Parameters<typeof makeStaff>[1]) => portal.as(await makeStaff(portal, role));
const read = async (who: Someone, of = desk) => (await who.call(listSavedViews, { query: { desk: of } })).body;
const namesOf = async (who: Someone, of = desk) => (await read(who, of)).map(({ name }) => name);

describe("saved filters", () => {
  it("stay with the account, for its desk alone, and are not seen by colleagues", async () => {
    const [dispatcher, support] = [await join("Dispatcher"), await join("Support")];
    expect((await dispatcher.call(saveView, { body: late })).status).toBe(200);
    const { desk: _, ...kept } = late;
    expect(await read(dispatcher)).toMatchObject([{ ...kept, isShared: false, sharedBy: null, mayRemove: true }]);
    expect(await read(dispatcher, "/office/contracts")).toEqual([]);
    expect(await read(support)).toEqual([]);
  });

  it("are shared with all who may open the desk, with the name of who shares them", async () => {
    const [dispatcher, support, owner] = [await join("Dispatcher"), await join("Support"), await join()];
    await dispatcher.call(saveView, { body: { ...late, isShared: true } });
    expect(await read(support)).toMatchObject([{ name: "Late", isShared: true, mayRemove: false }]);
    expect((await read(support))[0]?.sharedBy).toMatch(/\w/);
    expect(await read(owner)).toMatchObject([{ name: "Late", mayRemove: true }]);
  });

  it("are replaced by others of the same name, and the oldest are dropped beyond twelve", async () => {
    const dispatcher = await join("Dispatcher");
    await dispatcher.call(saveView, { body: late });
    await dispatcher.call(saveView, { body: { ...late, search: "?city=2", isShared: true } });
    expect(await read(dispatcher)).toMatchObject([{ name: "Late", search: "?city=2", isShared: true }]);
    for (let number = 10; number < 22; number += 1)
      await dispatcher.call(saveView, { body: { ...late, name: `View ${number}` } });
    const names = await namesOf(dispatcher);
    expect(names).toHaveLength(12);
    expect(names).not.toContain("Late");
  });

  it("are removed by who saved them, and shared ones also by an Owner; a repeat gets the same reply", async () => {
    const [dispatcher, support, owner] = [await join("Dispatcher"), await join("Support"), await join()];
    await dispatcher.call(saveView, { body: { ...late, isShared: true } });
    await dispatcher.call(saveView, { body: { ...late, name: "Mine" } });
    const [shared, own] = await read(dispatcher);
    const remove = async (who: Someone, id = "") => (await who.call(removeView, { params: { id } })).status;
    expect(await remove(support, shared?.id)).toBe(200);
    expect(await remove(owner, own?.id)).toBe(200);
    expect(await namesOf(dispatcher)).toEqual(["Late", "Mine"]);
    expect(await remove(owner, shared?.id)).toBe(200);
    for (let turn = 0; turn < 2; turn += 1) expect(await remove(dispatcher, own?.id)).toBe(200);
    expect(await namesOf(dispatcher)).toEqual([]);
  });

  it("leave an audit row when they are shared and when shared ones are removed, and none otherwise", async () => {
    const [dispatcher, owner] = [await join("Dispatcher"), await join()];
    await dispatcher.call(saveView, { body: { ...late, name: "Mine" } });
    await dispatcher.call(saveView, { body: { ...late, isShared: true } });
    for (const { id } of await read(dispatcher)) await dispatcher.call(removeView, { params: { id } });
    const { body } = await owner.call(listAudit, { query: { subjectType: "saved-view" } });
    expect(body.map(({ action }) => action)).toEqual(["view.remove", "view.share"]);
  });

  it("of a desk that the caller may not open are neither read nor saved", async () => {
    const support = await join("Support");
    for (const path of ["/office/payments", "/office/staff", "/office/nowhere"]) {
      expect((await support.call(listSavedViews, { query: { desk: path } })).status).toBe(403);
      expect((await support.call(saveView, { body: { ...late, desk: path } })).status).toBe(403);
    }
    const customer = portal.as(await makeCustomer(portal));
    expect((await customer.call(listSavedViews, { query: { desk } })).status).toBe(403);
  });

  it("of a colleague who was dismissed are no longer shared", async () => {
    const [leaver, support] = [await makeStaff(portal, "Dispatcher"), await join("Support")];
    await portal.as(leaver).call(saveView, { body: { ...late, isShared: true } });
    await portal.db.updateTable("accounts").set({ disabledAt: new Date() }).where("id", "=", leaver.id).execute();
    expect(await read(support)).toEqual([]);
  });

  it.each([
    [{ desk: "https://elsewhere.example" }, "desk"],
    [{ desk: "/office/jobs/../settings" }, "desk"],
    [{ name: " " }, "name"],
    [{ search: "status=Requested" }, "search"],
    [{ search: `?${"x".repeat(1_000)}` }, "search"],
  ])("are refused with %o, naming the field", async (wrong, field) => {
    const dispatcher = await join("Dispatcher");
    const answer = await dispatcher.call(saveView, { body: { ...late, ...wrong } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });
});
