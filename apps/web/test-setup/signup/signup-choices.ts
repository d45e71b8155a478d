import type { FakedReplies } from "../faked-server.ts";

const named = (...names: readonly string[]) => ({ body: names.map((name, index) => ({ id: index + 1, name })) });

const described = (name: string, priceFrom: number, priceTo: number) => ({
  ...{ name, description: "", priceFrom, priceTo, subSkills: [], exactPrices: [] },
});

/** The lists of the signup form, as far as its tests need them. */
export const signupChoices: FakedReplies = {
  "cities-list": named("Islamabad", "Rawalpindi", "Lahore"),
  "areas-list/1": named("G-9", "F-10"),
  "areas-list/2": named("Saddar"),
  "categories-list": named("Installations", "Construction", "Specialists"),
  "skills-list/1": { body: ["Plumbing Installation", "AC Installation"] },
  "skills-list/2": { body: ["Masonry"] },
  "skills-list-description/1": {
    body: [described("Plumbing Installation", 1_500, 6_000), described("AC Installation", 0, 0)],
  },
  "skills-list-description/2": { body: [described("Masonry", 2_000, 4_000)] },
};
