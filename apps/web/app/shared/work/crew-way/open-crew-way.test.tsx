import { afterEach, expect, test, vi } from "vitest";
import { searchByWords } from "../../../../test-setup/contracts/quote-form.ts";
import { fill, findButton, press } from "../../../../test-setup/screen-person.ts";
import { wait } from "../../../../test-setup/screen-reading.ts";
import { customer, type Someone } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const words = "12 masonry and 4 electrical in Rawalpindi for three weeks from Monday";
const masonry = { category: "Construction", skill: "Masonry", subSkill: null, priceFrom: 500, priceTo: 900 };

async function searchAtHome(typed: string, who?: Someone) {
  vi.useFakeTimers({ now: new Date("2026-03-04T08:00:00Z"), toFake: ["Date"] });
  const replies = { "search-work": { body: [masonry] }, "Contracts/quotes": { body: { message: "", data: [] } } };
  await visit({ path: "/home", who, replies });
  await fill({ work: typed });
  await wait(() => document.querySelector(".found-work .found-work-way"), "kinds of work");
}

const findWay = () => document.querySelector<HTMLAnchorElement>(".crew-way");

test.each([
  ["a visitor", undefined, "/getquote"],
  ["a contractor with an account", customer, "/contracts"],
])("a crew typed in the search at home leads %s to the form, which it fills in", async (_title, who, path) => {
  await searchAtHome(words, who);
  const way = await wait(findWay, "way to the price of a crew");
  expect(way.textContent).toBe("Several handymen?Get one price for the crew");
  const list = document.querySelector(".found-work");
  expect(list && way.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING, "above the list").toBeTruthy();
  searchByWords();
  way.click();
  await waitForPath(path);
  await wait(() => findButton("Change 12 × Masonry, 4 × Electrical Wiring"), "the crew that was read");
  await wait(() => findButton("Change Rawalpindi"), "the city that was read");
  await press("Change 12 × Masonry, 4 × Electrical Wiring");
  await wait(() => findButton("Add another trade"), "the search folded");
});

test("a search for one handyman shows no way to a crew", async () => {
  await searchAtHome("plumber");
  expect(findWay()).toBeNull();
});
