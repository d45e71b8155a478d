import type { FakedReplies } from "../faked-server.ts";

const named = (...names: readonly string[]) => ({ body: names.map((name, index) => ({ id: index + 1, name })) });

/** The lists of the signup form, as far as its tests need them. */
export const signupChoices: FakedReplies = {
  "cities-list": named("Islamabad", "Rawalpindi", "Lahore"),
  "areas-list/1": named("G-9", "F-10"),
  "areas-list/2": named("Saddar"),
  "categories-list": named("Installations", "Construction", "Specialists"),
  "skills-list/1": { body: ["Plumbing Installation", "AC Installation"] },
  "skills-list/2": { body: ["Masonry"] },
};
