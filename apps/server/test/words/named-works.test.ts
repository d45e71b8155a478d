import { findNamedWork } from "@hunarmand/api/lookups/named-work";
import { describe, expect, it } from "vitest";
import { startPortal } from "../portal.ts";
import exactWords from "./exact-words.json" with { type: "json" };

const portal = await startPortal();
const find = async (skill: string, words: string) =>
  (await portal.call(findNamedWork, { body: { skill, words } })).body.subSkill;

const skillsOf = async () =>
  new Map(
    (
      await portal.db
        .selectFrom("subSkills as sub")
        .innerJoin("skills as skill", "skill.id", "sub.skillId")
        .select(["sub.name as subSkill", "skill.name as skill"])
        .execute()
    ).map(({ subSkill, skill }) => [subSkill, skill]),
  );

describe("a description names the exact work of its skill (docs/product.md C2)", () => {
  it.each([
    ["in English", "Electrical Wiring", "new socket in the kitchen", "Switch and Socket Installation"],
    ["in English", "Plumbing Repair", "The kitchen tap leaks. Please come soon.", "Tap and Mixer Repair"],
    ["in Roman Urdu", "Plumbing Repair", "bathroom ka nalka leak ho raha hai", "Tap and Mixer Repair"],
    ["in Roman Urdu", "Electrical Repair", "kamray ka pankha kharab hai", "Ceiling Fan Repair"],
    ["in Urdu", "Plumbing Repair", "گٹر بند ہے، جلدی آئیں", "Gutter Line Cleaning"],
    ["in Urdu", "Electrical Repair", "باورچی خانے کا ساکٹ خراب ہے۔", "Switchboard Repair"],
  ])("%s: %s, %s", async (_language, skill, words, subSkill) => {
    expect(await find(skill, words)).toBe(subSkill);
  });

  it.each([
    ["two works", "Plumbing Repair", "The tap leaks. The gutter is blocked too."],
    ["two works in one sentence", "Plumbing Repair", "kitchen tap and flush tank"],
    ["work of another skill", "Plumbing Repair", "AC gas refill"],
    ["work that another skill has more exactly", "Plumbing Repair", "naya nalka lagwana hai"],
    ["a word that is only part of a name", "Electrical Wiring", "There is a smell in the house"],
    ["a word with another meaning alone", "Plumbing Repair", "pani tapak raha hai"],
    ["no work", "Plumbing Repair", "Please ring twice."],
    ["an unknown skill", "Alchemy", "kitchen tap leaks"],
  ])("never one for %s", async (_what, skill, words) => {
    expect(await find(skill, words)).toBeNull();
  });

  it("the same as the search, for sentences of everyday", async () => {
    const skills = await skillsOf();
    const found = await Promise.all(
      Object.entries(exactWords).map(async ([words, subSkill]) => {
        const named = await find(skills.get(subSkill) ?? "", words);
        return { words, subSkill, named };
      }),
    );
    expect(found.filter(({ subSkill, named }) => named !== subSkill)).toEqual([]);
  });
});
