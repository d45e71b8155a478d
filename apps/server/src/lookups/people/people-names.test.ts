import { createCatalogueEntry, listCatalogue, updateCatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import { optionalUrduName } from "@hunarmand/api/catalogue/urdu-text";
import { listPeopleNames } from "@hunarmand/api/lookups/names";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { loadPeopleNames } from "./load-people-names.ts";
import shipped from "./people.json" with { type: "json" };

const portal = await startPortal();

const readPeople = async () => (await portal.call(listPeopleNames, {})).body;
const openDesk = async () => portal.as(await makeStaff(portal, "Dispatcher"));
const findSkill = async (desk: Awaited<ReturnType<typeof openDesk>>, name: string) =>
  (await desk.call(listCatalogue, { params: { kind: "skills" }, query: {} })).body.find((entry) => entry.name === name);

describe("what the people of a skill are called", () => {
  it("ships for the trades of crews, in English and in the letters of Urdu", async () => {
    const people = await readPeople();
    expect(people).toMatchObject({ Masonry: { one: "mason", many: "masons", urdu: "مستری" } });
    expect(Object.keys(people).toSorted(), "each of them is a skill").toEqual(Object.keys(shipped).toSorted());
    const urdu = Object.values(people).map((names) => names.urdu);
    expect(urdu.filter((name) => !optionalUrduName.safeParse(name).success)).toEqual([]);
  });

  it("is written by the office, and a later start keeps its words", async () => {
    const desk = await openDesk();
    const masonry = await findSkill(desk, "Masonry");
    expect(masonry).toMatchObject({ personName: "mason", peopleName: "masons", urduPeopleName: "مستری" });
    const body = { personName: "bricklayer", peopleName: "bricklayers", urduPeopleName: "راج مستری" };
    await desk.call(updateCatalogueEntry, { params: { kind: "skills", id: masonry?.id ?? 0 }, body });
    await loadPeopleNames(portal.db);
    expect((await readPeople()).Masonry).toEqual({ one: "bricklayer", many: "bricklayers", urdu: "راج مستری" });
  });

  it("needs one and several of them, and a skill may be without", async () => {
    const desk = await openDesk();
    const skill = { name: "Kite Making", parentId: 1, description: "Kites.", priceFrom: 100, priceTo: 200 };
    const half = await desk.call(createCatalogueEntry, {
      params: { kind: "skills" },
      body: { ...skill, personName: "kite maker" },
    });
    expect(half).toMatchObject({ status: 400, error: { issues: [{ field: "peopleName" }] } });
    await desk.call(createCatalogueEntry, { params: { kind: "skills" }, body: skill });
    expect(await readPeople()).not.toHaveProperty("Kite Making");
  });
});
