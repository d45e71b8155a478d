import { afterEach, expect, test } from "vitest";
import { fill, findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

async function openForm() {
  const replies = { "Contracts/quotes": { body: { message: "", data: [] } } };
  await visit({ path: "/contracts?section=quote", who: customer, replies });
  await wait(() => findField("exactHandymen"), "form");
}

test.each([
  ["3 weeks", "1 Month", "18 days: 6 days a week"],
  ["three weeks", "1 Month", "18 days: 6 days a week"],
  ["teen hafte", "1 Month", "18 days: 6 days a week"],
  ["3 ہفتے", "1 Month", "18 days: 6 days a week"],
  ["two months", "1 Month", "52 days: 6 days a week"],
  ["1 month", "1 Month", "26 days: 6 days a week"],
  ["five days", "1 Week", "That is 5 days of work."],
])("the time %j is read as people say it", async (typed, choice, line) => {
  await openForm();
  await fill({ durationDays: typed });
  await readPage(line);
  expect(findField("duration")?.value).toBe(choice);
});

test("a tap names weeks without Sundays, another one adds these, and the same one takes them off", async () => {
  await openForm();
  await press("3 weeks");
  expect(findField("durationDays")?.value).toBe("18");
  await press("With Sundays: 21 days");
  expect(findField("durationDays")?.value).toBe("21");
  await readPage("21 days: 7 days a week");
  expect(findButton("With Sundays: 21 days")?.getAttribute("aria-pressed")).toBe("true");
  await press("With Sundays: 21 days");
  expect(findField("durationDays")?.value).toBe("18");
});

test("a month is one tap, too", async () => {
  await openForm();
  await press("1 Month");
  expect([findField("durationDays")?.value, findField("duration")?.value]).toEqual(["26", "1 Month"]);
});

test("six weeks with Sundays stay six weeks, although seven without have as many days", async () => {
  await openForm();
  await fill({ durationDays: "6 weeks" });
  await press("With Sundays: 42 days");
  await readPage("42 days: 7 days a week");
  await press("With Sundays: 42 days");
  expect(findField("durationDays")?.value).toBe("36");
});

test("a list that an exact number fills is away, with its nearest choice, and the time is asked once", async () => {
  await openForm();
  const readDisplay = (name: string) =>
    findField(name)?.closest<HTMLElement>(".mantine-InputWrapper-root")?.style.display;
  const readLists = () => ["totalHandymen", "duration"].map(readDisplay);
  expect(readLists()).toEqual(["block", "block"]);
  await fill({ exactHandymen: "16" });
  expect(readLists(), "the days are asked in their own field").toEqual(["none", "none"]);
  await fill({ city: "Lahore", phone: "03355550123" });
  await press("Request Quote");
  await readDialog("Please fill all required fields before submitting.", "Missing Fields");
  await press("OK");
  await wait(() => document.activeElement === findField("durationDays"), "focus on what is missing");
  expect(findField("durationDays")?.getAttribute("aria-invalid")).toBe("true");
  expect(readLists(), "one field for the time").toEqual(["none", "none"]);
  await fill({ durationDays: "21" });
  expect(readLists()).toEqual(["none", "none"]);
  expect(["totalHandymen", "duration"].map((name) => findField(name)?.value)).toEqual(["15", "1 Month"]);
});

test("an exact number, other days and an own price are folded until a tap", async () => {
  await openForm();
  const isShown = (name: string) => findField(name)?.closest("[style*='display: none']") === null;
  for (const name of ["exactHandymen", "durationDays", "ownDayPrice"]) expect(isShown(name), name).toBe(false);
  for (const name of ["totalHandymen", "duration", "details"]) expect(isShown(name), name).toBe(true);
  await press("Another number or other days");
  await wait(() => isShown("exactHandymen") && isShown("durationDays"), "exact fields");
  expect(findButton("Another number or other days")).toBeUndefined();
  await press("I have a price in mind");
  await wait(() => isShown("ownDayPrice"), "own price");
});
