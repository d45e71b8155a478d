import { expect, it } from "vitest";
import { makeEnglishFinder } from "./find-english.ts";

const english = {
  save: "Save",
  found: "{count, plural, one {1 job was found in {city}} other {# jobs were found in {city}}}",
  brand: "Hunarmand",
  band: "{from} to {to}",
};
const urdu = { save: "محفوظ کریں", found: "{city} میں {count} کام", brand: "Hunarmand", band: "{from} – {to}" };
const find = makeEnglishFinder([{ english: new Map([["jobs", english]]), translated: new Map([["jobs", urdu]]) }]);

it("finds English texts among those that are shown, also with their values", () => {
  expect(find(["Save", " 3 jobs were\n found in Lahore ", "1 job was found in \u2068لاہور\u2069"])).toEqual([
    "Save",
    "3 jobs were found in Lahore",
    "1 job was found in لاہور",
  ]);
});

it("leaves out translations, names, what people wrote, and texts that both languages share", () => {
  expect(find(["محفوظ کریں", "Hunarmand", "Save the whales", "Ayesha Siddiqui", "1 to 2"])).toEqual([]);
});

it("finds an English text that has no translation yet", () => {
  const unfinished = makeEnglishFinder([{ english: new Map([["jobs", english]]), translated: new Map() }]);
  expect(unfinished(["Save"])).toEqual(["Save"]);
});
