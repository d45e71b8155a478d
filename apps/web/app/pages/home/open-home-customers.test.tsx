import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { failing } from "../../../test-setup/faked-server.ts";
import { fill, findButton, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const described = { description: "", subSkills: [], exactPrices: [], priceFrom: 1_000, priceTo: 4_500 };
const nasir = {
  ...{ id: "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c12", firstName: "Nasir", category: "Maintenance and Repairers" },
  ...{ skills: ["Plumbing Repair"], city: "Islamabad", area: "G-9", rating: 4.9, reviews: 7 },
  hasPicture: false,
};
const replies = {
  "categories-list": { body: [{ id: 3, name: "Maintenance and Repairers" }] },
  "skills-list-description/3": { body: [{ ...described, name: "Plumbing Repair" }] },
  "best-handymen": {
    body: [nasir, { ...nasir, id: "1d7f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c13", firstName: "Naeem", rating: 3.7 }],
  },
};

test("a visitor reads how it works, what it usually costs, who can come and whether it is safe", async () => {
  await visit({ path: "/home", replies });
  await readPage("How it works");
  await readPage("What it usually costs, plus any materials");
  const way = await wait(() => document.querySelector(".home-prices a"), "price");
  expect(way.textContent).toContain("PKR 1,000 – 4,500");
  expect(way.getAttribute("href")).toBe("/jobs/new?category=Maintenance+and+Repairers&skill=Plumbing+Repair");
  await readPage("Plumbing Repair in Islamabad: who can come");
  await readPage("Nasir");
  expect(document.querySelector("main")?.textContent, "fewer than four stars").not.toContain("Naeem");
  await readPage("Is it safe?");
});

test("what a search has found leads: trades, pages and prices beside it are away by styles", async () => {
  const work = { category: "Installations", skill: "Plumbing Installation", subSkill: null, priceFrom: 1, priceTo: 2 };
  await visit({ path: "/home", replies: { ...replies, "search-work": { body: [work] } } });
  await wait(() => document.querySelector(".home-prices"), "usual prices");
  const styles = readFileSync("app/shared/work/found-work.css", "utf8");
  const [away = ""] = /^\.trade-search:has[^{]*(?=\s*\{\s*display: none)/mu.exec(styles) ?? [];
  expect(document.querySelectorAll(away)).toHaveLength(0);
  await fill({ work: "tap" });
  await wait(() => document.querySelector(".found-work-way"), "work found");
  const names = [...document.querySelectorAll(away)].map(({ className }) => className);
  expect(names.toSorted()).toEqual(["home-usual", "phone-fold", "trade-search-trades"]);
});

test("without prices the rest is there", async () => {
  await visit({ path: "/home", replies: { "categories-list": failing } });
  await readPage("How it works");
  expect(document.querySelector(".home-prices")).toBeNull();
});

test("what home says to handymen is one line on phones, which opens by a tap", async () => {
  await visit({ path: "/home", replies });
  const line = await wait(() => findButton("For handymen: earn with us"), "line");
  const content = document.getElementById(line.getAttribute("aria-controls") ?? "");
  expect([line.getAttribute("aria-expanded"), content?.hasAttribute("data-folded")]).toEqual(["false", true]);
  expect(content?.textContent).toContain("Get Started Now");
  await press("For handymen: earn with us");
  await wait(() => line.getAttribute("aria-expanded") === "true" && !content?.hasAttribute("data-folded"), "open part");
  await visit({ path: "/home", who: customer, replies });
  expect(findButton("For handymen: earn with us")).toBeUndefined();
});
