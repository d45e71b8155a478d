import { adminLogin } from "@hunarmand/api/account/account";
import type { ExportSchedule } from "@hunarmand/api/reports/export-schedules";
import { expect, test } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../../test-setup/visit.ts";

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const viewId = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a12";
const schedule: ExportSchedule = {
  ...{ id, desk: "/office/jobs", every: "week", search: "?city=1", viewName: "Late" },
  nextDate: "2026-03-09T01:00:00.000Z",
};
const view = { id: viewId, name: "Late", search: "?city=1", isShared: false, sharedBy: null, mayRemove: true };
const who = { role: "Dispatcher" };
const listed = (...schedules: ExportSchedule[]) => ({ "export-schedules": { body: schedules } });
const addressOf = (search: string) => `/office/exports?${new URLSearchParams({ desk: "/office/jobs", search })}`;
const none = "You have none yet.";
const page = () => document.querySelector("main")?.textContent ?? "";

test("beside a list's export is the way to get it regularly, with the list's filters", async () => {
  await visit({ path: "/office/jobs?status=Requested&city=", who });
  const tools = await wait(() => document.querySelector<HTMLDetailsElement>(".desk-tools > .folded-tools"), "tools");
  expect(tools.open).toBe(false);
  tools.open = true;
  tools.dispatchEvent(new Event("toggle"));
  await readPage("Send me this regularly");
  const link = [...tools.querySelectorAll("a")].find(({ textContent }) => textContent === "Send me this regularly");
  expect(link?.getAttribute("href")).toBe(addressOf("?status=Requested"));
});

test("the form offers the list's filters and the saved ones, and makes a regular export", async () => {
  const made = { ...done("You will get a mail with a link."), changes: listed(schedule) };
  const schedules = { body: [], changes: { "export-schedules": made } };
  const replies = { "saved-views": { body: [view] }, "export-schedules": schedules };
  await visit({ path: addressOf("?status=Requested"), who, replies });
  await readPage("Send me this regularly: Jobs");
  await readPage(none);
  expect(findField("rows")?.value).toBe("current");
  await fill({ every: "week", rows: viewId });
  await press("Send me this regularly");
  await readToast("You will get a mail with a link.");
  await readPage("Saved filters: Late");
});

test("saved filters that the list shows are chosen at once", async () => {
  await visit({ path: addressOf("?city=1"), who, replies: { "saved-views": { body: [view] } } });
  await readPage("Send me this regularly: Jobs");
  expect(findField("rows")?.value).toBe(viewId);
});

test("one's regular exports say what is sent when, and are ended", async () => {
  const ended = { ...done("The regular export has ended."), changes: listed() };
  const gone = { ...schedule, id: viewId, search: null, viewName: null };
  const replies = { ...listed(schedule, { ...gone, every: "day" }), end: ended };
  await visit({ path: "/office/exports", who, replies });
  await readPage("Saved filters: Late");
  expect(page()).toContain("JobsEvery Monday");
  expect(page()).toContain("Next email: 09-Mar-2026, 6:00\u00A0am");
  expect(page()).toContain("Its saved filters were removed, so it ends.");
  await press("End Jobs: Every Monday");
  await readToast("The regular export has ended.");
  await readPage(none);
});

test("a mail's link leads to the list with its filters and days, and unfolds the export", async () => {
  const finance = { role: "Finance" };
  const own = { ...schedule, desk: "/office/ledger", search: "?kind=payout&from=2026-01-01", viewName: null };
  await visit({ path: `/office/exports/${id}?from=2026-03-01&to=2026-03-02`, who: finance, replies: listed(own) });
  await waitForPath("/office/ledger");
  await readPage("Export as CSV");
  const read = (name: string) => findField(name)?.value;
  expect([read("kind"), read("from"), read("to")]).toEqual(["payout", "2026-03-01", "2026-03-02"]);
});

test("a mail's link to a regular export that has ended says so", async () => {
  await visit({ path: `/office/exports/${id}`, who });
  await readPage("This regular export has ended. You get no more emails about it.");
});

/** Logs in as a person of Support at the office's login. */
async function enter(path: string): Promise<void> {
  const token = `e30.${btoa(JSON.stringify({ sub: "2", unique_name: "Hina Javed", role: "Support" }))}.seal`;
  const replies = { [adminLogin.path.slice(1)]: done("Login successful", { token, role: "Support" }) };
  await visit({ path, replies });
  await waitForPath("/office/login");
  await fill({ identifier: "support@example.pk", password: "Hunarmand#2026" });
  await press("Login");
}

test.each([
  ["a regular export", `/office/exports/${id}?from=2026-03-01&to=2026-03-01`, `/office/exports/${id}`],
  ["an inquiry", `/office/inquiries/${id}`, `/office/inquiries/${id}`],
  ["a desk with a filter", "/office/inquiries?status=Acknowledged", "/office/inquiries"],
])("a person who is logged out comes back to a mail's link to %s after the login", async (_what, link, path) => {
  await enter(link);
  await waitForPath(path);
});

test.each(["https://elsewhere.example", "//elsewhere.example", "/office/../home", "/home"])(
  "the next page after a login is never %s",
  async (next) => {
    await enter(`/office/login?${new URLSearchParams({ next })}`);
    await waitForPath("/office");
  },
);

test("customers are led home", async () => {
  await visit({ path: "/office/exports", who: { role: "Customer" } });
  await waitForPath("/home");
});
