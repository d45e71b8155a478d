import { afterEach, expect, test, vi } from "vitest";
import { openQuoteForm, searchByWords, typeWork } from "../../../../test-setup/contracts/quote-form.ts";
import { findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { leaveAgain, reopen } from "../../../../test-setup/stores/open-again.ts";
import { leave } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

const late = vi.hoisted(() => {
  const gate = { open: () => {}, opened: Promise.resolve() };
  gate.opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  return gate;
});
vi.mock("./fill-asides.ts", async (importOriginal) => {
  await late.opened;
  return importOriginal();
});

afterEach(async () => {
  await leaveAgain();
  publishOffice({});
});

const words = "12 masonry and 4 electrical in Rawalpindi for three weeks";
const readAnswers = () => ["city", "durationDays", "totalHandymen"].map((name) => findField(name)?.value);

/** Their line has the words at first, then their prices. The button beside it is named after the words all the time. */
const readTrades = () => wait(() => findButton("Change 12 × Masonry, 4 × Electrical Wiring"), "the trades");

/** The second trade is found a little later than the first. */
function findSecondLate() {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    if (address.includes("words=electrical")) await new Promise((resolve) => setTimeout(resolve, 60));
    return fetch(address, request);
  });
}

test("a sentence keeps its city and days, even if its trades are found one by one before they are read", async () => {
  await openQuoteForm();
  searchByWords();
  findSecondLate();
  typeWork(words);
  findField("phone")?.focus();
  await readPage("12 × Masonry, 4 × Electrical Wiring");
  expect(readAnswers()[0], "not loaded yet").toBe("");
  late.open();
  await wait(() => findField("city")?.value === "Rawalpindi", "the city");
  expect(readAnswers()).toEqual(["Rawalpindi", "18", "15"]);
});

test("a reload keeps the trades and the summary of the words, which one tap still takes out", async () => {
  late.open();
  await openQuoteForm();
  searchByWords();
  typeWork(words);
  await readTrades();
  await readPage("18 days (3 weeks of 6 days)");
  await leave();
  publishOffice({ dayPriceFromPkr: "1000", dayPriceToPkr: "2000" });
  reopen("/contracts?section=quote");
  await readPage("We kept what you typed.");
  await readTrades();
  await readPage("18 days (3 weeks of 6 days)");
  expect(readAnswers()).toEqual(["Rawalpindi", "18", "15"]);
  await press("Undo");
  await wait(() => findField("city")?.value === "", "an empty form");
  expect(readAnswers()).toEqual(["", "", ""]);
});

test("what was kept is in the form from its first paint, without fields that close later", async () => {
  late.open();
  await openQuoteForm();
  searchByWords();
  typeWork(words);
  await readTrades();
  await wait(() => findField("city")?.value === "Rawalpindi", "the city");
  await leave();
  const seen = new Set<string>();
  const watcher = new MutationObserver(() => {
    const city = findField("city");
    const isAway = city?.closest('[style*="display: none"]') !== null;
    if (city) seen.add(`${city.value}, ${isAway ? "a line" : "a field"}`);
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
  reopen("/contracts?section=quote");
  await readTrades();
  await readPage("18 days (3 weeks of 6 days)");
  watcher.disconnect();
  expect([...seen]).toEqual(["Rawalpindi, a line"]);
});
