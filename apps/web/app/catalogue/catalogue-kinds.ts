import { type CatalogueKind, createCatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import recordDesks from "../locales/en/record-desks.json";
import { getMessages } from "../shared/texts/messages.ts";

export const parentKinds = {
  areas: "cities",
  skills: "categories",
  "sub-skills": "skills",
  aliases: "skills",
} as const;
export type ChildKind = keyof typeof parentKinds;

export const isChildKind = (kind: CatalogueKind): kind is ChildKind => kind in parentKinds;

export type EntryField = "description" | "latitude" | "longitude" | "priceFrom" | "priceTo" | "language";

/** The fields of a kind besides name and parent. A new entry needs all of them. */
export const kindFields: Record<CatalogueKind, readonly EntryField[]> = {
  cities: ["latitude", "longitude"],
  areas: [],
  categories: ["description"],
  skills: ["description", "priceFrom", "priceTo"],
  "sub-skills": [],
  aliases: ["language"],
};

export type UrduField = "urduName" | "urduDescription";

/** The translation of a kind's texts. An entry may be without. */
export function listUrduFields(kind: CatalogueKind): UrduField[] {
  if (kind === "aliases") return [];
  return kindFields[kind].includes("description") ? ["urduName", "urduDescription"] : ["urduName"];
}

/**
 * The call's entry with the fields that its kind requires. An existing entry already has its parent.
 *
 * @param translated the Urdu texts that the entry has, which can be changed and not removed
 */
export function entrySchema(kind: CatalogueKind, isNew: boolean, translated: readonly UrduField[] = []) {
  const needed = [...kindFields[kind], ...translated, ...(isNew && isChildKind(kind) ? (["parentId"] as const) : [])];
  const { required } = getMessages(recordDesks).catalogue;
  return createCatalogueEntry.body.superRefine((entry, context) => {
    for (const name of needed) {
      if (!entry[name] && entry[name] !== 0) context.addIssue({ code: "custom", path: [name], message: required });
    }
  });
}
