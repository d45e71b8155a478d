import { expect, test } from "vitest";
import { wait } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { visit } from "../../../test-setup/visit.ts";

test("the number that leads says of which time it is", async () => {
  const day = { date: "2026-05-20", gross: 5_000, fee: 500, net: 4_500, jobs: 1 };
  const earned = { from: "2025-06-01", to: "2026-05-21", ...day, days: [day], cashToReport: null, cashWaiting: 0 };
  await visit({ path: "/earnings", who: provider, replies: { "Provider/earnings": { body: earned } } });
  const readTotal = () => document.querySelector("main section")?.textContent ?? "";
  await wait(() => readTotal().startsWith("You earnedIn the last 14 days, after feesPKR 4,500"), readTotal);
  const listDays = () => [...document.querySelectorAll("tbody time")].map((day) => day.getAttribute("dateTime"));
  expect(listDays(), "days without earnings are left out").toEqual(["2026-05-20"]);
  (await wait(() => document.querySelector<HTMLElement>("main input[value=month]"), "months")).click();
  await wait(() => readTotal().startsWith("You earnedIn the last 12 months, after feesPKR 4,500"), readTotal);
});
