import { afterEach, expect, test } from "vitest";
import { openQuoteForm, searchByWords, typeWork } from "../../../../test-setup/contracts/quote-form.ts";
import { fill, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { leave } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

afterEach(async () => {
  await leave();
  publishOffice({});
});

const isShown = (name: string) => findField(name)?.closest("[style*='display: none']") === null;

test("what was read from the sentence is not asked again, and opens by one tap", async () => {
  await openQuoteForm();
  searchByWords();
  typeWork("12 masonry and 4 electrical");
  await press("Add all");
  await readPage("We read: 12 × Masonry, 4 × Electrical Wiring");
  expect(isShown("crew.0.handymen"), "the filled field").toBe(false);
  expect(findField("crew.0.handymen")?.value).toBe("12");
  await press("Change");
  await wait(() => isShown("crew.0.handymen"), "the fields");
  await fill({ "crew.0.handymen": "10" });
  await readPage("14 handymen in all");
  expect(isShown("crew.0.handymen"), "while it is typed").toBe(true);
});

test("a trade whose number was not read keeps the fields open", async () => {
  await openQuoteForm();
  searchByWords();
  typeWork("12 masonry, electrical");
  await press("Add all");
  await wait(() => findField("crew.1.handymen"), "its number");
  expect(isShown("crew.0.handymen")).toBe(true);
});
