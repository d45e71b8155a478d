import { afterEach, expect, test } from "vitest";
import { activeContractId } from "../../../test-setup/contracts/active-contract.ts";
import { askedCrew } from "../../../test-setup/contracts/asked-crew.ts";
import { done, failing } from "../../../test-setup/faked-server.ts";
import { findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { keepDraft } from "../../shared/drafts/drafts.ts";
import { withResolvers } from "../../shared/parts/with-resolvers.ts";
import { quoteDraft } from "../contract-forms.ts";

afterEach(leave);

const makeQuote = (place: number, one: object) => ({
  ...{ ...askedCrew, id: `5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a2${place}`, status: "Quoted", amount: 5_000 + place },
  ...{ nextSteps: ["accept", "decline"], ...one },
});
const answered = makeQuote(1, {});
const waiting = makeQuote(2, { status: "New", amount: null, validUntil: null, nextSteps: ["decline"] });
const declined = makeQuote(3, { status: "Declined", nextSteps: [] });
const accepted = makeQuote(4, { status: "Accepted", nextSteps: ["propose"] });
const open = (data: object[], more: object = {}) =>
  visit({
    path: "/contracts?section=quote",
    who: customer,
    replies: { "Contracts/quotes": { body: { message: "", data } }, ...more },
  });
const isFormShown = () => findField("totalHandymen")?.closest("[style*='display: none']") === null;
const findWay = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("main a")].find(({ textContent }) => textContent === name);
const findCurrent = () => document.querySelector(".current-quote article");
const readRows = () => [...document.querySelectorAll(".quote-row")].map((row) => row.textContent ?? "");

