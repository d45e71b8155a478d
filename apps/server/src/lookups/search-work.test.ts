import { createCatalogueEntry, updateCatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import { rates } from "@hunarmand/api/limits";
import { searchWork } from "@hunarmand/api/lookups/lookups";
import { describe, expect, it } from "vitest";
import { openLimited, refused } from "../../test/limited-portal.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { openWorkWords } from "../services/words/work-words.ts";

const portal = await startPortal();

const search = async (words: string) => (await portal.call(searchWork, { query: { words } })).body;
const findSkills = async (words: string) => (await search(words)).map(({ skill }) => skill);
const findSkillId = async (skill: string) =>
  (await portal.db.selectFrom("skills").select("id").where("name", "=", skill).executeTakeFirstOrThrow()).id;

/** Posts a job of this skill. */
async function askFor(skill: string): Promise<void> {
  const id = await makeJob(portal, { customer: await makeCustomer(portal), provider: await makeProvider(portal) });
  const skillId = await findSkillId(skill);
  await portal.db.updateTable("jobs").set({ skillId }).where("id", "=", id).execute();
}

describe("a search for work", () => {
  it("returns the category, the skill and its usual price", async () => {
    expect(await search("fridge not cooling")).toEqual([
      {
        ...{ category: "Maintenance and Repairers", skill: "Refrigerator Repair", subSkill: null },
        ...{ priceFrom: 1_500, priceTo: 7_000, examples: expect.any(Array) },
      },
    ]);
  });

  it("says of each kind of work what it is for, by its first exact works", async () => {
    const found = await search("bijli wala");
    expect(found.map(({ examples }) => examples)).toEqual([
      ["Short Circuit Repair", "Breaker Replacement", "Switchboard Repair"],
      ["Full House Wiring", "Single Room Wiring", "Distribution Board Fitting"],
    ]);
  });

  it("returns the exact work that the words name, with its own usual price", async () => {
    const [first] = await search("mera nalka leak hai");
    expect(first).toMatchObject({ skill: "Plumbing Repair", subSkill: "Tap and Mixer Repair" });
    expect(first).toMatchObject({ priceFrom: 800, priceTo: 1_800 });
    await portal.db.updateTable("subSkills").set({ priceFromPaisa: null, priceToPaisa: null }).execute();
    expect((await search("mera nalka leak hai"))[0]).toMatchObject({ priceFrom: 1_000, priceTo: 4_500 });
  });

  it("puts the most requested skill first among equal matches, and the cheapest one if none was requested", async () => {
    expect(await findSkills("plumber")).toEqual(["Plumbing Repair", "Plumbing Installation"]);
    await askFor("Plumbing Installation");
    portal.clock.advance({ minutes: 11 });
    expect(await findSkills("plumber")).toEqual(["Plumbing Installation", "Plumbing Repair"]);
  });

  it.each(["bijli wala", "bijlee walla", "koi bijli wala chahiye", "بجلی والا"])(
    "finds only the work of an electrician for %s, not all work with the word",
    async (words) => {
      expect(await findSkills(words)).toEqual(["Electrical Repair", "Electrical Wiring"]);
    },
  );

  it.each(["light chali gayi", "light nahi aa rahi", "bijli nahi aa rahi hai", "no power", "بجلی نہیں آ رہی"])(
    "finds an electrician first for %s, and not the repair of a lamp",
    async (words) => {
      const [first, ...others] = await search(words);
      expect(first).toMatchObject({ skill: "Electrical Repair", subSkill: null });
      // "bijli ka geyser" is one of its exact works.
      expect(others.map(({ skill }) => skill)).not.toContain("Geyser Repair");
    },
  );

  it.each([
    ["electricians", "Electrical Wiring"],
    ["bijli wale", "Electrical Wiring"],
    ["plumbers", "Plumbing Installation"],
    ["carpenter", "Carpentry"],
    ["mistri", "Masonry"],
    ["tile mason", "Tile and Marble Work"],
  ])("puts building before repairs for %s of a crew, however often repairs are requested", async (words, skill) => {
    await askFor("Electrical Repair");
    portal.clock.advance({ minutes: 11 });
    const { body } = await portal.call(searchWork, { query: { words, for: "crew" } });
    expect(body[0]?.skill).toBe(skill);
  });

  it("ignores how urgent it is", async () => {
    expect(await findSkills("koi plumber abhi chahiye")).toEqual(await findSkills("plumber"));
    expect(await findSkills("electrician urgently")).toEqual(await findSkills("electrician"));
    expect((await findSkills("machar marwana hai"))[0]).toBe("Pest Control");
  });

  it("puts an exact match before a more requested skill that only begins with the word", async () => {
    await askFor("Carpentry");
    expect((await findSkills("car"))[0]).toBe("Mobile Car Care");
  });

  it.each([
    ["kitchen tap leaking", "Plumbing Repair"],
    ["pipe leaking in kitchen", "Plumbing Repair"],
    ["tap leaking from kitchen", "Plumbing Repair"],
    ["kitchen light not working", "Electrical Repair"],
    ["چاردیواری", "Masonry"],
    ["بریکر", "Electrical Repair"],
    ["نیٹ ورک", "Internet and Network Installation"],
    ["اسکیننگ", "Mobile Car Care"],
    ["نوزائیدہ", "Childcare"],
    ["زخم", "Home Nursing"],
    ["لیمینیٹ", "Flooring Work"],
    ["وائنڈنگ", "Water Pump Repair"],
    ["شیمپو", "Sofa and Carpet Cleaning"],
    ["ونڈوز", "Computer and Laptop Repair"],
  ])("finds %s, which occurs only in an Urdu name", async (words, skill) => {
    expect((await findSkills(words))[0]).toBe(skill);
  });

  it("finds nothing for unknown words or punctuation only", async () => {
    for (const words of ["xyzzy", "???", "-", "\u{1F600}"]) expect(await search(words)).toEqual([]);
  });

  it("refuses no words and too many words, naming the field", async () => {
    for (const words of ["", "   ", "a".repeat(81)])
      expect(await portal.call(searchWork, { query: { words } })).toMatchObject({
        status: 400,
        error: { issues: [{ field: "words" }] },
      });
  });

  it("finds a new alias and a new name at once, and in another process within seconds", async () => {
    const another = openWorkWords(portal);
    expect(await another.find("zubbaq")).toEqual([]);
    const desk = portal.as(await makeStaff(portal, "Dispatcher"));
    const parentId = await findSkillId("Plumbing Repair");
    const body = { name: "Zubbaq", parentId, language: "ur-Latn" as const };
    await desk.call(createCatalogueEntry, { params: { kind: "aliases" }, body });
    expect(await findSkills("zubbaq")).toEqual(["Plumbing Repair"]);
    const params = { kind: "skills" as const, id: parentId };
    await desk.call(updateCatalogueEntry, { params, body: { name: "Pipe Care" } });
    expect(await findSkills("zubbaq")).toEqual(["Pipe Care"]);
    await expect.poll(async () => (await another.find("zubbaq")).map(({ skill }) => skill)).toEqual(["Pipe Care"]);
    another.stop();
  });

  it("finds the exact work of a word that the office has added to a sub-skill", async () => {
    const desk = portal.as(await makeStaff(portal, "Dispatcher"));
    const { id } = await portal.db
      .selectFrom("subSkills")
      .select("id")
      .where("name", "=", "Tap and Mixer Repair")
      .executeTakeFirstOrThrow();
    const body = { name: "Zubbaq", parentId: id, language: "ur-Latn" as const };
    await desk.call(createCatalogueEntry, { params: { kind: "sub-skill-aliases" }, body });
    const [found] = await search("zubbaq");
    expect(found).toMatchObject({ skill: "Plumbing Repair", subSkill: "Tap and Mixer Repair" });
  });

  it("is limited for each address (docs/security-rules.md SL2)", async () => {
    const { call } = await openLimited(portal);
    for (let i = 0; i < rates["work-search"].uses; i++)
      expect((await call(searchWork, { query: { words: "tap" } })).status).toBe(200);
    expect(await call(searchWork, { query: { words: "tap" } })).toMatchObject(refused);
  });
});
