import { afterEach, expect, test } from "vitest";
import { askedCrew } from "../../../test-setup/contracts/asked-crew.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";
import { chooseFaces } from "./use-free-handymen.ts";

afterEach(async () => {
  await leave();
  publishOffice({});
});

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const makeEntry = (firstName: string, place: number) => ({
  ...{ id: `${id.slice(0, -1)}${place}`, firstName, city: "Lahore", area: "Gulberg", category: "Construction" },
  ...{ skills: ["Masonry"], rating: 4.5, reviews: 12, hasPicture: false },
});
const entries = [makeEntry("Ali", 1), makeEntry("Bilal", 2)];
const rule = "Somebody did not come? You do not pay for that day. Tell us, and we send another one.";
const quote = {
  ...{ ...askedCrew, id, status: "Quoted", amount: 5_000, nextSteps: ["accept", "decline"] },
};
const nobody = { category: null, free: 0, near: null, best: [] };
const open = (crew: object[], best: object[] = entries) => {
  const body = { message: "", data: [{ ...quote, crew, exactHandymen: crew.length > 0 ? 12 : null }] };
  const free = { category: "Construction", free: best.length, near: { city: "Islamabad", free: 6 }, best };
  const replies = { "Contracts/quotes": { body }, "free-handymen": { body: best.length > 0 ? free : nobody } };
  return visit({ path: "/contracts?section=quote", who: customer, replies });
};
const readLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("article a[href^='/providers']")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);

test("a price shows some who are free for it and the way to all of each trade, without counts beside the promise of all", async () => {
  await open([{ trade: "Masonry", handymen: 12 }]);
  await readPage("Our office promises all 12 for your first day. It names them before work begins.");
  expect(document.body.textContent?.match(/It names them/g), "in one place").toHaveLength(1);
  await wait(() => document.querySelectorAll("article .best-handymen a").length === 2, "faces");
  expect(readLinks()).toEqual([
    ["Ali4.5 (12)", `/providers/${entries[0]?.id}`],
    ["Bilal4.5 (12)", `/providers/${entries[1]?.id}`],
    ["Masonry: See our verified handymen in Lahore", "/providers?category=Construction&skill=Masonry&city=Lahore"],
  ]);
});

test("a price says what happens if somebody does not come", async () => {
  publishOffice({ openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  await open([]);
  await readPage(rule);
  const article = document.querySelector("article");
  await wait(
    () => /If you tell us at 9:00.am, we call you by 11:00.am\./.test(article?.textContent ?? ""),
    "the time of the call",
  );
  expect(document.querySelector("article .best-handymen"), "without trades").toBeNull();
});

test("a trade without a handyman in the city is left out", async () => {
  await open([{ trade: "Masonry", handymen: 12 }], []);
  await readPage(rule);
  expect(document.querySelector("article")?.textContent).not.toContain("could come");
});

test("the faces are the best of each trade first, and nobody twice", () => {
  const [ali, bilal, naveed] = [...entries, makeEntry("Naveed", 3)] as const;
  const rows = [
    { trade: "Masonry", best: [ali, bilal] as never },
    { trade: "Welding", best: [naveed, ali] as never },
  ];
  expect(chooseFaces(rows, 4).map(({ firstName }) => firstName)).toEqual(["Ali", "Naveed", "Bilal"]);
  expect(chooseFaces(rows, 2).map(({ firstName }) => firstName)).toEqual(["Ali", "Naveed"]);
});
