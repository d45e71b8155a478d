import { getPaymentSummary } from "@hunarmand/api/payments/provider";
import { getPayoutAccount, preparePayouts } from "@hunarmand/api/payouts/payouts";
import { getOfficeSettings, updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { makeOwedProvider, payJobByCard } from "../../../test/make-owed.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";
import { findWeekday } from "../../values/karachi-days.ts";

const portal = await startPortal();

async function readPayDays(person: Person) {
  const account = (await portal.as(person).call(getPayoutAccount, {})).body.payDay;
  const { nextPayout } = (await portal.as(person).call(getPaymentSummary, {})).body;
  return [account, nextPayout?.payDay];
}

const setWeekday = async (payoutWeekday: number) =>
  portal.as(await makeStaff(portal)).call(updateOfficeSettings, { body: { payoutWeekday } });

it("a handyman who is owed the minimum and has an account reads the next day of payouts, in Pakistan's calendar", async () => {
  const provider = await makeOwedProvider(portal);
  // Monday 2 March 2026 in Pakistan. Payouts of today count.
  expect(await readPayDays(provider)).toEqual(["2026-03-02", "2026-03-02"]);
  await setWeekday(0);
  expect(await readPayDays(provider)).toEqual(["2026-03-08", "2026-03-08"]);
  await setWeekday(2);
  expect(await readPayDays(provider)).toEqual(["2026-03-03", "2026-03-03"]);
  // Tuesday has begun in Pakistan, five hours before it begins in UTC.
  portal.clock.advance({ hours: 11 });
  expect(await readPayDays(provider)).toEqual(["2026-03-03", "2026-03-03"]);
  await setWeekday(1);
  expect(await readPayDays(provider)).toEqual(["2026-03-09", "2026-03-09"]);
});

it("who has no account yet reads the day too, so that they name one before; less than the minimum has no day", async () => {
  const nowhere = await makeProvider(portal);
  await payJobByCard(portal, nowhere);
  expect(await readPayDays(nowhere)).toEqual(["2026-03-02", "2026-03-02"]);
  await writeSettings(portal.db, { platformFeePercent: 70 });
  const little = await makeOwedProvider(portal);
  expect(await readPayDays(little)).toEqual([null, null]);
});

it("a payout that is prepared is on its way and waits for no day", async () => {
  const provider = await makeOwedProvider(portal);
  await portal.as(await makeStaff(portal, "Finance")).call(preparePayouts, { body: {} });
  expect((await readPayDays(provider))[1]).toBeNull();
});

it("the Owner sets the day, Finance reads it, and no eighth day is taken", async () => {
  await setWeekday(4);
  const finance = portal.as(await makeStaff(portal, "Finance"));
  expect((await finance.call(getOfficeSettings, {})).body.payoutWeekday).toBe(4);
  expect((await finance.call(updateOfficeSettings, { body: { payoutWeekday: 1 } })).status).toBe(403);
  expect(await setWeekday(7)).toMatchObject({ status: 400, error: { issues: [{ field: "payoutWeekday" }] } });
});

it.each([
  ["2026-11-28", 6, "2026-11-28"],
  ["2026-11-28", 0, "2026-11-29"],
  ["2026-12-31", 1, "2027-01-04"],
])("from %s the next day %i of the week is %s", (day, weekday, next) => {
  expect(findWeekday(day, weekday)).toBe(next);
});
