import { z } from "zod";
import { defineCall } from "../call.ts";
import { PricePkr as DayPricePkr } from "../contracts/day-price.ts";
import {
  ActionReply,
  amountBetween,
  blankAsAbsent,
  optionalLines,
  optionalText,
  requiredText,
  wireNumber,
} from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { optionalUrduLines, optionalUrduName } from "./urdu-text.ts";

/**
 * The catalogue desk (docs/product.md K2), which edits the look-ups. Entries are renamed and never removed, because old jobs refer to them.
 * No job refers to an alias, so aliases can be removed.
 */

/** The search words of skills, and of sub-skills (docs/product.md K3). */
export const aliasKinds = ["aliases", "sub-skill-aliases"] as const;
export const AliasKind = z.enum(aliasKinds);
export type AliasKind = z.infer<typeof AliasKind>;

export const catalogueKinds = ["cities", "areas", "categories", "skills", "sub-skills", ...aliasKinds] as const;
export const CatalogueKind = z.enum(catalogueKinds);
export type CatalogueKind = z.infer<typeof CatalogueKind>;

/** English, Urdu in Latin letters, Urdu. */
export const aliasLanguages = ["en", "ur-Latn", "ur"] as const;
export const AliasLanguage = z.enum(aliasLanguages);
export type AliasLanguage = z.infer<typeof AliasLanguage>;

const SerialNumber = wireNumber(z.number().int().min(1).max(2_147_483_647));
const PricePkr = amountBetween(0, limits.salaryPkrMax);

/** Lists of names are comma-joined on the wire, so a name has no comma. */
const EntryName = requiredText().refine((name) => !/[,/]/.test(name), nameIssue("entry-name"));

/**
 * `parentId`: an area's city, a skill's category, a sub-skill's skill, an alias's skill or sub-skill. Only skills and sub-skills have prices, in PKR. Those of a
 * sub-skill are null while its skill's hold. Only cities have coordinates; only aliases have a language. `urduName` and `urduDescription` are null until they are translated (docs/product.md K5).
 */
export const CatalogueEntry = z.object({
  id: z.int(),
  name: z.string(),
  parentId: z.int().nullable(),
  description: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  priceFrom: z.number().nullable(),
  priceTo: z.number().nullable(),
  /** What one handyman of a skill usually costs for a day of contract work, in PKR (docs/product.md Q1). */
  dayPrice: z.number().nullable(),
  /** What those who do a skill are called, one and several of them (docs/product.md K5). */
  personName: z.string().nullable(),
  peopleName: z.string().nullable(),
  language: AliasLanguage.nullable(),
  urduName: z.string().nullable(),
  urduDescription: z.string().nullable(),
  urduPeopleName: z.string().nullable(),
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

const Fields = z.object({
  name: EntryName,
  parentId: blankAsAbsent(SerialNumber),
  description: optionalLines(limits.reasonCharacters),
  /** Required for a new city: the centre of its map. */
  latitude: blankAsAbsent(wireNumber(z.number().min(-90).max(90))),
  longitude: blankAsAbsent(wireNumber(z.number().min(-180).max(180))),
  priceFrom: blankAsAbsent(PricePkr),
  priceTo: blankAsAbsent(PricePkr),
  dayPrice: blankAsAbsent(wireNumber(DayPricePkr)),
  personName: optionalText(),
  peopleName: optionalText(),
  language: blankAsAbsent(AliasLanguage),
  urduName: optionalUrduName,
  urduDescription: optionalUrduLines,
  urduPeopleName: optionalUrduName,
});

interface Prices {
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
}

interface People {
  personName?: string | undefined;
  peopleName?: string | undefined;
}

/** One mason and several masons: without both, a number cannot be said. */
const needsBothNames = ({ personName, peopleName }: People, context: z.RefinementCtx) => {
  if ((personName === undefined) === (peopleName === undefined)) return;
  const path = [personName === undefined ? "personName" : "peopleName"];
  context.addIssue({ code: "custom", path, message: nameIssue("required") });
};

/** A band has both ends. */
const needsBothPrices = ({ priceFrom, priceTo }: Prices, context: z.RefinementCtx) => {
  if ((priceFrom === undefined) === (priceTo === undefined)) return;
  const path = [priceFrom === undefined ? "priceFrom" : "priceTo"];
  context.addIssue({ code: "custom", path, message: nameIssue("required") });
};
const hasPriceOrder = ({ priceFrom, priceTo }: Prices) =>
  priceFrom === undefined || priceTo === undefined || priceFrom <= priceTo;
const priceOrder = { path: ["priceTo"], message: nameIssue("price-order") };

const byKind = z.object({ kind: CatalogueKind });

export const CatalogueFilter = z.object({ parentId: blankAsAbsent(SerialNumber) });

export const listCatalogue = defineCall({
  method: "GET",
  path: "/Admin/catalogue/:kind",
  summary: "Entries of the catalogue.",
  notes: ["All entries of a kind, oldest first: a few hundred at most."],
  access: ["Dispatcher", "Support"],
  params: byKind,
  query: CatalogueFilter,
  reply: z.array(CatalogueEntry),
});

export const createCatalogueEntry = defineCall({
  method: "POST",
  path: "/Admin/catalogue/:kind",
  summary: "Add an entry to the catalogue.",
  access: ["Dispatcher"],
  params: byKind,
  body: Fields.superRefine(needsBothPrices).superRefine(needsBothNames).refine(hasPriceOrder, priceOrder),
  reply: ActionReply.extend({ id: z.int() }),
  status: 201,
  errors: ["name-taken"],
});

export const updateCatalogueEntry = defineCall({
  method: "PUT",
  path: "/Admin/catalogue/:kind/:id",
  summary: "Rename or describe an entry of the catalogue.",
  notes: ["Only the given fields change, and a blank one does not; an entry stays under its parent."],
  access: ["Dispatcher"],
  params: byKind.extend({ id: SerialNumber }),
  body: Fields.omit({ parentId: true })
    .partial()
    .superRefine(needsBothPrices)
    .superRefine(needsBothNames)
    .refine(hasPriceOrder, priceOrder),
  reply: ActionReply.extend({ id: z.int() }),
  errors: ["not-found", "name-taken"],
});

export const removeCatalogueAlias = defineCall({
  method: "POST",
  path: "/Admin/catalogue/:kind/:id/remove",
  summary: "Remove an alias of a skill or sub-skill.",
  access: ["Dispatcher"],
  params: z.object({ kind: AliasKind, id: SerialNumber }),
  reply: ActionReply,
  errors: ["not-found"],
});

/** A phrase that people searched without a result: how often, and the last day (2026-11-23). */
export const MissedWords = z.object({ words: z.string(), searches: z.int(), lastDay: z.string() });
export type MissedWords = z.infer<typeof MissedWords>;

/**
 * Of the last 30 days, searched for twice or more, the most frequent first, at most a hundred. Words that a search finds by now are left out
 * (docs/product.md K4).
 */
export const listMissedWords = defineCall({
  method: "GET",
  path: "/Admin/missed-words",
  summary: "Words that no search found.",
  access: ["Dispatcher"],
  reply: z.array(MissedWords),
});
