import type { CatalogueKind } from "@hunarmand/contract/catalogue";

/** What a kind stands under. */
export const parentKinds = { areas: "cities", skills: "categories", "sub-skills": "skills" } as const;
export type ChildKind = keyof typeof parentKinds;

export const isChildKind = (kind: CatalogueKind): kind is ChildKind => kind in parentKinds;

export type EntryField = "description" | "latitude" | "longitude" | "priceFrom" | "priceTo";

/** What a kind has beside its name and parent; all of it is needed for a new entry. */
export const kindFields: Record<CatalogueKind, readonly EntryField[]> = {
  cities: ["latitude", "longitude"],
  areas: [],
  categories: ["description"],
  skills: ["description", "priceFrom", "priceTo"],
  "sub-skills": [],
};
