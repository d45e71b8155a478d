import { afterEach, expect, test } from "vitest";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

async function openForm() {
  const replies = { "Contracts/quotes": { body: { message: "", data: [] } } };
  await visit({ path: "/contracts?section=quote", who: customer, replies });
  await wait(() => findField("exactHandymen"), "form");
}

test.each([
  ["3 weeks", "1 Month", "That is 21 days of work."],
  ["3 ہفتے", "1 Month", "That is 21 days of work."],
  ["2 hafte", "1 Week", "That is 14 days of work."],
  ["1 month", "1 Month", "That is 30 days of work."],
])("the time %j is read as people say it", async (typed, choice, line) => {
  await openForm();
  await fill({ durationDays: typed });
  await readPage(line);
  expect(findField("duration")?.value).toBe(choice);
});

test("a tap names whole weeks, and another one takes off a day of each", async () => {
  await openForm();
  await press("3 weeks");
  expect(findField("durationDays")?.value).toBe("21");
  await press("With one day off a week: 18 days");
  expect(findField("durationDays")?.value).toBe("18");
});

test("the lists that exact numbers fill are one line, and open again", async () => {
  await openForm();
  await fill({ exactHandymen: "16", durationDays: "21" });
  await readPage("For the form: 15, 1 Month. Your exact numbers count.");
  const readDisplay = () =>
    findField("totalHandymen")?.closest<HTMLElement>(".mantine-InputWrapper-root")?.style.display;
  expect(readDisplay()).toBe("none");
  await press("Change");
  await readPage("We filled in the nearest choice. Your exact numbers count.");
  expect(readDisplay()).toBe("block");
});
