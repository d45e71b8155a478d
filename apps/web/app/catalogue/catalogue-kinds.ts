import {
  type AliasKind,
  aliasKinds,
  type CatalogueEntry,
  type CatalogueKind,
  createCatalogueEntry,
} from "@hunarmand/api/catalogue/catalogue";
import recordDesks from "../locales/en/record-desks.json";
import { getMessages } from "../shared/texts/messages.ts";

export const parentKinds = {
  areas: "cities",
  skills: "categories",
  "sub-skills": "skills",
  aliases: "skills",
  "sub-skill-aliases": "sub-skills",
} as const;
export type ChildKind = keyof typeof parentKinds;

export const isChildKind = (kind: CatalogueKind): kind is ChildKind => kind in parentKinds;

export const isAliasKind = (kind: CatalogueKind): kind is AliasKind => aliasKinds.some((alias) => alias === kind);

export type EntryField =
  | "description"
  | "latitude"
  | "longitude"
  | "priceFrom"
  | "priceTo"
  | "dayPrice"
  | "personName"
  | "peopleName"
  | "language";

/** The fields of a kind besides name, parent and Urdu texts. */
export const kindFields: Record<CatalogueKind, readonly EntryField[]> = {
  cities: ["latitude", "longitude"],
  areas: [],
  categories: ["description"],
  skills: ["description", "priceFrom", "priceTo", "dayPrice", "personName", "peopleName"],
  "sub-skills": ["priceFrom", "priceTo"],
  aliases: ["language"],
  "sub-skill-aliases": ["language"],
};

export type UrduField = "urduName" | "urduDescription" | "urduPeopleName";

/** The translation of a kind's texts. An entry may be without. */
export function listUrduFields(kind: CatalogueKind): UrduField[] {
  if (isAliasKind(kind)) return [];
  if (kind === "skills") return ["urduName", "urduDescription", "urduPeopleName"];
  return kindFields[kind].includes("description") ? ["urduName", "urduDescription"] : ["urduName"];
}

/** The fields that an entry may lack. They can be changed then, and not removed. */
const listOptionalFields = (kind: CatalogueKind): readonly (EntryField | UrduField)[] => [
  ...listUrduFields(kind),
  // Without them the price of its skill holds.
  ...(kind === "sub-skills" ? kindFields[kind] : []),
  // Without it the office prices the crews of a trade, and they are called after its work.
  ...(kind === "skills" ? (["dayPrice", "personName", "peopleName"] as const) : []),
];

/** The fields that must be filled in: those that the kind needs, and those that the entry has. */
export function listNeededFields(kind: CatalogueKind, entry?: CatalogueEntry): readonly (EntryField | UrduField)[] {
  const optional = listOptionalFields(kind);
  const own = kindFields[kind].filter((field) => !optional.includes(field));
  return [...own, ...optional.filter((field) => toText(entry?.[field]) !== "")];
}

export const toText = (value: string | number | null | undefined): string => String(value ?? "");

/** The call's entry with the fields that its kind requires. An existing entry already has its parent. */
export function entrySchema(kind: CatalogueKind, entry?: CatalogueEntry) {
  const needed = [...listNeededFields(kind, entry), ...(!entry && isChildKind(kind) ? (["parentId"] as const) : [])];
  const { required } = getMessages(recordDesks).catalogue;
  return createCatalogueEntry.body.superRefine((entry, context) => {
    for (const name of needed) {
      if (!entry[name] && entry[name] !== 0) context.addIssue({ code: "custom", path: [name], message: required });
    }
  });
}
