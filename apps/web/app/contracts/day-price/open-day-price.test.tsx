import { afterEach, expect, test } from "vitest";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  await leave();
  publishOffice({});
});

const set = () => publishOffice({ dayPriceFromPkr: "2500", dayPriceToPkr: "5000" });

async function readInfo() {
  await visit({ path: "/contracts" });
  await press("Read without login");
  await wait(() => !document.querySelector("dialog"), "page without a dialog");
  await readPage("No account yet? Your phone number is enough.");
}

test("a visitor reads what a handyman costs for a day, above the button for a quote", async () => {
  set();
  await readInfo();
  const main = document.querySelector("main")?.textContent ?? "";
  const price = main.indexOf("One handyman for a day: usually PKR 2,500 to 5,000.");
  expect(price).toBeGreaterThan(0);
  expect(price).toBeLessThan(main.indexOf("Get a quote"));
  publishOffice({ dayPriceFromPkr: "2500", dayPriceToPkr: "2500" });
  await readPage("One handyman for a day: usually PKR 2,500.");
});

const findSum = () => document.querySelector("main form [role='status']")?.textContent;

async function openForm() {
  const replies = { "Contracts/quotes": { body: { message: "", data: [] } } };
  await visit({ path: "/contracts?section=quote", who: customer, replies });
  await wait(() => findField("totalHandymen"), "form");
}

test("the form for a quote says what the crew usually costs, as soon as number and time are known", async () => {
  set();
  await openForm();
  await fill({ totalHandymen: "10" });
  expect(findSum()).toBeUndefined();
  await fill({ duration: "1 Week" });
  await wait(findSum, "the sum");
  expect(findSum()?.trim()).toBe(
    "About PKR 225,000 for 10 handymen and 6 days.Usually PKR 150,000 to 300,000. Our office sends you the exact price.",
  );
  await fill({ durationDays: "21" });
  expect(findSum()).toContain("About PKR 787,500 for 10 handymen and 21 days.");
  await fill({ exactHandymen: "12", totalHandymen: "", duration: "" });
  expect(findSum()).toContain("About PKR 945,000 for 12 handymen and 21 days.");
  await fill({ exactHandymen: "many" });
  expect(findSum(), "of a refused number").toBeUndefined();
});

test("an own price below the usual one has a word about it", async () => {
  set();
  await openForm();
  await wait(() => findField("ownDayPrice"), "field");
  await fill({ ownDayPrice: "2000" });
  await readPage("Usually one handyman costs PKR 2,500 to 5,000 a day. For less, fewer may come.");
  await fill({ ownDayPrice: "2500" });
  expect(document.querySelector("main")?.textContent).not.toContain("For less, fewer may come.");
});

test("an own price is multiplied out by people and days, for each trade and in all", async () => {
  set();
  await openForm();
  await wait(() => findField("ownDayPrice"), "field");
  await fill({ totalHandymen: "10", duration: "1 Week", ownDayPrice: "2,400" });
  await readPage("10 handymen × 6 days × PKR 2,400 = PKR 144,000");
  await fill({ durationDays: "18" });
  await readPage("10 handymen × 18 days × PKR 2,400 = PKR 432,000");
});

const quote = {
  ...{ id: "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22", name: "Imran Malik", email: null, phone: "03041234567" },
  ...{ totalHandymen: 15, exactHandymen: 12, duration: "1 Month", durationDays: 21, city: "Lahore", details: null },
  ...{
    status: "New",
    amount: null,
    validUntil: null,
    note: null,
    payTime: null,
    objection: null,
    objectionWords: null,
    ownPrice: null,
  },
  ...{ contractId: null, nextSteps: ["price"] },
  requestedDate: "2026-03-02T08:00:00.000Z",
  startDate: null,
  crew: [],
  promisedDate: "2026-03-03T08:00:00.000Z",
};
const openAnswer = async () => {
  await visit({ path: "/office/quotes", who: { role: "Dispatcher" }, replies: { "Admin/quotes": { body: [quote] } } });
  await press("Answer");
  await readDialog("12 handymen, 21 days, Lahore");
};

test("the office reads the same sum where it names its price", async () => {
  set();
  await openAnswer();
  await readDialog("Usually PKR 630,000 to 1,260,000 for 12 handymen and 21 days.");
});

test("without the setting nothing is shown anywhere", async () => {
  await readInfo();
  expect(document.querySelector("main")?.textContent).not.toContain("One handyman for a day");
  await openForm();
  await fill({ totalHandymen: "10", duration: "1 Week" });
  expect(findSum()).toBeUndefined();
  await openAnswer();
  expect(document.querySelector("dialog")?.textContent).not.toContain("Usually");
});
