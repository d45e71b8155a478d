import { afterEach, expect, test } from "vitest";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

test("the number that leads says of which time it is", async () => {
  const day = { date: "2026-05-20", gross: 5_000, fee: 500, net: 4_500, jobs: 1 };
  const earned = {
    from: "2025-06-01",
    to: "2026-05-21",
    ...day,
    days: [day],
    cashToReport: null,
    cashWaiting: 0,
    cashDiffering: null,
    cashSaid: null,
    cashUnconfirmed: 0,
  };
  await visit({ path: "/earnings", who: provider, replies: { "Provider/earnings": { body: earned } } });
  const readTotal = () => document.querySelector("main section")?.textContent ?? "";
  await wait(() => readTotal().startsWith("You earnedIn the last 14 days, after feesPKR 4,500"), readTotal);
  const listDays = () => [...document.querySelectorAll("tbody time")].map((day) => day.getAttribute("dateTime"));
  expect(listDays(), "days without earnings are left out").toEqual(["2026-05-20"]);
  (await wait(() => document.querySelector<HTMLElement>("main input[value=month]"), "months")).click();
  await wait(() => readTotal().startsWith("You earnedIn the last 12 months, after feesPKR 4,500"), readTotal);
});

test("cash that the handyman has not confirmed is beside the sum, with the way to the question", async () => {
  const none = {
    gross: 0,
    fee: 0,
    net: 0,
    jobs: 0,
    days: [],
    cashToReport: null,
    cashWaiting: 0,
    cashDiffering: null,
    cashSaid: null,
    cashUnconfirmed: 0,
  };
  const body = { from: "2025-06-01", to: "2026-05-21", ...none, cashUnconfirmed: 2_500 };
  await visit({ path: "/earnings", who: provider, replies: { "Provider/earnings": { body } } });
  await readPage("PKR 2,500 in cash: not yet confirmed by you.");
  const way = [...document.querySelectorAll("main a")].find(({ textContent }) => textContent === "Say if you got it");
  expect(way?.getAttribute("href")).toBe("/completedjobs");
});
