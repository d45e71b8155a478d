import { afterEach, expect, test, vi } from "vitest";
import { findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(async () => {
  vi.unstubAllGlobals();
  await leave();
});

const plumbing = { subSkill: null, priceFrom: 1_000, priceTo: 2_000, examples: [] };
const found = [{ ...plumbing, category: "Installations", skill: "Plumbing Installation" }];

/** Notes which lists of handymen are asked for. */
function noteLists(): string[] {
  const lists: string[] = [];
  const send = fetch;
  vi.stubGlobal("fetch", (address: string, options?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    if (pathname.endsWith("/directory")) lists.push(searchParams.get("skill") ?? "everyone");
    return send(address, options);
  });
  return lists;
}
const isPressed = (trade: string) => findButton(trade)?.getAttribute("aria-pressed") === "true";

test("a tap on a trade lists those who do its work with its price, and another tap lists everyone again", async () => {
  const replies = { "search-work": { body: found }, "categories-list": { body: [{ id: 1, name: "Installations" }] } };
  const { examples: _examples, subSkill: _subSkill, ...price } = plumbing;
  const described = { ...price, name: "Plumbing Installation", description: "", subSkills: [], exactPrices: [] };
  const skills = {
    "skills-list/1": { body: ["Plumbing Installation"] },
    "skills-list-description/1": { body: [described] },
  };
  await visit({ path: "/providers", replies: { ...replies, ...skills } });
  const lists = noteLists();
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  await press("Plumber");
  await wait(() => isPressed("Plumber"), "pressed trade");
  await wait(() => lists.at(-1) === "Plumbing Installation", "list of those who do the work");
  await wait(() => findField("skill")?.value === "Plumbing Installation", "work of the trade");
  expect(findField("category")?.value).toBe("Installations");
  await wait(() => scroll.mock.calls.length === 1, "list in sight");
  await readPage("Usually PKR 1,000 to 2,000, plus any materials");
  await press("Plumber");
  await wait(() => !isPressed("Plumber") && findField("category")?.value === "", "no trade");
  await wait(() => lists.at(-1) === "everyone", "list of everyone");
});

test("a trade whose work is not found leaves the list as it is, and leads to the choices below", async () => {
  const cities = { body: [{ id: 1, name: "Islamabad" }] };
  await visit({ path: "/providers?city=Islamabad", replies: { "search-work": { body: [] }, "cities-list": cities } });
  await press("Painter");
  await readPage("Please choose the work below.");
  expect(isPressed("Painter")).toBe(false);
  await wait(() => findField("city")?.value === "Islamabad", "chosen city");
});
