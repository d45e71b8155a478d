import { afterEach, expect, test } from "vitest";
import { done } from "../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../test-setup/followed-job.ts";
import { findButton, findField, press, tapStars } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const completed = {
  ...{ ...followedJob, status: "Completed", completedDate: "2026-05-01T12:00:00.000Z", priceStatus: "agreed" },
  ...{ payment: { status: "due", method: null, claimed: null }, nextSteps: ["pay", "confirm"] },
};
const open = (job: object, replies = {}) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...completed, ...job } }, ...replies },
  });
/** As when the page is left: what is held is sent. */
const leavePage = () => window.dispatchEvent(new Event("pagehide"));
async function payCash() {
  await press("I paid cash PKR 1,500 – confirm");
  await readPage("You paid PKR 1,500 in cash.");
  leavePage();
}
const readBars = () => [...document.querySelectorAll("main .thumb-bar")].map(({ textContent }) => textContent);

test("cash, stars and words are one form, whose one button at the thumb names the cash; no star is chosen at first", async () => {
  const confirmed = { ...completed, confirmedDate: "2026-05-01T13:00:00.000Z", rating: 5, nextSteps: [] };
  const changes = {
    [`Job/${followedJobId}`]: { body: { ...confirmed, payment: { status: "paid", method: "cash", claimed: null } } },
  };
  await open({}, { confirm: { ...done("Thank you for your feedback."), changes } });
  await wait(() => findButton("I paid cash PKR 1,500 – confirm"), "button with the amount");
  const form = document.querySelector("main form");
  for (const name of ["rating", "feedback"]) expect(form?.querySelector(`[name=${name}]`)).not.toBeNull();
  expect(readBars()).toEqual(["PKR 1,500I paid another amountI paid cash PKR 1,500 – confirm"]);
  await tapStars(5);
  await payCash();
  await readToast("Thank you for your feedback.");
  await readToast("You gave 5 stars.");
  await readToast("You paid PKR 1,500 in cash.");
});

test("cash is confirmed without stars; the form then asks for these alone", async () => {
  const payment = { status: "paid", method: "cash", claimed: null };
  const paid = { ...completed, confirmedDate: "2026-05-01T13:00:00.000Z", rating: null, nextSteps: [], payment };
  const changes = { [`Job/${followedJobId}`]: { body: paid } };
  await open({}, { confirm: { ...done("Thank you for your feedback."), changes } });
  await payCash();
  await wait(() => findButton("Rate the work"), "the stars");
  await press("Rate the work");
  await readPage("Please tap the stars.");
  expect(document.querySelector("main [name=cashPaid]")).toBeNull();
});

const readTitles = () => [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent);

test("the form of a cash job has both ways to pay: there is no second card about its payment", async () => {
  await open({});
  await wait(() => findButton("Wallet or card"), "the other way");
  expect(readTitles()[0]).toBe("How was it?");
  expect(readTitles()).not.toContain("Payment");
});

test("who has not paid yet rates the work, and the button names no amount", async () => {
  await open({});
  await press("I have not paid yet");
  await wait(() => findButton("Confirm and rate"), "button without an amount");
  expect(document.querySelector("main [name=cashPaid]")).toBeNull();
});

test("a job to pay by wallet has its payment first, without banknotes above the stars", async () => {
  await open({ paymentMethod: "wallet" });
  await readPage("How was it?");
  await readPage("PKR 1,500 to pay.");
  expect(readTitles().slice(0, 2)).toEqual(["Payment", "How was it?"]);
  expect(document.querySelector("main .banknotes")).toBeNull();
});

test("a job that is over leads with the way to post it again, also a cancelled one", async () => {
  const findAgain = (name: string) =>
    [...document.querySelectorAll("main a")].filter(({ textContent }) => textContent === name);
  for (const [name, job] of [
    ["Post this job again", { status: "Cancelled" }],
    ["Ask Ali again", { confirmedDate: "2026-05-01T13:00:00.000Z" }],
  ] as const) {
    await open({ ...job, nextSteps: [], payment: null });
    const [again, ...more] = await wait(() => findAgain(name).length > 0 && findAgain(name), "way to post again");
    expect(more).toEqual([]);
    expect(again && isBefore(again, document.querySelector("main dl"))).toBe(true);
  }
});

test("the way to post a job again says what stays the same, and who is asked first", async () => {
  await open({ confirmedDate: "2026-05-01T13:00:00.000Z", nextSteps: [], payment: null });
  await readPage("Same work, same address. We ask Ali Raza first. You can change all of it before you post.");
  await open({ status: "Cancelled", nextSteps: [], payment: null });
  await readPage("Same work, same address. You can change both before you post.");
});

