import type { HandymanPage, PublicReview } from "@hunarmand/api/providers/directory";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fill, findField } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a23";
const naveed: HandymanPage = {
  ...{ id, firstName: "Naveed", city: "Islamabad", area: "G-9", category: "Installations", hasPicture: true },
  ...{ skills: ["AC Installation", "Plumbing Installation"], rating: 4.5, reviews: 2 },
  ...{ jobsDone: 12, verifiedDate: "2026-03-04T08:00:00.000Z", takesJobs: true, freeAgain: null },
};
const review: PublicReview = {
  skill: "AC Installation",
  rating: 5,
  words: "Quick and clean.",
  date: "2026-05-01T08:00:00.000Z",
};
const answers = (handyman: HandymanPage) => ({
  [`directory/${id}`]: { body: handyman },
  [`directory/${id}/reviews`]: { body: [review] },
});
const listLinks = () => [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
const path = `/providers/${id}`;

test("the page of a handyman shows face, work, reviews in words, jobs done and since when they are verified", async () => {
  await visit({ path, replies: answers(naveed) });
  for (const text of ["Naveed", "G-9, Islamabad", "12 jobs done", "Verified at our office since March 2026"]) {
    await readPage(text);
  }
  await readPage("Quick and clean.");
  const face = document.querySelector<HTMLImageElement>("main img.profile-picture");
  expect(face?.getAttribute("src")).toBe(`/api/Provider/directory/${id}/picture`);
  expect(document.title).toContain("Naveed, Installations in Islamabad");
});

test("each skill of a handyman leads to a posting that asks them first", async () => {
  await visit({ path, who: customer, replies: answers(naveed) });
  await readPage("Ask Naveed first");
  expect(listLinks()).toContain(`/jobs/new?handyman=${id}&category=Installations&skill=Plumbing+Installation`);
});

test("each skill says its usual price, also of a handyman who takes no jobs now", async () => {
  const [work] = naveed.skills;
  const prices = { name: work, description: "", priceFrom: 1_500, priceTo: 4_000, subSkills: [], exactPrices: [] };
  const lists = {
    "categories-list": { body: [{ id: 1, name: naveed.category }] },
    "skills-list-description/1": { body: [prices] },
  };
  for (const takesJobs of [true, false]) {
    await visit({ path, replies: { ...answers({ ...naveed, takesJobs }), ...lists } });
    await readPage("Usually PKR 1,500 to 4,000, plus any materials");
    await readPage("Plumbing Installation");
  }
});

test("a handyman who takes no jobs now cannot be asked, nor can another handyman ask", async () => {
  await visit({ path, replies: answers({ ...naveed, takesJobs: false }) });
  await readPage("Naveed takes no new jobs now.");
  expect(listLinks().filter((link) => link?.startsWith("/jobs/new"))).toEqual([]);
  await visit({ path, who: provider, replies: answers(naveed) });
  await readPage("12 jobs done");
  expect(listLinks().filter((link) => link?.startsWith("/jobs/new"))).toEqual([]);
});

test("a page that is gone says so, and leads to others", async () => {
  const body = { code: "provider-not-found", message: "Not found", error: "Not found", requestId: "1" };
  await visit({ path, replies: { [`directory/${id}`]: { status: 404, body } } });
  await readPage("This handyman is not here");
  expect(listLinks()).toContain("/providers");
  expect(document.title).toContain("This handyman is not here");
});

test("the directory is filtered by skill and area, and another category or city removes them", async () => {
  const { jobsDone: _done, verifiedDate: _date, takesJobs: _takes, freeAgain: _free, ...entry } = naveed;
  const opened = await visit({
    path: "/providers",
    replies: {
      directory: { body: [entry] },
      "categories-list": {
        body: [
          { id: 1, name: "Installations" },
          { id: 2, name: "Construction" },
        ],
      },
      "skills-list/1": { body: ["AC Installation"] },
      "skills-list/2": { body: ["Masonry"] },
      "cities-list": { body: [{ id: 1, name: "Islamabad" }] },
      "areas-list/1": { body: [{ id: 1, name: "G-9" }] },
    },
  });
  await fill({ category: "Installations" });
  await fill({ skill: "AC Installation", city: "Islamabad" });
  await fill({ area: "G-9" });
  await wait(() => findField("area")?.value === "G-9", "area");
  await fill({ category: "Construction" });
  await wait(() => findField("skill")?.value === "", "skill that is removed");
  expect(findField("area")?.value).toBe("G-9");
  expect(listLinks()).toContain(path);
  expect(opened.readPath()).toBe("/providers");
});
