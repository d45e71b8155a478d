import {
  aliasKinds,
  createCatalogueEntry,
  listCatalogue,
  removeCatalogueAlias,
  updateCatalogueEntry,
} from "@hunarmand/api/catalogue/catalogue";
import { listAreas, listCities, listSkills } from "@hunarmand/api/lookups/lookups";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const dispatch = async () => portal.as(await makeStaff(portal, "Dispatcher"));

describe("the catalogue desk", () => {
  it("adds a city and an area, and forms offer them at once", async () => {
    const desk = await dispatch();
    await portal.call(listCities, {});
    const body = { name: "Peshawar", latitude: 34.0151, longitude: 71.5249 };
    const city = await desk.call(createCatalogueEntry, { params: { kind: "cities" }, body });
    const area = await desk.call(createCatalogueEntry, {
      params: { kind: "areas" },
      body: { name: "Hayatabad", parentId: city.body.id },
    });

    expect((await portal.call(listCities, {})).body.map(({ name }) => name)).toContain("Peshawar");
    const areas = await portal.call(listAreas, { params: { cityId: city.body.id } });
    expect(areas.body).toEqual([{ id: area.body.id, name: "Hayatabad" }]);
  });

  it("adds a skill with its price band, and renames it", async () => {
    const desk = await dispatch();
    const skill = {
      name: "Solar Panel Cleaning",
      parentId: 1,
      description: "Panels washed.",
      priceFrom: 1500,
      priceTo: "3000.50",
    };
    const { body } = await desk.call(createCatalogueEntry, { params: { kind: "skills" }, body: skill });
    const params = { kind: "skills" as const, id: body.id };
    await desk.call(updateCatalogueEntry, { params, body: { name: "Solar Panel Washing" } });
    const listed = await desk.call(listCatalogue, { params: { kind: "skills" }, query: { parentId: 1 } });
    expect(listed.body.find(({ id }) => id === body.id)).toEqual({
      id: body.id,
      name: "Solar Panel Washing",
      parentId: 1,
      description: "Panels washed.",
      latitude: null,
      longitude: null,
      priceFrom: 1500,
      priceTo: 3000.5,
      dayPrice: null,
      personName: null,
      peopleName: null,
      urduPeopleName: null,
      language: null,
      urduName: null,
      urduDescription: null,
    });
    expect((await portal.call(listSkills, { params: { categoryId: 1 } })).body).toContain("Solar Panel Washing");
  });

  it("adds a sub-skill without a price of its own, gives it one with both ends, and audits it", async () => {
    const desk = await dispatch();
    const subSkill = { name: "Portable AC Installation", parentId: 1 };
    const { body } = await desk.call(createCatalogueEntry, { params: { kind: "sub-skills" }, body: subSkill });
    const params = { kind: "sub-skills" as const, id: body.id };
    const read = async () =>
      (await desk.call(listCatalogue, { params: { kind: "sub-skills" }, query: { parentId: 1 } })).body.find(
        ({ id }) => id === body.id,
      );
    expect(await read()).toMatchObject({ priceFrom: null, priceTo: null });
    const half = await desk.call(updateCatalogueEntry, { params, body: { priceFrom: 1_000 } });
    expect(half).toMatchObject({ status: 400, error: { issues: [{ field: "priceTo" }] } });
    const turned = await desk.call(updateCatalogueEntry, { params, body: { priceFrom: 2_000, priceTo: 1_000 } });
    expect(turned).toMatchObject({ status: 400, error: { issues: [{ field: "priceTo" }] } });
    await desk.call(updateCatalogueEntry, { params, body: { priceFrom: 1_000, priceTo: 2_000 } });
    expect(await read()).toMatchObject({ priceFrom: 1_000, priceTo: 2_000 });
    const last = await portal.db
      .selectFrom("auditEntries")
      .select(["action", "after"])
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    expect(last).toMatchObject([{ action: "catalogue.update", after: { priceFrom: 1_000, priceTo: 2_000 } }]);
  });

  it.each(aliasKinds)("adds, changes and removes one of the %s, with an audit row each time", async (kind) => {
    const desk = await dispatch();
    const alias = { name: "Thandi Machine", parentId: 1, language: "ur-Latn" as const };
    const { body } = await desk.call(createCatalogueEntry, { params: { kind }, body: alias });
    const params = { kind, id: body.id };
    await desk.call(updateCatalogueEntry, { params, body: { name: "Thandi Mashin", language: "en" } });
    const list = async () =>
      (await desk.call(listCatalogue, { params: { kind }, query: { parentId: 1 } })).body.find(
        ({ id }) => id === body.id,
      );
    expect(await list()).toMatchObject({ name: "Thandi Mashin", parentId: 1, language: "en", description: null });
    expect((await desk.call(removeCatalogueAlias, { params })).status).toBe(200);
    expect(await list()).toBeUndefined();
    expect((await desk.call(removeCatalogueAlias, { params })).status).toBe(404);
    const rows = await portal.db.selectFrom("auditEntries").select(["action", "subjectType"]).orderBy("id").execute();
    expect(rows.map(({ action, subjectType }) => `${action} ${subjectType}`)).toEqual([
      `catalogue.create ${kind}`,
      `catalogue.update ${kind}`,
      `catalogue.remove ${kind}`,
    ]);
  });

  it.each([
    ["aliases", { name: "Word", parentId: 1 }, "language"],
    ["aliases", { name: "Word", parentId: 999_999, language: "en" }, "parentId"],
    ["sub-skill-aliases", { name: "Word", parentId: 999_999, language: "en" }, "parentId"],
    ["cities", { name: "Quetta" }, "latitude"],
    ["areas", { name: "Somewhere" }, "parentId"],
    ["areas", { name: "Somewhere", parentId: 999_999 }, "parentId"],
    ["skills", { name: "A, B", parentId: 1 }, "name"],
    ["areas", { name: "Somewhere", parentId: 1, urduName: "Somewhere" }, "urduName"],
    ["areas", { name: "Somewhere", parentId: 1, urduName: "-9" }, "urduName"],
    ["areas", { name: "Somewhere", parentId: 1, urduName: "شہر، گاؤں" }, "urduName"],
    // The Arabic ي and ك, as some keyboards type them.
    ["areas", { name: "Somewhere", parentId: 1, urduName: "كراچي" }, "urduName"],
    ["areas", { name: "Somewhere", parentId: 1, urduName: "ا".repeat(81) }, "urduName"],
    ["categories", { name: "Some", description: "x", urduDescription: "Some work" }, "urduDescription"],
    ["categories", { name: "Some", description: "x", urduDescription: "ا".repeat(501) }, "urduDescription"],
    ["skills", { name: "Dear", parentId: 1, description: "x", priceFrom: 5, priceTo: 4 }, "priceTo"],
  ] as const)("refuses %s with %o, naming the field", async (kind, body, field) => {
    const answer = await (await dispatch()).call(createCatalogueEntry, { params: { kind }, body });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });

  it("refuses a name that is taken", async () => {
    const answer = await (await dispatch()).call(createCatalogueEntry, {
      params: { kind: "cities" },
      body: { name: "Islamabad", latitude: 1, longitude: 1 },
    });
    expect(answer).toMatchObject({ status: 409, error: { code: "name-taken", issues: [{ field: "name" }] } });
  });

  it("can be read by support, but only changed by dispatch", async () => {
    const support = portal.as(await makeStaff(portal, "Support"));
    expect((await support.call(listCatalogue, { params: { kind: "cities" }, query: {} })).body).toHaveLength(4);
    const params = { kind: "cities" as const, id: 1 };
    expect((await support.call(updateCatalogueEntry, { params, body: { name: "Nowhere" } })).status).toBe(403);
    expect((await support.call(removeCatalogueAlias, { params: { kind: "aliases", id: 1 } })).status).toBe(403);
    const unknown = { kind: "cities" as const, id: 999_999 };
    expect((await (await dispatch()).call(updateCatalogueEntry, { params: unknown, body: {} })).status).toBe(404);
  });
});
