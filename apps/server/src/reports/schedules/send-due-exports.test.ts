import type { RequestOf } from "@hunarmand/api/call";
import { listExportSchedules, scheduleExport } from "@hunarmand/api/reports/export-schedules";
import { listSavedViews, removeView, saveView } from "@hunarmand/api/staff/saved-views";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { takeWhileLocked } from "../../../test/races/hold-jobs.ts";
import { readMails, readNotices } from "../../../test/read-notices.ts";
import { makeTaskHandlers } from "../../tasks/tasks.ts";
import { sendDueExports } from "./send-due-exports.ts";

const portal = await startPortal();
const ledger = { desk: "/office/ledger", every: "day", search: "?kind=payout" } as const;
const jobs = { desk: "/office/jobs", every: "day", search: "?search=Ayesha+Siddiqui" } as const;

type Wish = RequestOf<typeof scheduleExport>["body"];

const send = () => makeTaskHandlers(portal.services)["send-exports"]({});
const add = (person: Person, body: Wish) => portal.as(person).call(scheduleExport, { body });
const read = async (person: Person) => (await portal.as(person).call(listExportSchedules, {})).body;
const changeAccount = (person: Person, change: object) =>
  portal.db.updateTable("accounts").set(change).where("id", "=", person.id).execute();

/** Runs the task at this time in Pakistan, in March 2026. */
async function sendAt(day: number, hour: number): Promise<void> {
  const time = new Date(`2026-03-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:01:00+05:00`);
  portal.clock.advance({ seconds: (time.getTime() - portal.clock.now().getTime()) / 1_000 });
  await send();
}

describe("the mail about a regular export", () => {
  it("is sent at six in Pakistan, once a day, with the list's name, the day and a link", async () => {
    const finance = await makeStaff(portal, "Finance");
    await add(finance, ledger);
    const [{ id = "" } = {}] = await read(finance);
    await sendAt(3, 5);
    expect(await readMails(portal, finance)).toEqual([]);
    await sendAt(3, 6);
    await sendAt(3, 7);
    const [mail, ...others] = await readMails(portal, finance);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your export is ready: Ledger");
    expect(mail?.text).toContain("It is about 2 March 2026.");
    expect(mail?.text).toContain(`/office/exports/${id}?from=2026-03-02&to=2026-03-02\n`);
    expect(mail?.html).toContain("Open the list");
    await sendAt(4, 6);
    expect(await readMails(portal, finance)).toHaveLength(2);
  });

  it("has no filters, which may name people", async () => {
    const dispatcher = await makeStaff(portal, "Dispatcher");
    await add(dispatcher, jobs);
    await sendAt(3, 6);
    const [mail] = await readMails(portal, dispatcher);
    expect(mail?.text).toContain("The list shows what is there when you open it.");
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Ayesha|Siddiqui/);
  });

  it("is in the person's language", async () => {
    const finance = await makeStaff(portal, "Finance");
    await changeAccount(finance, { language: "ur" });
    await add(finance, { ...ledger, every: "week" });
    await sendAt(9, 6);
    const [mail] = await readMails(portal, finance);
    expect(mail?.subject).toContain("کھاتہ");
    expect(mail?.text).toContain("2 مارچ");
    expect(mail?.text).toContain("8 مارچ");
    expect(mail?.text).toContain("?from=2026-03-02&to=2026-03-08");
  });

  it("makes up for missed days once, and is about all of them", async () => {
    const finance = await makeStaff(portal, "Finance");
    await add(finance, ledger);
    await sendAt(6, 9);
    await sendAt(6, 10);
    const mails = await readMails(portal, finance);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("It is about 2 March 2026 to 5 March 2026.");
    portal.forgetSessions();
    expect(await read(finance)).toMatchObject([{ nextDate: "2026-03-07T01:00:00.000Z" }]);
  });

  it("is sent once by two processes that found the same schedule due", async () => {
    const dispatcher = await makeStaff(portal, "Dispatcher");
    await add(dispatcher, jobs);
    portal.clock.advance({ days: 1 });
    const lock = (transaction: typeof portal.db) =>
      transaction.selectFrom("exportSchedules").select("id").forUpdate().execute();
    const run = () => sendDueExports(portal.services);
    await takeWhileLocked(portal.db, lock, [{ early: run, late: run }]);
    expect(await readMails(portal, dispatcher)).toHaveLength(1);
  });
});

describe("a regular export ends with a notice and without a mail", () => {
  /** The next mail is not sent, the schedule is gone, and the person reads so in the office once they can. */
  async function expectEnd(person: Person): Promise<void> {
    await sendAt(3, 6);
    await sendAt(4, 6);
    expect(await portal.db.selectFrom("exportSchedules").select("id").execute()).toEqual([]);
    expect(await readMails(portal, person)).toEqual([]);
    await changeAccount(person, { disabledAt: null });
    portal.forgetSessions();
    const notices = await readNotices(portal, person);
    expect(notices).toMatchObject([{ kind: "export-ended", link: "/office/exports" }]);
    expect(await readMails(portal, person)).toEqual([]);
  }

  it("when the person may no longer download the list", async () => {
    const person = await makeStaff(portal, "Finance");
    await add(person, ledger);
    await changeAccount(person, { role: "Support" });
    await expectEnd(person);
  });

  it("when the person was disabled", async () => {
    const person = await makeStaff(portal, "Finance");
    await add(person, ledger);
    await changeAccount(person, { disabledAt: new Date() });
    await expectEnd(person);
  });

  it("when its saved filters were removed", async () => {
    const person = await makeStaff(portal, "Dispatcher");
    const staff = portal.as(person);
    await staff.call(saveView, { body: { desk: jobs.desk, name: "Late", search: "?city=1" } });
    const [view] = (await staff.call(listSavedViews, { query: { desk: jobs.desk } })).body;
    await add(person, { ...jobs, viewId: view?.id });
    await staff.call(removeView, { params: { id: view?.id ?? "" } });
    await expectEnd(person);
  });
});
