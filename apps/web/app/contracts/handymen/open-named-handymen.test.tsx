import { afterEach, expect, test } from "vitest";
import { askedCrew } from "../../../test-setup/contracts/asked-crew.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const make = (firstName: string, place: number, more: object = {}) => ({
  ...{ id: `${id.slice(0, -1)}${place}`, firstName, rating: 4.5, reviews: 12, hasPicture: false, jobsDone: 30 },
  ...{ trade: "Masonry", leads: false, ...more },
});
const named = [make("Imran", 1, { leads: true }), make("Ali", 2), make("Bilal", 3, { trade: "Electrical Wiring" })];
const crew = [
  { trade: "Masonry", handymen: 12 },
  { trade: "Electrical Wiring", handymen: 4 },
];
const quote = { ...askedCrew, id, status: "Quoted", amount: 5_000, exactHandymen: 16, crew, named };
const accepting = { nextSteps: ["accept", "decline"] };
const open = (more: object) =>
  visit({
    path: "/contracts?section=quote",
    who: customer,
    replies: { "Contracts/quotes": { body: { message: "", data: [{ ...quote, ...more }] } } },
  });
const readSection = () => document.querySelector('section[aria-label="Who comes"]');

test("a price shows whom the office has named, by trade, the foreman first, and how many more come", async () => {
  await open(accepting);
  const section = await wait(readSection, "names");
  await readPage("Imran leads the crew.");
  expect([...section.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(
    named.map((one) => `/providers/${one.id}`),
  );
  const text = section.textContent ?? "";
  for (const part of ["Masonry", "Electrical Wiring", "30 jobs done", "and 13 more."]) expect(text).toContain(part);
  const article = document.querySelector("article")?.textContent ?? "";
  const promise = "Our office promises all 16 for your first day. 3 of them are named now. It names the others";
  expect(article).toContain(promise);
  expect(article.match(/It names the others/g), "in one place").toHaveLength(1);
  expect(article).not.toContain("could come");
});

test("the names and both promises stay after the acceptance", async () => {
  await open({ status: "Accepted", nextSteps: ["propose"] });
  await wait(readSection, "names");
  const promise = "Our office promises all 16 for your first day. 3 of them are named now. It names the others";
  await wait(() => document.querySelector("article")?.textContent?.includes(promise), "promise");
  await readPage(
    "Until the whole crew is there, you can end the contract at once, free. You pay only for days of work.",
  );
});

test("a proposal shows them, too", async () => {
  const accepted = { ...quote, status: "Accepted", nextSteps: ["propose"] };
  const replies = { [`quotes/${id}`]: { body: accepted } };
  await visit({ path: `/contracts?section=new&quote=${id}`, who: customer, replies });
  await wait(readSection, "names");
});