test("while the office looks at a problem, the way to ask again answers the line that was tapped", async () => {
  const problem = {
    ...{ status: "New", reportedDate: "2026-05-02T08:00:00.000Z", words: null },
    reference: "H-A",
    answer: null,
  };
  const over = { confirmedDate: "2026-05-01T13:00:00.000Z", nextSteps: [], payment: null };
  const free = "Our office has your problem. A repair can be free: wait for the answer.";
  await open({ ...over, problem });
  await readPage(free);
  await open({ ...over, problem: { ...problem, words: "I paid too much." } });
  await readPage("Our office checks what you paid. Wait for the answer.");
  await open({ ...over, problem: { ...problem, words: "4,000 was agreed, they asked 4,500" } });
  await readPage("Our office has your message. Wait for the answer.");
  await open({ ...over, problem: { ...problem, status: "Resolved" } });
  await readPage("Our office has answered.");
  expect(document.querySelector("main")?.textContent).not.toContain(free);
});

test("a report about conduct leads to a complaint that only the office reads", async () => {
  await open({ confirmedDate: "2026-05-01T13:00:00.000Z", nextSteps: [], payment: null, canReportProblem: true });
  await press("Tell the office");
  await readDialog("Only our office reads this:");
  const query = { subject: "Job: AC Installation (H-10482)", job: followedJobId };
  for (const [name, line] of [
    ["They behaved badly.", "rude"],
    ["I did not feel safe.", "unsafe"],
  ] as const) {
    const way = [...document.querySelectorAll("dialog a")].find(({ textContent }) => textContent === name);
    expect(way?.getAttribute("href")).toBe(`/complains?${new URLSearchParams({ ...query, line })}`);
  }
});

test.each([true, false])(
  "there is one way to the office, whether a problem can be reported (%s) or not",
  async (can) => {
    await open({ confirmedDate: "2026-05-01T13:00:00.000Z", nextSteps: [], payment: null, canReportProblem: can });
    const find = () =>
      [...document.querySelectorAll("main a, main button")].filter(({ textContent }) =>
        textContent?.includes("Tell the office"),
      );
    const [way, ...more] = await wait(() => find().length > 0 && find(), "way to the office");
    expect(more).toEqual([]);
    const query = new URLSearchParams({ subject: "Job: AC Installation (H-10482)", job: followedJobId });
    expect(way?.getAttribute("href") ?? null).toBe(can ? null : `/complains?${query}`);
  },
);

const isBefore = (one: Element, other: Element | null): boolean =>
  other !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

test("cash that the customer has stated is named until the handyman says the same, and is not asked for again", async () => {
  const stated = { status: "due", method: null, claimed: 1_200 };
  await open({ confirmedDate: "2026-05-01T13:00:00.000Z", rating: 5, nextSteps: ["pay"], payment: stated });
  await readPage(
    "You said that you paid PKR 1,200 in cash. It counts once your handyman says the same. If not, our office asks you both.",
  );
  expect(document.querySelector("main .banknotes")).toBeNull();
  expect(document.querySelector("main")?.textContent).not.toContain("Pay the handyman");
});

test("work that is done is called completed only after the customer's confirmation", async () => {
  await open({});
  await readPage("Please confirm");
  const story = () => [...document.querySelectorAll(".job-timeline > li")].map((line) => line.firstChild?.textContent);
  expect(story().at(-1)).toBe("Completed");
  expect(document.querySelector(".job-timeline > li:last-child[data-reached]")).toBeNull();
  expect(document.querySelector("main .mantine-Badge-root")?.textContent).toBe("Please confirm");
  await open({
    confirmedDate: "2026-05-01T13:00:00.000Z",
    nextSteps: [],
    payment: { status: "paid", method: "cash", claimed: null },
  });
  await wait(() => document.querySelector("main .mantine-Badge-root")?.textContent === "Completed", "end of the job");
});

test("while a price is open, its answer is the one button at the thumb, and the confirmation follows on the page", async () => {
  await open({ priceStatus: "asked", nextSteps: ["agreePrice", "disputePrice", "pay", "confirm"] });
  await wait(() => findButton("I paid cash PKR 1,500 – confirm"), "form below");
  expect(readBars()).toEqual(["Agree to PKR 1,500My own priceI do not agree"]);
});

test("a price that the customer objects to is not filled in as paid, and nothing is at the thumb", async () => {
  const nextSteps = ["agreePrice", "disputePrice", "pay", "confirm"];
  await open({ priceStatus: "disputed", offeredPrice: 1_000, nextSteps });
  await wait(() => findButton("Confirm and rate"), "form below");
  expect(findField("cashPaid")).toBeNull();
  expect(document.querySelector("main form .choice-chips [aria-pressed=true]")).toBeNull();
  expect(readBars()).toEqual([]);
});

test("after the confirmation the customer reads their own words again", async () => {
  const confirmed = { status: "Completed", confirmedDate: "2026-05-01T13:00:00.000Z", rating: 4 };
  await open({ ...confirmed, feedback: "Clean work, and on time.", nextSteps: [], payment: null });
  await readPage("You gave 4 stars.");
  await readPage("Clean work, and on time.");
});
