import * as api from "@hunarmand/api/lookups/lookups";
import { expect, it } from "vitest";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const cityIds = async () => {
  const { body } = await portal.call(api.listCities, {});
  return new Map(body.map(({ name, id }) => [name, id]));
};

it("four cities are served, with at least the areas of the issue", async () => {
  const ids = await cityIds();
  expect([...ids.keys()]).toEqual(["Islamabad", "Rawalpindi", "Lahore", "Karachi"]);
  for (const [city, least] of [
    ["Islamabad", 60],
    ["Rawalpindi", 40],
    ["Lahore", 30],
    ["Karachi", 30],
  ] as const) {
    const areas = await portal.call(api.listAreas, { params: { cityId: ids.get(city) ?? 0 } });
    expect(areas.body.length).toBeGreaterThanOrEqual(least);
  }
});

it("five categories have at least 30 skills and 120 sub-skills, requested with commas", async () => {
  const categories = await portal.call(api.listCategories, {});
  expect(categories.body.map(({ name }) => name)).toEqual([
    "Installations",
    "Construction",
    "Maintenance and Repairers",
    "Specialists",
    "Domestic Staff",
  ]);
  let [skillCount, subSkillCount] = [0, 0];
  for (const { id } of categories.body) {
    const skills = await portal.call(api.listSkills, { params: { categoryId: id } });
    const subSkills = await portal.call(api.listSubSkills, { params: { skills: skills.body.join(",") } });
    skillCount += skills.body.length;
    subSkillCount += subSkills.body.length;
  }
  expect(skillCount).toBeGreaterThanOrEqual(30);
  expect(subSkillCount).toBeGreaterThanOrEqual(120);
});

it("an unknown id has an empty list, and an invalid id is refused by name", async () => {
  expect((await portal.call(api.listAreas, { params: { cityId: 999_999 } })).body).toEqual([]);
  expect((await portal.call(api.listSubSkills, { params: { skills: "Juggling, ," } })).body).toEqual([]);
  const answer = await portal.app.inject({ url: "/api/Area/areas-list/abc" });
  expect(answer.json()).toMatchObject({ code: "invalid-input", issues: [{ field: "cityId" }] });
});

it("paths match in any letter case", async () => {
  const answer = await portal.app.inject({ url: "/api/CITY/Cities-List" });
  expect(answer.statusCode).toBe(200);
});
