import { z } from "zod";
import { defineCall } from "../call.ts";
import { optionalText, PageQuery } from "../fields.ts";

/** A handyman in the public directory: without surname, number or picture. `rating` is null before the first review. */
export const DirectoryEntry = z.object({
  firstName: z.string(),
  city: z.string(),
  area: z.string(),
  category: z.string(),
  skills: z.array(z.string()),
  rating: z.number().nullable(),
  reviews: z.int(),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

export const listDirectory = defineCall({
  method: "GET",
  path: "/Provider/directory",
  summary: "Verified handymen who accept jobs now, newest first.",
  notes: ["`category` and `city` are names from the look-ups."],
  access: "public",
  query: PageQuery.extend({ category: optionalText(), city: optionalText() }),
  paged: true,
  reply: z.array(DirectoryEntry),
});
