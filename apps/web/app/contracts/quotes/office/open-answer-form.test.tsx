import { afterEach, expect, test, vi } from "vitest";
import { dayPriceOf, openAnswer, sendAnswer } from "../../../../test-setup/contracts/answer-form.ts";
import { fill, findField, press } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { leave } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

afterEach(async () => {
  await leave();
  publishOffice({});
});

const tick = async () => (await wait(() => findField("hasAll"), "tick")).click();

test("the last day of the price is a week ahead, or the one before the work, until the office chooses another", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-02T08:00:00Z"), toFake: ["Date"] });
  await openAnswer({ startDate: "2026-03-20" });
  expect(findField("validUntil")?.value).toBe("2026-03-09");
  await leave();
  await openAnswer({ startDate: "2026-03-05" });
  expect(findField("validUntil")?.value).toBe("2026-03-04");
  vi.useRealTimers();
});

test("no day of the price is after the one by which the crew is named", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-02T08:00:00Z"), toFake: ["Date"] });
  publishOffice({ openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  const bodies = await openAnswer({ startDate: "2026-03-09" }, 20);
  expect(findField("validUntil")?.value, "the Saturday before a Monday").toBe("2026-03-07");
  await fill({ payTime: "end", validUntil: "2026-03-08", amount: "900000" });
  await sendAnswer();
  await readDialog("Choose 2026-03-07 or earlier: the crew must be named by then.");
  expect(bodies).toEqual([]);
  vi.useRealTimers();
});

test("a price for each trade fills in the sum, which must agree with them", async () => {
  const bodies = await openAnswer();
  await tick();
  await fill({ [dayPriceOf(0)]: "2800", payTime: "weekly", validUntil: "2036-03-09", amount: "900000" });
  await sendAnswer();
  expect(bodies, "with a price for one trade only").toEqual([]);
  await fill({ [dayPriceOf(1)]: "3500" });
  await wait(() => findField("amount")?.value === "999,600", "the sum");
  await fill({ amount: "900000" });
  await sendAnswer();
  await readDialog("Not the sum of the trades.");
  expect(bodies).toEqual([]);
  await fill({ amount: "999600" });
  await sendAnswer();
  await wait(() => bodies.length > 0, "the answer");
  const trades = [
    { trade: "Masonry", handymen: 12, dayPrice: 2_800 },
    { trade: "Electrical Wiring", handymen: 4, dayPrice: 3_500 },
  ];
  expect(bodies).toMatchObject([{ amount: 999_600, payTime: "weekly", tradePrices: { days: 21, trades } }]);
});

test("one sum for all needs no price by trade, but how it is paid", async () => {
  const bodies = await openAnswer();
  await tick();
  await fill({ validUntil: "2036-03-09", amount: "900000" });
  await sendAnswer();
  expect(bodies).toEqual([]);
  await wait(() => findField("payTime")?.getAttribute("aria-invalid") === "true", "refused choice");
  await fill({ payTime: "end" });
  await sendAnswer();
  await wait(() => bodies.length > 0, "the answer");
  expect(bodies).toMatchObject([{ amount: 900_000, payTime: "end" }]);
});

test("with fewer free than asked for, a price needs the tick that the office has all of them", async () => {
  const bodies = await openAnswer();
  await readDialog("Masonry: 3 verified handymen free in Lahore");
  await fill({ payTime: "end", validUntil: "2036-03-09", amount: "900000" });
  await sendAnswer();
  expect(bodies).toEqual([]);
  await readDialog("This field is required.");
  await tick();
  await sendAnswer();
  await wait(() => bodies.length > 0, "the answer");
  expect(bodies).toMatchObject([{ amount: 900_000 }]);
  expect(bodies[0]).not.toHaveProperty("hasAll");
});

test("with enough of them it asks nothing more", async () => {
  await openAnswer({}, 12);
  await readDialog("Masonry: 12 verified handymen free in Lahore");
  expect(findField("hasAll")).toBeNull();
});

test("the office reads why a price was not taken, in the list and where it names another one", async () => {
  await openAnswer({ amount: 900_000, objection: "high", objectionWords: "Two others ask less.", ownPrice: 800_000 });
  await readDialog("The price is too high. Two others ask less.");
  await readDialog("Their price: PKR 800,000");
  await readPage("The price is too high. Two others ask less., Their price: PKR 800,000");
});

test("how many come from the near city is filled in from the list, and the office may say another number", async () => {
  const bodies = await openAnswer({}, 3, "Rawalpindi");
  await readDialog("How many come from Islamabad?");
  await wait(() => findField("nearHandymen")?.value === "7", "6 masons and 1 electrician");
  await tick();
  await fill({ payTime: "end", validUntil: "2036-03-09", amount: "900000" });
  await sendAnswer();
  await wait(() => bodies.length > 0, "the answer");
  expect(bodies).toMatchObject([{ nearHandymen: 7 }]);
});

test("a typed number of those from the near city counts, also none", async () => {
  const bodies = await openAnswer({ near: { handymen: 5, city: "Islamabad" } }, 12, "Rawalpindi");
  expect((await wait(() => findField("nearHandymen"), "field")).value).toBe("5");
  await fill({ payTime: "end", validUntil: "2036-03-09", amount: "900000", nearHandymen: "" });
  await sendAnswer();
  await wait(() => bodies.length > 0, "the answer");
  expect(bodies).toMatchObject([{ nearHandymen: 0 }]);
});

test("beside its price the office reads what the person asks for, and whether the price is above it", async () => {
  await openAnswer({ ownDayPrice: 2_500 });
  await readDialog("They ask for PKR 2,500 per person and day");
  await readPage("They ask for PKR 2,500 per person and day");
  await fill({ amount: "1008000" });
  await readDialog("Above their price: PKR 3,000 per person and day.");
  await fill({ amount: "840000" });
  await readDialog("Not above their price: PKR 2,500 per person and day.");
});

test("what a crew of two trades usually costs has a line for each trade", async () => {
  publishOffice({ dayPriceFromPkr: "1000", dayPriceToPkr: "2000" });
  await openAnswer();
  await readDialog("12 × Masonry: about PKR 378,000");
  await readDialog("4 × Electrical Wiring: about PKR 126,000");
});

test("where all trades have a usual price, the office reads what the contractor read", async () => {
  publishOffice({ dayPriceFromPkr: "1000", dayPriceToPkr: "2000" });
  const trades = [
    { trade: "Masonry", dayPrice: 2_700 },
    { trade: "Electrical Wiring", dayPrice: 3_000 },
  ];
  await openAnswer({}, 3, "Lahore", { "day-prices": { body: { handymenMax: 20, trades } } });
  await readDialog("12 × Masonry × 21 days × PKR 2,700 = PKR 680,400");
  await readDialog("Usually PKR 932,400 for 16 handymen and 21 days.");
});

test("a price above theirs takes a reason by one tap, which travels with it", async () => {
  const bodies = await openAnswer({ ownDayPrice: 2_500 }, 20);
  await fill({ amount: "840000", payTime: "weekly", validUntil: "2036-03-09" });
  expect(document.querySelector("dialog")?.textContent).not.toContain("Why above their price?");
  await fill({ amount: "1008000" });
  await press("Few are free in these days.");
  await sendAnswer();
  await wait(() => bodies.length > 0, "the answer");
  expect(bodies).toMatchObject([{ amount: 1_008_000, priceReason: "few" }]);
});
