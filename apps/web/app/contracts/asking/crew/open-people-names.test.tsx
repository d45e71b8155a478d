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

test("a crew is called by its people, one and several of them, and by its work without a name for them", async () => {
  const people = { Masonry: { one: "mason", many: "masons", urdu: "مستری" } };
  await openQuoteForm({ "people-names": { body: people } });
  searchByWords();
  typeWork("12 masonry and 4 electrical for 3 weeks");
  await readPage("12 masons: about PKR 324,000");
  await press("Change 12 masons, 4 × Electrical Wiring");
  await fill({ "crew.0.handymen": "1" });
  const label = await wait(() => findField("crew.0.handymen")?.labels?.[0]?.textContent, "its label");
  expect(label).toContain("Masons: how many?");
  await readPage("1 mason: about PKR 27,000");
});
