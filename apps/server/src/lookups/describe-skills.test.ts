import { describeSkills, listCategories, listCities, listSkills } from "@hunarmand/api/lookups/lookups";
import { afterEach, describe, expect, it } from "vitest";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

afterEach(async () => {
  await portal.db.deleteFrom("cities").where("name", "=", "Gwadar").execute();
});

const addCity = () =>
  portal.db.insertInto("cities").values({ name: "Gwadar", latitude: 25.12, longitude: 62.32 }).execute();
const get = (headers: Record<string, string> = {}) =>
  portal.app.inject({ method: "GET", url: "/api/city/cities-list", headers });
const listNames = async () => (await portal.call(listCities, {})).body.map(({ name }) => name);

describe("described skills", () => {
  it("show what is included, the usual price and the sub-skills", async () => {
    const { body: categories } = await portal.call(listCategories, {});
    for (const { id: categoryId } of categories) {
      const params = { categoryId };
      const { body: described } = await portal.call(describeSkills, { params });
      expect(described.map(({ name }) => name)).toEqual((await portal.call(listSkills, { params })).body);
      for (const skill of described) {
        expect(skill.description.length).toBeGreaterThan(20);
        expect(skill.priceFrom).toBeGreaterThan(0);
        expect(skill.priceTo).toBeGreaterThanOrEqual(skill.priceFrom);
        expect(skill.subSkills.length).toBeGreaterThan(0);
      }
    }
    const { body } = await portal.call(describeSkills, { params: { categoryId: categories[0]?.id ?? 0 } });
    expect(body.find(({ name }) => name === "AC Installation")).toMatchObject({
      priceFrom: 3_000,
      priceTo: 8_000,
      exactPrices: expect.arrayContaining([{ subSkill: "Split AC Installation", from: 3_500, to: 6_000 }]),
    });
  });

  it("are empty for an unknown category", async () => {
    expect((await portal.call(describeSkills, { params: { categoryId: 9_999 } })).body).toEqual([]);
    const wrong = await portal.call(describeSkills, { params: { categoryId: "Installations" } });
    expect(wrong).toMatchObject({ status: 400, error: { issues: [{ field: "categoryId" }] } });
  });
});

describe("look-ups", () => {
  it("are served from memory until they change", async () => {
    const before = await listNames();
    await addCity();
    expect(await listNames()).toEqual(before);
    portal.replyMemory.forget();
    expect(await listNames()).toEqual([...before, "Gwadar"]);
  });

  it("are not cached with the values from before a change", async () => {
    const reading = portal.replyMemory.answer("a look-up", async () => {
      portal.replyMemory.forget();
      return Buffer.from("old");
    });
    expect((await reading).body.toString()).toBe("old");
    const { body } = await portal.replyMemory.answer("a look-up", async () => Buffer.from("new"));
    expect(body.toString()).toBe("new");
  });

  it("are not sent again to a browser that has them", async () => {
    const first = await get();
    const etag = String(first.headers.etag);
    expect(first.headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "application/json; charset=utf-8",
    });
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await get({ "if-none-match": given });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    }
    expect((await get({ "if-none-match": '"other"' })).statusCode).toBe(200);
    await addCity();
    portal.replyMemory.forget();
    const changed = await get({ "if-none-match": etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });
});
