import { afterEach, expect, test, vi } from "vitest";
import { openQuoteForm, searchByWords, typeWork } from "../../../../test-setup/contracts/quote-form.ts";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { leave } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
  publishOffice({});
});

const isShown = (name: string) => findField(name)?.closest("[style*='display: none']") === null;

const words = "12 masonry and 4 electrical in Rawalpindi for three weeks from Monday";
const names = ["city", "durationDays", "startDate", "totalHandymen", "duration"];
const readAnswers = () => names.map((name) => findField(name)?.value);
const findSearch = () => document.querySelector<HTMLTextAreaElement>("main form search textarea");

const readLines = () =>
  [...document.querySelectorAll("[role=status] > .read-line > :first-child")].map(({ textContent }) =>
    textContent.replaceAll("\u00A0", " "),
  );
const waitForLines = (...lines: readonly string[]) =>
  wait(() => String(readLines()) === String(lines), `the lines ${lines.join("; ")}`);

test("a sentence that is understood is in the form at once, and one tap takes it out without losing the words", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-04T08:00:00Z"), toFake: ["Date"] });
  await openQuoteForm();
  searchByWords();
  await fill({ durationDays: "5" });
  await fill({ durationDays: "", duration: "" });
  typeWork(words);
  await readPage("We filled this in from your words:");
  await readPage("From Mon 9 Mar to Sat 28 Mar.");
  expect(readLines()).toEqual([
    "12 × Masonry: about PKR 324,0004 × Electrical Wiring: about PKR 108,000",
    "Rawalpindi",
    "18 days (3 weeks of 6 days)",
    "From Mon 9 Mar to Sat 28 Mar.",
  ]);
  expect(readAnswers()).toEqual(["Rawalpindi", "18", "2026-03-09", "15", "1 Month"]);
  expect(isShown("crew.0.handymen"), "the filled field").toBe(false);
  expect(findButton("Add all"), "a tap that is needed").toBeUndefined();
  expect(findSearch()?.value, "while it is typed").toBe(words);
  findField("phone")?.focus();
  await wait(() => findSearch() === null, "the search folded");
  for (const name of ["durationDays", "city", "startDate", "details"]) expect(isShown(name), name).toBe(false);
  expect(isShown("phone"), "what is still missing").toBe(true);
  const readBar = () => findButton("Request Quote")?.closest(".form-bar")?.textContent ?? "";
  await wait(() => /^About PKR .+Request Quote$/.test(readBar()), "sum in reach");
  await press("Undo");
  await wait(() => findSearch()?.value === words, "the words");
  expect(readAnswers()).toEqual(["", "", "", "", ""]);
  await press("Add all");
  await wait(() => findButton("Change 12 × Masonry, 4 × Electrical Wiring"), "the trades");
});

test("what was understood, the sum and folded wishes are in this order above the button", async () => {
  await openQuoteForm();
  searchByWords();
  typeWork(words);
  await wait(() => !isShown("startDate"), "the lines");
  const form = document.querySelector("main form")?.textContent ?? "";
  const places = [
    "Rawalpindi",
    "About PKR 432,000",
    "I have a price in mind",
    "More about the work",
    "Request Quote",
  ].map((text) => form.lastIndexOf(text));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await press("More about the work (optional)");
  await wait(() => isShown("details") && isShown("address"), "the wishes");
});

test("words that grow are read again as a whole, and what the person changed stays after an undo", async () => {
  await openQuoteForm();
  searchByWords();
  typeWork("12 masonry");
  await waitForLines("12 × Masonry");
  typeWork("15 masonry and 4 electrical in Lahore");
  await waitForLines("15 × Masonry, 4 × Electrical Wiring", "Lahore");
  await fill({ city: "Karachi" });
  await press("Undo");
  await wait(() => findField("crew.0.handymen") === null, "an empty crew");
  expect(findField("city")?.value).toBe("Karachi");
});

test("what was read from the sentence is not asked again, and opens by one tap", async () => {
  await openQuoteForm();
  searchByWords();
  typeWork("12 masonry and 4 electrical");
  await waitForLines("12 × Masonry, 4 × Electrical Wiring");
  expect(isShown("crew.0.handymen"), "the filled field").toBe(false);
  expect(isShown("city"), "what was not said").toBe(true);
  expect(findField("crew.0.handymen")?.value).toBe("12");
  await press("Change 12 × Masonry, 4 × Electrical Wiring");
  await wait(() => isShown("crew.0.handymen"), "the fields");
  await fill({ "crew.0.handymen": "" });
  await fill({ "crew.0.handymen": "10" });
  await readPage("14 handymen in all");
  expect(isShown("crew.0.handymen"), "while it is typed").toBe(true);
});

test("who names the crew where the work is asked has it in the form, too", async () => {
  await openQuoteForm();
  searchByWords();
  await fill({ details: "12 masonry and 4 electrical in Lahore for 3 weeks" });
  await wait(() => findField("crew.1.handymen")?.value === "4", "the crew");
  await wait(() => findField("city")?.value === "Lahore", "the city");
  expect(findField("details")?.value, "the words stay").toBe("12 masonry and 4 electrical in Lahore for 3 weeks");
});

test("words about the work that name nobody fill in nothing", async () => {
  await openQuoteForm();
  searchByWords();
  await fill({ details: "Walls of two floors, then the wiring." });
  await fill({ city: "Lahore" });
  expect(document.querySelector<HTMLTextAreaElement>("main form search textarea")?.value).toBe("");
});

test("each line of the summary opens only its own field, and a refused one opens too", async () => {
  await openQuoteForm();
  searchByWords();
  typeWork("12 masonry and 4 electrical in Lahore for 3 weeks");
  await wait(() => !isShown("city"), "the summary");
  expect(isShown("startDate"), "what was not said").toBe(true);
  expect(isShown("details"), "a wish").toBe(false);
  await press("Change Lahore");
  await wait(() => isShown("city"), "the field");
  expect(isShown("durationDays")).toBe(false);
  await fill({ durationDays: "many days" });
  await wait(() => isShown("durationDays"), "the refused field");
});

test("a trade whose number was not read keeps the fields open", async () => {
  await openQuoteForm();
  searchByWords();
  typeWork("12 masonry, electrical");
  await press("Add all");
  await wait(() => findField("crew.1.handymen"), "its number");
  expect(isShown("crew.0.handymen")).toBe(true);
});
