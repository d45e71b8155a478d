import { z } from "zod";
import { defineCall } from "../call.ts";
import { Latitude, Longitude, requiredText } from "../fields.ts";
import { workHoursNames } from "../providers/work-hours.ts";

/** What a visitor reads before they post a job (docs/product.md C8, C9). No reply names or describes a person. */

/** Handymen of one kind of work in one city: Verified, and accepting jobs now. */
const CityFacts = z.object({
  city: z.string(),
  handymen: z.int(),
  /** Only areas with a handyman. */
  areas: z.array(z.object({ area: z.string(), handymen: z.int() })),
  /** By the hours in which they take jobs (docs/product.md P7). */
  byHours: z.record(z.enum(workHoursNames), z.int()),
  /**
   * The median from posting to arrival, of jobs wished as soon as possible: of this skill, or with fewer than five lately of all work in the
   * city. Null with fewer than five of these, too.
   */
  usualArrivalMinutes: z.int().nullable(),
  /**
   * The median from posting to acceptance in this city, of all kinds of work, by when a job is posted. Null with fewer than five of the last
   * 90 days, and if most are not accepted.
   */
  usualAnswerMinutes: z.object({ day: z.int().nullable(), night: z.int().nullable() }),
  /**
   * Of the newest jobs of this city that were posted outside a handyman's usual hours and wished as soon as possible, how many had somebody
   * within an hour. Null with fewer than five of the last 90 days. Absent in replies that a phone stored before it was added.
   */
  nightJobs: z.object({ posted: z.int(), taken: z.int() }).nullable().optional(),
});

/** In PKR. */
const PriceBand = z.object({ from: z.number(), to: z.number() });

export const WorkFacts = z.object({
  /** Null for an unknown skill. */
  usualPrice: PriceBand.nullable(),
  /**
   * Between what the materials of half of its latest agreed prices cost, of those that name some. Null with fewer than five. Absent in replies
   * that a phone stored before it was added.
   */
  usualMaterials: PriceBand.nullish(),
  /** Only of sub-skills that have a price of their own: customers agreed on it, or the office set it. */
  exactPrices: z.array(PriceBand.extend({ subSkill: z.string(), isAgreed: z.boolean() })),
  /** Of 30 days, for applicants (docs/product.md P3). `work` is the skill, or with fewer than three jobs its category. Without cities with fewer. */
  postedJobs: z.array(z.object({ city: z.string(), work: z.string(), jobs: z.int() })),
  /** Only cities with a handyman. */
  cities: z.array(CityFacts),
});
export type WorkFacts = z.infer<typeof WorkFacts>;

export const getWorkFacts = defineCall({
  method: "GET",
  path: "/Skill/work-facts/:skill",
  summary: "The usual price of a kind of work, its jobs and handymen by city, and how soon they accept and arrive.",
  notes: [
    "An unknown skill has no price and no cities.",
    "`exactPrices` are those of sub-skills, `usualMaterials` what comes on top (docs/product.md C8).",
    "The night is from 22 to 7 in Pakistan.",
    "Cached for a minute.",
  ],
  access: "public",
  isRemembered: true,
  params: z.object({ skill: requiredText() }),
  reply: WorkFacts,
});

/** A POST, so that the position is in no address and no log. It is not stored. */
export const findNearestPlace = defineCall({
  method: "POST",
  path: "/Area/nearest",
  summary: "The city and area of a position.",
  notes: [
    "`areas` has one area when it is certain, up to four when it is not, and none when no area is known nearby.",
    "`city` is null far from every city.",
  ],
  access: "public",
  body: z.object({ latitude: Latitude, longitude: Longitude }),
  reply: z.object({ city: z.string().nullable(), areas: z.array(z.string()) }),
  limit: "search",
});
