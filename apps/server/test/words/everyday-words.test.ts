import { searchWork } from "@hunarmand/api/lookups/lookups";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { indexWork, type Work } from "../../src/services/words/work-index.ts";
import { startPortal } from "../portal.ts";
import everydayWords from "./everyday-words.json" with { type: "json" };

const portal = await startPortal();

const shownFirst = 3;
const groups = Object.entries(everydayWords);

/** The words whose skill is not among the first three results, with those results. */
async function findWrong(
  words: Record<string, string>,
  find: (typed: string) => Promise<readonly { skill: string }[]>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [typed, skill] of Object.entries(words)) {
    const first = (await find(typed)).slice(0, shownFirst).map((work) => work.skill);
    if (!first.includes(skill)) wrong.push(`${typed}: ${first.join(", ")}`);
  }
  return wrong;
}

describe("a search for everyday words has their work among its first three results (docs/product.md K3)", () => {
  it("the list has more than two hundred words", () => {
    expect(groups.flatMap(([, words]) => Object.keys(words)).length).toBeGreaterThan(200);
  });

  it.each(groups)("in %s", async (_name, words) => {
    const find = async (typed: string) => (await portal.call(searchWork, { query: { words: typed } })).body;
    expect(await findWrong(words, find)).toEqual([]);
  });

  it.each(groups)("in %s, where all other work is requested more often", async (_name, words) => {
    const works = await readShippedWork();
    const index = indexWork(works);
    const find = async (typed: string) => {
      const skill = words[typed as keyof typeof words];
      return index.find(typed, new Map(works.map((work) => [work.id, work.skill === skill ? 0 : 100])));
    };
    expect(await findWrong(words, find)).toEqual([]);
  });

  it.each([
    ["my tap leaks", ["Plumbing Repair", "Plumbing Installation"]],
    ["motor not pumping", ["Water Pump Repair"]],
    ["gas is leaking", ["Leak Detection"]],
    ["پانی بہہ رہا ہے", ["Plumbing Repair"]],
    ["گھر میں پانی آ رہا ہے", ["Plumbing Repair"]],
    ["بتی نہیں آ رہی", ["Electrical Repair"]],
  ])("%s finds its trade before any other", async (typed, skills) => {
    const { body } = await portal.call(searchWork, { query: { words: typed } });
    expect(body.slice(0, skills.length).map(({ skill }) => skill)).toEqual(skills);
  });

  it.each(["رہا", "آ", "نہیں", "ہے", "میں", "گھر"])("%s adds no work to what the other words find", async (little) => {
    const find = async (words: string) => (await portal.call(searchWork, { query: { words } })).body;
    for (const words of ["بتی", "پینٹ", "مالی"]) expect(await find(`${words} ${little}`)).toEqual(await find(words));
  });

  it.each(["tap leak", "nalka leak", "kitchen tap leaking"])(
    "%s finds no work that has only one of the words",
    async (typed) => {
      const { body } = await portal.call(searchWork, { query: { words: typed } });
      expect(body.map(({ skill }) => skill).filter((skill) => !skill.startsWith("Plumbing"))).toEqual([]);
    },
  );
});

async function readShippedWork(): Promise<Work[]> {
  const { rows } = await sql<Work>`
    select skill.id, category.name as category, skill.name as skill, 0 as price_from_paisa, 0 as price_to_paisa,
      array(select name from skill_aliases where skill_id = skill.id) as aliases,
      coalesce((select json_agg(json_build_object('id', id, 'name', name, 'words', array[name]))
        from sub_skills where skill_id = skill.id), '[]') as exact_works
    from skills skill join categories category on category.id = skill.category_id order by skill.id`.execute(portal.db);
  return rows;
}
