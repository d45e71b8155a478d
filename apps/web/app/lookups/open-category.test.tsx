import type { DescribedSkill } from "@hunarmand/api/lookups/lookups";
import { afterEach, expect, test } from "vitest";
import { readPage, wait } from "../../test-setup/screen-reading.ts";
import { leave, visit } from "../../test-setup/visit.ts";

afterEach(leave);

const makeSkill = (_: unknown, index: number): DescribedSkill => ({
  ...{
    name: `Kind ${index} of Work`,
    description: "",
    priceFrom: 1_000,
    priceTo: 2_000,
    subSkills: [],
    exactPrices: [],
  },
});
const show = (count: number, exactPrices: DescribedSkill["exactPrices"] = []) =>
  visit({
    path: "/specialists",
    replies: {
      "categories-list": { body: [{ id: 4, name: "Specialists" }] },
      "skills-list-description/4": {
        body: Array.from({ length: count }, makeSkill).map((skill) => ({ ...skill, exactPrices })),
      },
    },
  });
const listJumps = () =>
  [...document.querySelectorAll(".skill-jumps a")].map((link) => link.getAttribute("href")?.slice(1) ?? "");

test("a long list of work begins with the names, and each leads to its work", async () => {
  await show(7);
  await readPage("Kind 6 of Work");
  const jumps = listJumps();
  expect(jumps).toHaveLength(7);
  jumps.forEach((id, index) => {
    expect(document.getElementById(id)?.querySelector("h3")?.textContent).toBe(`Kind ${index} of Work`);
  });
});

test("each price says what it is for", async () => {
  await show(1);
  const price = await wait(() => document.querySelector(".skill-price")?.parentElement, "price");
  expect(price.textContent).toBe("Usually PKR 1,000 to 2,000 for one job");
});

test("a short list of work has no names above it", async () => {
  await show(6);
  await readPage("Kind 5 of Work");
  expect(listJumps()).toEqual([]);
});

test("the prices of exact work are folded below the work", async () => {
  await show(1, [
    { subSkill: "Tap Repair", from: 800, to: 1_800 },
    { subSkill: "Drain Unblocking", from: 1_500, to: 1_500 },
  ]);
  const rows = await wait(() => {
    const found = [...document.querySelectorAll("details dl > div")];
    return found.length > 0 && found;
  }, "prices");
  expect(document.querySelector("details")?.open).toBe(false);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Tap Repair", "PKR 800 to 1,800"],
    ["Drain Unblocking", "PKR 1,500"],
  ]);
});
