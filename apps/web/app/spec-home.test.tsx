import { expect, test } from "vitest";
import { acceptedJob, offeredJob } from "../test-setup/job-replies.ts";
import { profile } from "../test-setup/profile-replies.ts";
import { fill, wait } from "../test-setup/screen-person.ts";
import { customer, email, provider } from "../test-setup/signed-in.ts";
import { visit } from "../test-setup/visit.ts";

const readMain = () => document.querySelector("main")?.textContent ?? "";

/** Returns these texts in the order in which they are above the welcome. */
const readAboveWelcome = (texts: readonly string[]) =>
  wait(
    () => {
      const places = [...texts, "Welcome to Hunarmand"].map((text) => readMain().indexOf(text));
      return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
    },
    () => `${texts} above the welcome, but ${readMain()}`,
  );

test("home first asks a visitor what they need, with the five trades above the welcome", async () => {
  await visit({ path: "/home" });
  await readAboveWelcome(["What do you need done?", "Installations", "Construction", "Specialists", "Domestic Staff"]);
});

test("a word typed at home leads to posting that work, and a word without a match says so", async () => {
  const work = { category: "Installations", skill: "Plumbing Installation", priceFrom: 1_500, priceTo: 25_000 };
  const replies = { "search-work": { body: [work] } };
  await visit({ path: "/home", replies });
  await fill({ work: "plumber" });
  const link = await wait(() => document.querySelector(".found-work-way"), "work found");
  expect(link.getAttribute("href")).toBe("/jobs/new?category=Installations&skill=Plumbing+Installation");
  expect(link.textContent).toContain("PKR 1,500 to 25,000");
  await visit({ path: "/home", replies: { "search-work": { body: [] } } });
  await fill({ work: "piano" });
  await wait(() => readMain().includes("Nothing found for “piano”."), "word that nothing was found");
});

test("home starts with a handyman's running job, open offers and today's earnings", async () => {
  const none = { gross: 0, fee: 0, net: 0, jobs: 0 };
  await visit({
    path: "/home",
    who: { ...provider, username: "Bilal Khan" },
    replies: {
      [`handyman-active-jobs/${email}`]: { body: [acceptedJob] },
      [`handyman-requested-jobs/${email}`]: { body: [offeredJob] },
      earnings: { body: { from: "2026-05-01", to: "2026-05-01", ...none, net: 2_700, days: [] } },
    },
  });
  await readAboveWelcome(["Your current job", "Ayesha Siddiqui", "1 open offer", "PKR 2,700"]);
});

test("home starts with the state of the application for an unverified handyman", async () => {
  await visit({
    path: "/home",
    who: { ...provider, username: "Sana Malik", status: "Pending" },
    replies: { edituser: { body: { ...profile, status: "Pending" } } },
  });
  await readAboveWelcome(["Your account is pending verification"]);
});

test("home starts with links to post a job and to contracts for a customer without jobs", async () => {
  await visit({ path: "/home", who: { ...customer, username: "Ayesha Siddiqui" } });
  await readAboveWelcome(["No job under way", "Go to contracts", "What do you need done?"]);
});