test("a price to answer is first, also below a newer request, and the form is one button", async () => {
  await open([waiting, declined, answered]);
  const current = await wait(findCurrent, "price");
  expect(current.textContent).toContain("PKR 5,001");
  expect(isFormShown()).toBe(false);
  const way = await wait(() => findWay("Ask for another price"), "way to the form");
  expect(current.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(way.getAttribute("href")).toBe("/contracts?section=quote&ask=1");
  way.click();
  await wait(isFormShown, "form");
  expect(findWay("Ask for another price")).toBeUndefined();
  expect(findButton("Accept"), "another price beside the form").toBeUndefined();
});

test("a request that waits folds the form, too; without one the form is open", async () => {
  await open([declined, waiting]);
  const current = await wait(findCurrent, "request");
  expect(current.textContent).toContain("Waiting for the office");
  expect(isFormShown()).toBe(false);
  await open([declined]);
  await wait(isFormShown, "form");
  expect(findCurrent()).toBeNull();
  await readPage("Your quotes");
});

test("no button is shown that the list of quotes removes again, and without the list the form can be opened", async () => {
  const list = withResolvers<void>();
  await open([], { "Contracts/quotes": { body: { message: "", data: [declined] }, after: list.promise } });
  await wait(() => document.querySelector("main h1"), "page");
  expect(findWay("Ask for another price")).toBeUndefined();
  list.resolve();
  await wait(isFormShown, "form");
  await open([], { "Contracts/quotes": failing });
  await readPage("Failed to fetch your quotes.");
  (await wait(() => findWay("Ask for another price"), "way to the form")).click();
  await wait(isFormShown, "form");
});

test("the other quotes are short rows without terms, and each leads to its own page", async () => {
  await open([answered, declined], { [`quotes/${declined.id}`]: { body: declined } });
  await readPage("Your other quotes");
  const [row = ""] = readRows();
  expect(row).toMatch(/^10 handymen, 1\u00A0Month, Lahore.*PKR 5,003.*You said no/);
  expect(row).not.toContain("Nothing to do.");
  const rules = document.body.textContent?.match(/Somebody did not come\?/g) ?? [];
  expect(rules).toHaveLength(1);
  const way = document.querySelector<HTMLElement>(".quote-way");
  expect(way?.getAttribute("href")).toBe(`/contracts?section=quote&answer=${declined.id}`);
  way?.click();
  await readPage("Nothing to do. You said no to this price.");
  expect(findButton("Accept"), "the other price").toBeUndefined();
  expect(findField("totalHandymen"), "the form").toBeNull();
  await wait(() => findWay("Ask for another price") && findWay("All your quotes"), "ways on");
});

test("words that were typed before are in sight again, above one line of a price that waits", async () => {
  const token = `e30.${btoa(JSON.stringify({ sub: "a-contractor", role: "Customer" }))}.signature`;
  await visit({
    path: "/contracts?section=quote",
    who: { ...customer, token },
    replies: { "Contracts/quotes": { body: { message: "", data: [answered] } } },
    begin: () => keepDraft(quoteDraft, { details: "Walls of two floors." }),
  });
  await wait(isFormShown, "form with what was typed");
  expect(findField("details")?.value).toBe("Walls of two floors.");
  await readPage("You have a price to answer: 10 handymen, PKR 5,001");
  expect(findButton("Accept")).toBeUndefined();
  await press("Start over");
  await wait(() => findField("details")?.value === "", "empty form");
  expect(isFormShown()).toBe(true);
});

test("after accepting, the way to send the details is at the top and has the focus, beside an older price", async () => {
  const older = makeQuote(5, {});
  const after = { "Contracts/quotes": { body: { message: "", data: [{ ...accepted, id: answered.id }, older] } } };
  await open([answered, older], {
    [`${answered.id}/accept`]: { ...done("You have accepted the quote.", { status: "Accepted" }), changes: after },
  });
  await wait(findCurrent, "price");
  await press("Accept");
  await press("Yes");
  const way = await wait(() => findCurrent()?.querySelector('a[href*="section=new"]'), "way to send the details");
  expect(way.textContent).toBe("Send the details");
  await wait(() => document.activeElement === way, "focus");
  const text = findCurrent()?.textContent;
  expect(text).toMatch(/^Your turn: send us the details of the work\.Send the details.*PKR 5,00\d/);
  expect(findButton("Accept"), "another button beside it").toBeUndefined();
});

const agreedAt = () => new Date(Date.now() - 60_000).toISOString();
const makeAgreed = (decidedDate: string, status = "Under Review") => ({
  ...{ ...accepted, id: "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a29", nextSteps: [], amount: 9_000, decidedDate },
  ...{ contractId: activeContractId, contract: { status, requestedDate: decidedDate } },
});

test("a price that was just accepted leads before another one to answer, an older one after it", async () => {
  await open([answered, accepted]);
  await wait(() => findCurrent()?.textContent?.includes("PKR 5,001"), "the price to answer");
  await open([answered, { ...accepted, decidedDate: agreedAt() }]);
  const current = await wait(
    () => findCurrent()?.textContent?.includes("PKR 5,004") && findCurrent(),
    "accepted price",
  );
  expect(current.textContent).toContain("Your turn: send us the details of the work.");
  await readPage("You accepted this price");
  expect(readRows()[0]).toContain("PKR 5,001");
});

test("what was agreed within a day leads with its contract, an older one or one at work does not", async () => {
  const now = agreedAt();
  await open([answered, makeAgreed(now)]);
  const current = await wait(findCurrent, "agreed price");
  expect(current.textContent).toContain("Your price is agreed. We call you");
  expect(current.querySelector(`a[href="/contracts/${activeContractId}"]`)?.textContent).toBe("See the proposal");
  for (const other of [makeAgreed("2026-03-02T08:00:00.000Z"), makeAgreed(now, "Active")]) {
    await open([answered, other]);
    await wait(() => findCurrent()?.textContent?.includes("PKR 5,001"), "price to answer");
  }
});

test("who comes for a new price reads first what they have just accepted, with the way on", async () => {
  const justAccepted = { ...accepted, decidedDate: agreedAt() };
  const replies = { "Contracts/quotes": { body: { message: "", data: [answered, justAccepted] } } };
  await visit({ path: "/getquote", who: customer, replies });
  await readPage("You accepted this price");
  const way = await wait(() => document.querySelector('.current-quote a[href*="section=new"]'), "way to the details");
  expect(way.textContent).toBe("Send the details");
  await wait(isFormShown, "form below it");
  await wait(() => readRows()[0]?.includes("PKR 5,001"), "the price to answer among the others");
  await visit({
    path: "/getquote",
    who: customer,
    replies: { "Contracts/quotes": { body: { message: "", data: [accepted] } } },
  });
  await readPage("You accepted PKR 5,004: 10 handymen. The details are missing.");
});

test("who comes for a new price finds the form first, above one line that opens the price to answer", async () => {
  const replies = {
    "Contracts/quotes": { body: { message: "", data: [answered, declined] } },
    [`quotes/${answered.id}`]: { body: answered },
  };
  await visit({ path: "/getquote", who: customer, replies });
  await readPage("You have a price to answer: 10 handymen, PKR 5,001");
  await wait(isFormShown, "form");
  expect(findWay("Ask for another price")).toBeUndefined();
  expect(findButton("Accept"), "the price by one tap").toBeUndefined();
  const row = await wait(() => document.querySelector<HTMLElement>(".quote-row .quote-way"), "row");
  const form = findField("totalHandymen");
  expect(form && row.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_PRECEDING, "below the form").toBeTruthy();
  row.click();
  await wait(() => findButton("Accept"), "the price");
  expect(findField("totalHandymen"), "the form beside it").toBeNull();
});

test("a contractor's tap for a price in the text about contracts opens the form, their request waits below it", async () => {
  const replies = { "Contracts/quotes": { body: { message: "", data: [waiting] } } };
  await visit({ path: "/contracts", who: customer, replies });
  (await wait(() => document.querySelector<HTMLElement>('main section a[href*="ask=1"]'), "way to a price")).click();
  await wait(isFormShown, "form");
  await readPage("Your quotes");
  expect(readRows()[0]).toContain("Waiting for the office");
});
