import { z } from "zod";
import { defineCall } from "./call.ts";
import { wireNumber } from "./fields.ts";
import { limits } from "./limits.ts";

/** Lists that forms choose from (spec, points 3 and 7): cities and categories have ids, skills are plain names. */

const Named = z.object({ id: z.int(), name: z.string() });
export const City = Named;
export type City = z.infer<typeof City>;
export const Area = Named;
export const Category = Named;

const idParam = <Name extends string>(name: Name) => {
  const SerialNumber = wireNumber(z.number().int().min(1).max(2_147_483_647));
  return z.object({ [name]: SerialNumber } as Record<Name, typeof SerialNumber>);
};

export const listCities = defineCall({
  method: "GET",
  path: "/City/cities-list",
  summary: "Cities that are served.",
  access: "public",
  reply: z.array(City),
});

/** An unknown city has no areas: an empty list. */
export const listAreas = defineCall({
  method: "GET",
  path: "/Area/areas-list/:cityId",
  summary: "Areas of a city.",
  access: "public",
  params: idParam("cityId"),
  reply: z.array(Area),
});

export const listCategories = defineCall({
  method: "GET",
  path: "/Categories/categories-list",
  summary: "Service categories.",
  access: "public",
  reply: z.array(Category),
});

export const listSkills = defineCall({
  method: "GET",
  path: "/Skill/skills-list/:categoryId",
  summary: "Names of a category's skills.",
  access: "public",
  params: idParam("categoryId"),
  reply: z.array(z.string()),
});

/** Skills go comma-joined in one path part (spec, point 7). */
export const listSubSkills = defineCall({
  method: "GET",
  path: "/Skill/sub-skills-list/:skills",
  summary: "Names of the sub-skills of one or more skills, comma-joined.",
  access: "public",
  params: z.object({ skills: z.string().max(limits.skillListCharacters) }),
  reply: z.array(z.string()),
});
