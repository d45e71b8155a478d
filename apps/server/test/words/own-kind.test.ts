import { searchWork } from "@hunarmand/api/lookups/lookups";
import { describe, expect, it } from "vitest";
import { startPortal } from "../portal.ts";

const portal = await startPortal();

const find = async (words: string) =>
  (await portal.call(searchWork, { query: { words } })).body.map(({ skill }) => skill);

const plumbing = ["Plumbing Repair", "Plumbing Installation"];
const wood = ["Carpentry", "Furniture and Door Repair"];
const fans = ["Fan and Lighting Installation", "Electrical Repair"];
const cooling = ["AC Repair and Service", "AC Installation"];

/** What people type, with all work of its kind. */
const kinds: [words: string, kind: string[]][] = [
  ["fan", fans],
  ["ceiling fan", fans],
  ["pankha", fans],
  ["پنکھا", fans],
  ["tap", plumbing],
  ["toilet", plumbing],
  ["tooti", plumbing],
  ["نل", plumbing],
  ["AC", cooling],
  ["carpenter", wood],
  ["darwaza", wood],
  ["fridge", ["Refrigerator Repair"]],
  ["geyser", ["Geyser Repair", "Geyser Installation"]],
  ["camera", ["CCTV and Security Installation"]],
  ["cook", ["Cooking"]],
  ["oven", ["Kitchen Appliance Repair", "Home Appliance Installation"]],
  ["car", ["Mobile Car Care", "Car Washing and Porch Cleaning", "Driving"]],
  ["painter", ["House Painting"]],
  ["locksmith", ["Locksmith"]],
  ["grass", ["Gardening", "Landscaping"]],
];

describe("an everyday word finds work of its own kind alone (docs/product.md K3)", () => {
  it.each(kinds)("%s", async (words, kind) => {
    const found = await find(words);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((skill) => !kind.includes(skill))).toEqual([]);
  });
});

describe("letters that are swapped in a word are found if nothing else is (docs/product.md K3)", () => {
  it.each([
    ["my tpa laeks", "my tap leaks"],
    ["fna nto wokring", "fan not working"],
    ["drian blocked", "drain blocked"],
    ["lokc broken", "lock broken"],
    ["sikn leak", "sink leak"],
  ])("%s finds what %s does", async (swapped, meant) => {
    const found = await find(meant);
    expect(found.length).toBeGreaterThan(0);
    expect(await find(swapped)).toEqual(found);
  });

  it("letters that make no word find nothing", async () => {
    expect(await find("zzxq tqz")).toEqual([]);
  });
});
