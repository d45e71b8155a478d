import { createCatalogueEntry, listMissedWords } from "@hunarmand/api/catalogue/catalogue";
import { limits, rates } from "@hunarmand/api/limits";
import { noteMissedWords } from "@hunarmand/api/lookups/lookups";
import { describe, expect, it } from "vitest";
import { openLimited, refused } from "../../../test/limited-portal.ts";
import { makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { makeTaskHandlers } from "../../tasks/tasks.ts";

const portal = await startPortal();

const note = (words: string) => portal.call(noteMissedWords, { body: { words } });
const listKept = () => portal.db.selectFrom("missedWords").selectAll().orderBy("words").execute();
const deskOf = async (role: "Dispatcher" | "Owner" | "Support") => portal.as(await makeStaff(portal, role));

describe("words that no search finds", () => {
  it("are counted in one row for each phrase and day, in lower case and without punctuation", async () => {
    for (const words of ["Xyzzy!", " xyzzy ", "XYZZY"]) expect((await note(words)).status).toBe(200);
    portal.clock.advance({ days: 1 });
    await note("xyzzy");
    const kept = (await listKept()).map(({ words, searches }) => [words, searches]);
    expect(kept).toEqual([
      ["xyzzy", 3],
      ["xyzzy", 1],
    ]);
  });

  it("are not counted if a search finds them, or if they may identify a person", async () => {
    for (const words of [
      "plumber",
      "zzaq 0300 1234567",
      "zzaq ۰۳۰۰",
      "zzaq@example.pk",
      "a",
      "???",
      "zzaq ".repeat(5),
      "z".repeat(limits.missedCharacters + 1),
    ])
      expect((await note(words)).status).toBe(200);
    expect(await listKept()).toEqual([]);
  });

  it("add only a limited number of new rows a day, and are deleted after 90 days", async () => {
    const day = "2026-03-02";
    const words = ["zzaq", ...Array.from({ length: limits.missedPhrasesOfDay - 1 }, (_, i) => `zz${i}`)];
    const rows = words.map((phrase) => ({ day, words: phrase, searches: 1 }));
    await portal.db.insertInto("missedWords").values(rows).execute();
    await note("xyzzy");
    await note("zzaq");
    expect(await listKept()).toHaveLength(rows.length);
    expect((await listKept()).find((row) => row.words === "zzaq")?.searches).toBe(2);
    const forget = makeTaskHandlers(portal.services)["forget-missed-words"];
    portal.clock.advance({ days: limits.missedDaysKept });
    await note("xyzzy");
    await forget({});
    expect(await listKept()).toHaveLength(rows.length + 1);
    portal.clock.advance({ days: 1 });
    await forget({});
    expect((await listKept()).map(({ words }) => words)).toEqual(["xyzzy"]);
  });

  it("are limited for each address (docs/security-rules.md SL2)", async () => {
    const { call } = await openLimited(portal);
    const body = { words: "xyzzy" };
    for (let i = 0; i < rates["missed-words"].uses; i++)
      expect((await call(noteMissedWords, { body })).status).toBe(200);
    expect(await call(noteMissedWords, { body })).toMatchObject(refused);
  });
});

describe("the office's list of missed words", () => {
  it("contains phrases searched at least twice, the most frequent first, until they are an alias or 30 days old", async () => {
    const desk = await deskOf("Dispatcher");
    for (const words of ["zzaq", "xyzzy", "zzaq", "xyzzy", "zzaq", "qwfpg"]) await note(words);
    expect((await desk.call(listMissedWords, {})).body).toEqual([
      { words: "zzaq", searches: 3, lastDay: "2026-03-02" },
      { words: "xyzzy", searches: 2, lastDay: "2026-03-02" },
    ]);
    const body = { name: "zzaq", parentId: 1, language: "en" as const };
    expect((await desk.call(createCatalogueEntry, { params: { kind: "aliases" }, body })).status).toBe(201);
    expect((await desk.call(listMissedWords, {})).body).toMatchObject([{ words: "xyzzy" }]);
    portal.clock.advance({ days: limits.missedDaysShown + 1 });
    expect((await (await deskOf("Owner")).call(listMissedWords, {})).body).toEqual([]);
  });

  it("can only be read by staff who may change the catalogue", async () => {
    expect((await (await deskOf("Owner")).call(listMissedWords, {})).status).toBe(200);
    expect((await (await deskOf("Support")).call(listMissedWords, {})).status).toBe(403);
    expect((await portal.call(listMissedWords, {})).status).toBe(401);
  });
});
