import { z } from "zod";
import { defineCall } from "../call.ts";

/**
 * `names` by the English name of a city, area, category, skill or sub-skill; `descriptions` by the English name of a category or skill.
 * Entries that are not translated yet are left out: their English is shown.
 */
export const NamesInUrdu = z.object({
  names: z.record(z.string(), z.string()),
  descriptions: z.record(z.string(), z.string()),
});
export type NamesInUrdu = z.infer<typeof NamesInUrdu>;

/** The English name stays the one that all other calls use (docs/product.md K5). */
export const listNamesInUrdu = defineCall({
  method: "GET",
  path: "/Catalogue/names-in-urdu",
  summary: "The Urdu names and descriptions of the catalogue.",
  notes: ["Cached like the look-ups. Pages in English do not call it."],
  access: "public",
  isRemembered: true,
  reply: NamesInUrdu,
});

/** What those who do a skill are called, in English one and several of them, and in Urdu. */
export const PeopleName = z.object({ one: z.string(), many: z.string(), urdu: z.string().nullable() });
export type PeopleName = z.infer<typeof PeopleName>;

/** By the English name of the skill, which other calls use. A skill without one shows its own name (docs/product.md K5). */
export const listPeopleNames = defineCall({
  method: "GET",
  path: "/Catalogue/people-names",
  summary: "What the people of each skill are called: 12 masons.",
  notes: ["Cached like the look-ups."],
  access: "public",
  isRemembered: true,
  reply: z.record(z.string(), PeopleName),
});
