import { afterEach, expect, test, vi } from "vitest";
import { findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const catalogue = {
  "categories-list": { body: [{ id: 1, name: "Installations" }] },
  "skills-list/1": { body: ["AC Installation"] },
};
const ac = { category: "Installations", skill: "AC Installation", subSkill: null, priceFrom: 2_500, priceTo: 8_000 };

/** Types into the search of a form; returns its field. */
async function search(typed: string): Promise<HTMLInputElement> {
  const input = await wait(
    () => document.querySelector<HTMLInputElement>("main input[type=search]"),
    "search for work",
  );
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  return input;
}

const pressEnter = (input: HTMLElement) =>
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));

/** Returns the bodies of the calls that count missed words. */
function watchNoted(): unknown[] {
  const noted: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (address.endsWith("missed-words")) noted.push(JSON.parse(String(init?.body)));
    return fetch(address, init);
  });
  return noted;
}

test.each([
  ["a customer who posts a job", "/jobs/new", customer],
  ["the office's new job", "/office/jobs/new", { role: "Dispatcher" }],
])("%s gets category and skill from a word, by Enter", async (_title, path, who) => {
  await visit({ path, who, replies: { ...catalogue, "search-work": { body: [ac] } } });
  const input = await search("ac lagwana");
  await wait(() => document.querySelector(".found-work-way"), "work found");
  pressEnter(input);
  // A customer's form leads on, with the work in one line and its change.
  if (path === "/jobs/new") {
    await press("Change the work");
    await press("Other work");
  }
  await wait(() => findField("skill")?.value === "AC Installation", "chosen skill");
  expect(findField("category")?.value).toBe("Installations");
  expect(document.querySelector<HTMLInputElement>("main input[type=search]")?.value).toBe("");
  expect(document.querySelector(".found-work-way")).toBeNull();
});

test("of several kinds of work each says whether it is for what is broken or new, with examples; a single one its category", async () => {
  const repair = { ...ac, category: "Maintenance and Repairers", skill: "AC Repair", examples: ["Gas", "Leak"] };
  const fitting = { ...ac, examples: ["Split AC", "Window AC"] };
  await visit({
    path: "/jobs/new",
    who: customer,
    replies: { ...catalogue, "search-work": { body: [repair, fitting] } },
  });
  await search("ac");
  const lines = () =>
    [...document.querySelectorAll(".found-work-way > span:last-child")].map((line) => line.textContent);
  await waitFor(() =>
    expect(lines()).toEqual(["Something is broken: Gas, Leak", "Something new: Split AC, Window AC"]),
  );
  await visit({ path: "/jobs/new", who: customer, replies: { ...catalogue, "search-work": { body: [fitting] } } });
  await search("ac lagwana");
  await waitFor(() => expect(lines()).toEqual(["Installations"]));
});

test("words that name exact work show it with its price, and choose it", async () => {
  const found = { ...ac, subSkill: "Window AC Installation", priceFrom: 3_000, priceTo: 4_500 };
  const subSkills = { "sub-skills-list/AC Installation": { body: ["Split AC Installation", found.subSkill] } };
  const replies = { ...catalogue, ...subSkills, "search-work": { body: [found] } };
  await visit({ path: "/jobs/new", who: customer, replies });
  const input = await search("window ac lagwana");
  const way = await wait(() => document.querySelector(".found-work-way"), "work found");
  expect(way.textContent).toBe("Window AC InstallationUsually PKR 3,000 to 4,500, plus any materialsAC Installation");
  pressEnter(input);
  await press("Change the work");
  const pressed = () => document.querySelector(".exact-works [aria-pressed=true]")?.textContent;
  await wait(() => pressed() === "Window AC Installation", "chosen exact work");
});

test("Enter opens no result of earlier words", async () => {
  await visit({ path: "/jobs/new", who: customer, replies: { ...catalogue, "search-work": { body: [ac] } } });
  const input = await search("ac lagwana");
  await wait(() => document.querySelector(".found-work-way"), "work found");
  pressEnter(await search("painter"));
  expect(input.value).toBe("painter");
  await wait(() => document.querySelector('.found-work[data-words="painter"]'), "work for the new words");
  expect(findField("category")?.value).toBe("");
});

test("a word without a match leads to the list below, and is counted once", async () => {
  await visit({ path: "/jobs/new", who: customer, replies: { "search-work": { body: [] } } });
  const noted = watchNoted();
  await search("asdf");
  await readPage("Nothing found for “asdf”. Choose the work below.");
  await wait(() => noted.length > 0, "count of the word");
  expect(noted).toEqual([{ words: "asdf" }]);
});

test("a search that fails says so, and counts no word", async () => {
  await visit({ path: "/jobs/new", who: customer, replies: { "search-work": { isLost: true } } });
  await search("plumber");
  await readPage("Search is not working now. Choose the work below.");
});

test("a picture of a trade searches for its word", async () => {
  await visit({ path: "/jobs/new", who: customer, replies: { ...catalogue, "search-work": { body: [ac] } } });
  await press("AC");
  (await wait(() => document.querySelector<HTMLElement>(".found-work-way"), "work found")).click();
  await press("Other work");
  await wait(() => findField("skill")?.value === "AC Installation", "chosen skill");
  expect(findField("description")?.value).toBe("");
});

test("the words of a problem become the description of the job", async () => {
  await visit({ path: "/jobs/new", who: customer, replies: { ...catalogue, "search-work": { body: [ac] } } });
  await search("AC not cooling");
  (await wait(() => document.querySelector<HTMLElement>(".found-work-way"), "work found")).click();
  await press("Change the work");
  await wait(() => findField("description")?.value === "AC not cooling", "description");
});

test.each([
  ["a problem", "nal tapak raha hai", "nal tapak raha hai"],
  ["a trade", "plumber", null],
  ["a trade by who does it", "bijli wala", null],
  ["a trade that somebody asks for", "koi plumber chahiye", null],
  ["a trade in Urdu", "نلکے والا چاہیے", null],
  ["a thing and who repairs it", "washing machine wala", null],
  ["a problem in three words", "pankha kharab hai", "pankha kharab hai"],
  ["a thing of some kind", "gas wala geyser kharab", "gas wala geyser kharab"],
])(
  "a visitor's search for %s brings its words to the form only if they describe something",
  async (_title, typed, words) => {
    await visit({ path: "/home", replies: { "search-work": { body: [ac] } } });
    await search(typed);
    const link = await wait(() => document.querySelector(".found-work-way"), "work found");
    const wanted = new URL(link.getAttribute("href") ?? "", "http://portal.test").searchParams;
    expect(wanted.get("skill")).toBe("AC Installation");
    expect(wanted.get("words")).toBe(words);
  },
);

test("found work comes to the form with its exact name and its price, before the form has read any", async () => {
  const found = { ...ac, subSkill: "Window AC Installation", priceFrom: 3_000, priceTo: 4_500 };
  await visit({
    path: "/home",
    replies: { "search-work": { body: [found] }, "work-facts/AC Installation": { isLost: true } },
  });
  await search("window ac lagwana");
  (await wait(() => document.querySelector<HTMLElement>(".found-work-way"), "work found")).click();
  const card = await wait(() => document.querySelector(".chosen-work"), "chosen work");
  await waitFor(() => expect(card.textContent).toContain("Usually PKR 3,000 to 4,500, plus any materials"));
  expect(card.textContent).toMatch(/^window ac lagwanaWindow AC InstallationUsually PKR/);
});
