import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, lineOfText, requiredText, wireNumber } from "../fields.ts";
import { limits } from "../limits.ts";

/** Lists that forms choose from (docs/product.md K1): cities and categories have ids, skills are plain names. */

const Named = z.object({ id: z.int(), name: z.string() });
export const City = Named;
export type City = z.infer<typeof City>;
export const Area = Named;
export const Category = Named;

const idParam = <Name extends string>(name: Name) => {
  const SerialNumber = wireNumber(z.number().int().min(1).max(2_147_483_647));
  return z.object({ [name]: SerialNumber } as Record<Name, typeof SerialNumber>);
};

/** The same for everyone, and rarely changed. */
const lookup = { method: "GET", access: "public", isRemembered: true } as const;

export const listCities = defineCall({
  ...lookup,
  path: "/City/cities-list",
  summary: "Cities that are served.",
  reply: z.array(City),
});

export const listAreas = defineCall({
  ...lookup,
  path: "/Area/areas-list/:cityId",
  summary: "Areas of a city.",
  notes: ["An unknown city has no areas: an empty list."],
  params: idParam("cityId"),
  reply: z.array(Area),
});

export const listCategories = defineCall({
  ...lookup,
  path: "/Categories/categories-list",
  summary: "Service categories.",
  reply: z.array(Category),
});

export const listSkills = defineCall({
  ...lookup,
  path: "/Skill/skills-list/:categoryId",
  summary: "Names of a category's skills.",
  params: idParam("categoryId"),
  reply: z.array(z.string()),
});

export const listSubSkills = defineCall({
  ...lookup,
  path: "/Skill/sub-skills-list/:skills",
  summary: "Names of the sub-skills of skills.",
  notes: ["Skills are comma-joined."],
  params: z.object({ skills: lineOfText(limits.skillListCharacters) }),
  reply: z.array(z.string()),
});

/** Prices in PKR. */
export const DescribedSkill = z.object({
  name: z.string(),
  description: z.string(),
  priceFrom: z.number(),
  priceTo: z.number(),
  subSkills: z.array(z.string()),
  /** Only of sub-skills that have a price of their own. */
  exactPrices: z.array(z.object({ subSkill: z.string(), from: z.number(), to: z.number() })),
});
export type DescribedSkill = z.infer<typeof DescribedSkill>;

export const describeSkills = defineCall({
  ...lookup,
  path: "/Skill/skills-list-description/:categoryId",
  summary: "A category's skills, each with its prices.",
  params: idParam("categoryId"),
  reply: z.array(DescribedSkill),
});

/** What one handyman usually costs for a day of contract work, in PKR, and the largest crew that the portal prices by it (docs/product.md Q1). */
export const listDayPrices = defineCall({
  method: "GET",
  access: "public",
  path: "/Skill/day-prices",
  summary: "The usual price of a day of contract work by trade.",
  reply: z.object({ handymenMax: z.int(), trades: z.array(z.object({ trade: z.string(), dayPrice: z.number() })) }),
});

/** A kind of work that matches a search, with its usual price in PKR. The price is that of the sub-skill if it has one of its own. */
export const FoundWork = z.object({
  category: z.string(),
  skill: z.string(),
  /** The only sub-skill that the words name. Null: none, or several. */
  subSkill: z.string().nullable(),
  priceFrom: z.number(),
  priceTo: z.number(),
  /** The first sub-skills of the skill: they say what it is for. Absent in what an older page found. */
  examples: z.array(z.string()).optional(),
});
export type FoundWork = z.infer<typeof FoundWork>;

const Words = requiredText(limits.searchCharacters);

/**
 * Finds work by everyday words, in English, Roman Urdu or Urdu (docs/product.md K3): at most six, the best first. For a crew, those who build
 * come before those who repair.
 */
export const searchWork = defineCall({
  method: "GET",
  path: "/Skill/search-work",
  summary: "Kinds of work by everyday words.",
  access: "public",
  query: z.object({ words: Words, for: z.literal("crew").optional() }),
  reply: z.array(FoundWork),
  limit: "work-search",
});

/** Counts words that no search finds, without who typed them (docs/product.md K4). Words that a search finds are not counted. */
export const noteMissedWords = defineCall({
  method: "POST",
  path: "/Skill/missed-words",
  summary: "Report a search that found nothing.",
  access: "public",
  body: z.object({ words: Words }),
  reply: ActionReply,
  limit: "missed-words",
});
