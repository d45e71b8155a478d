import { afterEach, expect, test } from "vitest";
import { askedCrew } from "../../../test-setup/contracts/asked-crew.ts";
import { done, recordBodies } from "../../../test-setup/faked-server.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const quote = {
  ...{ ...askedCrew, id, status: "Quoted", amount: 5_000, note: "Tools included.", nextSteps: ["accept", "decline"] },
};
const listOf = (one: object) => ({ "Contracts/quotes": { body: { message: "", data: [{ ...quote, ...one }] } } });
const open = (replies: object) =>
  visit({ path: "/contracts?section=quote", who: customer, replies: { ...listOf({}), ...replies } });

test("the price says how it is paid, also in the question before it is accepted", async () => {
  await open(listOf({ payTime: "weekly" }));
  await readPage("How you pay: Each week, for the days worked");
  await readPage("Our office promises all 10 for your first day. It names them before work begins.");
  await press("Accept");
  await readDialog("PKR 5,000", "Do you want to accept this price?");
});

test("the question before an acceptance is the amount and a short line for each of its terms", async () => {
  const crew = [
    { trade: "Masonry", handymen: 12 },
    { trade: "Electrical Wiring", handymen: 4 },
  ];
  const terms = { payTime: "weekly", durationDays: 18, startDate: "2036-03-03", amount: 835_200 };
  await open(listOf({ ...terms, exactHandymen: 16, crew }));
  await press("Accept");
  await readDialog("PKR 835,200");
  const lines = [...document.querySelectorAll("dialog [id] p")].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    "PKR 835,200",
    "12 × Masonry, 4 × Electrical Wiring, 18 days",
    "First day of work: Mon 3 Mar 2036.",
    "You pay nothing now. First payment: about PKR 278,400 on Sat 8 Mar 2036, then each week.",
    "Next you send us the details of the work. Then our office calls you.",
    "Until the whole crew is there, you can end the contract at once, free. You pay only for days of work.",
  ]);
});

test("a price by the week, or in halves, says in which sums", async () => {
  await open(listOf({ payTime: "weekly", exactHandymen: 13, durationDays: 21, amount: 764_400 }));
  await readPage("About PKR 254,800 for each week: 13 handymen × 7 days × PKR 2,800. Absent days are taken off.");
  const crew = [
    { trade: "Masonry", handymen: 6, dayPrice: 2_800 },
    { trade: "Plumbing", handymen: 7, dayPrice: 2_800.5 },
  ];
  await open(listOf({ payTime: "weekly", exactHandymen: 13, durationDays: 21, amount: 764_400, crew }));
  await readPage("About PKR 254,800 for each week of 7 days.");
  await open(listOf({ payTime: "halves" }));
  await readPage("PKR 2,500 before the first day, PKR 2,500 at the end.");
});

test("a price says when its first payment is and how much, before it is accepted and in the question", async () => {
  const terms = { payTime: "weekly", durationDays: 18, startDate: "2036-03-03", amount: 835_200 };
  await open(listOf({ ...terms, exactHandymen: 16 }));
  const first = "You pay nothing now. First payment: about PKR 278,400 on Sat 8 Mar 2036, then each week.";
  await wait(() => document.querySelector(".current-quote article")?.textContent?.includes(first), "the first payment");
  await press("Accept");
  await wait(() => document.querySelector("dialog")?.textContent?.includes(first), "the first payment in the question");
});

test("a price by trade is read line by line, for days of work", async () => {
  const crew = [{ trade: "Masonry", handymen: 13, dayPrice: 2_800 }];
  await open(listOf({ exactHandymen: 13, durationDays: 21, crew, amount: 764_400 }));
  await readPage("13 × Masonry × 21 days × PKR 2,800 = PKR 764,400");
  await readPage("Days of work: 21 days (3 weeks of 7 days). Days off are not counted and not paid.");
  await open(listOf({ duration: "1 Week", durationDays: null, startDate: "2036-03-03" }));
  await wait(
    () => document.body.textContent?.includes("From Mon 3 Mar 2036 to Sat 8 Mar 2036. This price is valid until"),
    "the dates",
  );
});

test("a price is declined with a reason and an own price, and waits for the office again", async () => {
  const again = listOf({ status: "New", objection: "high", ownPrice: 4_500, nextSteps: ["decline"] });
  await open({ [`${id}/decline`]: { ...done("", { status: "New" }), changes: again } });
  const bodies = recordBodies();
  await press("Say no");
  await readDialog("Our office reads this. It can send you another price.");
  await press("Send to our office");
  expect(bodies, "without a reason").toEqual([]);
  document.querySelector<HTMLInputElement>("dialog [value=high]")?.click();
  await wait(() => findField("ownPrice"), "field for an own price");
  await fill({ ownPrice: "4500" });
  await press("Send to our office");
  await readToast("Our office has your answer. It sends you a price again.");
  expect(bodies).toMatchObject([{ amount: 5_000, note: "Tools included.", objection: "high", ownPrice: 4_500 }]);
  await readPage("Nothing to do now. Our office answers you with a price again.");
  await readPage("The price is too high.");
  await readPage("PKR 4,500");
});

test("five lines at most are before the answer, and the rest is folded below it", async () => {
  const crew = [
    { trade: "Masonry", handymen: 12, dayPrice: 2_700 },
    { trade: "Electrical Wiring", handymen: 4, dayPrice: 3_000 },
  ];
  const terms = { payTime: "weekly", durationDays: 18, startDate: "2036-03-03", amount: 799_200, note: null };
  await open(listOf({ ...terms, exactHandymen: 16, crew, isPricedAtOnce: true }));
  await readPage("Say yes, and our office confirms the crew by phone.");
  const bar = await wait(() => document.querySelector("article .thumb-bar"), "the answer");
  const before = [...document.querySelectorAll("article p")].filter(
    (line) => line.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(before.map(({ textContent }) => textContent)).toHaveLength(4);
  const fold = await wait(() => document.querySelector("article details"), "the rest");
  expect(fold.querySelector("summary")?.textContent).toBe("How you pay, and what is promised");
  expect(document.querySelector("article")?.textContent).not.toContain("our office promises");
});
