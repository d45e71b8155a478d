import { z } from "zod";
import { defineCall } from "../call.ts";
import { Id, optionalText, PageQuery, requiredText } from "../fields.ts";

/**
 * A handyman in the public directory: without surname, phone number or account id. `id` is the public id of their page. `rating` is null
 * before the first review (docs/product.md P11).
 */
export const DirectoryEntry = z.object({
  id: Id,
  firstName: z.string(),
  city: z.string(),
  area: z.string(),
  category: z.string(),
  skills: z.array(z.string()),
  rating: z.number().nullable(),
  reviews: z.int(),
  /** Whether `getDirectoryPicture` has a picture. */
  hasPicture: z.boolean(),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

export const listDirectory = defineCall({
  method: "GET",
  path: "/Provider/directory",
  summary: "Verified handymen who accept jobs now, best rated first.",
  notes: ["All filters are names from the look-ups. Areas of two cities may share a name."],
  access: "public",
  query: PageQuery.extend({
    category: optionalText(),
    skill: optionalText(),
    city: optionalText(),
    area: optionalText(),
  }),
  paged: true,
  reply: z.array(DirectoryEntry),
});

/** Not cached, so a handyman is gone as soon as they are suspended. */
export const listBestHandymen = defineCall({
  method: "GET",
  path: "/Provider/best-handymen",
  summary: "Up to three handymen whom a job of this skill and city can be offered to now, best first.",
  notes: ["First those who take jobs at this hour and have none, then by stars and reviews, then those of the area."],
  access: "public",
  query: z.object({ skill: requiredText(), city: requiredText(), area: optionalText() }),
  reply: z.array(DirectoryEntry),
});

/** Not cached: a crew that gets a handyman counts at once. */
export const listFreeHandymen = defineCall({
  method: "GET",
  path: "/Provider/free-handymen",
  summary: "How many handymen of this skill and city a crew can get, and up to three of them, best first.",
  notes: [
    "Verified, taking jobs, and on no crew of an active contract.",
    "`near` counts those of the neighbouring city. Null if it has none.",
  ],
  access: "public",
  query: z.object({ skill: requiredText(), city: requiredText() }),
  reply: z.object({
    /** Of the skill. Null if nobody is free. */
    category: z.string().nullable(),
    free: z.int(),
    near: z.object({ city: z.string(), free: z.int() }).nullable(),
    best: z.array(DirectoryEntry),
  }),
});

/** The public page of a handyman. */
export const HandymanPage = DirectoryEntry.extend({
  jobsDone: z.int(),
  verifiedDate: z.iso.datetime().nullable(),
  /** Whether a job can ask them first now. */
  takesJobs: z.boolean(),
  /** From when their own jobs leave time, at a full quarter of an hour. Null if they do now (docs/product.md J25). */
  freeAgain: z.iso.datetime().nullable(),
});
export type HandymanPage = z.infer<typeof HandymanPage>;

const params = z.object({ id: Id });

export const readHandyman = defineCall({
  method: "GET",
  path: "/Provider/directory/:id",
  summary: "The public page of a Verified handyman, by its public id.",
  notes: ["Replies 404 as soon as they are suspended or closed."],
  access: "public",
  params,
  reply: HandymanPage,
  errors: ["provider-not-found"],
});

/** A customer's review as everybody reads it: without the customer, and without contact data. */
export const PublicReview = z.object({
  skill: z.string(),
  rating: z.int().min(1).max(5),
  words: z.string(),
  date: z.iso.datetime(),
});
export type PublicReview = z.infer<typeof PublicReview>;

export const listHandymanReviews = defineCall({
  method: "GET",
  path: "/Provider/directory/:id/reviews",
  summary: "Customers' reviews with words of a Verified handyman, newest first.",
  notes: ["Contact data and the handyman's surname are hidden."],
  access: "public",
  params,
  query: PageQuery,
  paged: true,
  reply: z.array(PublicReview),
  errors: ["provider-not-found"],
});

export const getDirectoryPicture = defineCall({
  method: "GET",
  path: "/Provider/directory/:id/picture",
  summary: "The small profile picture of a Verified handyman; 404 without one.",
  notes: ["WebP, at most 256 pixels a side. Caches may store it for ten minutes."],
  access: "public",
  params,
  limit: "public-picture",
  reply: "binary",
  errors: ["provider-not-found", "not-found"],
});

export const countHandymen = defineCall({
  method: "GET",
  path: "/Provider/total-handymen",
  summary: "Number of verified handymen.",
  notes: [
    "Shown live on home (docs/product.md P11): Verified providers.",
    "A decision of the office shows at once, and on other processes within a minute.",
  ],
  access: "public",
  isRemembered: true,
  reply: z.int(),
});
