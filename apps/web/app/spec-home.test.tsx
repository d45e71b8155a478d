import { expect, test } from "vitest";
import { acceptedJob, offeredJob } from "../test-setup/job-replies.ts";
import { profile } from "../test-setup/profile-replies.ts";
import { fill } from "../test-setup/screen-person.ts";
import { wait } from "../test-setup/screen-reading.ts";
import { customer, email, provider } from "../test-setup/signed-in.ts";
import { visit, waitForPath } from "../test-setup/visit.ts";

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

const plumbing = {
  category: "Installations",
  skill: "Plumbing Installation",
  subSkill: null,
  priceFrom: 1_500,
  priceTo: 25_000,
};

test("home first asks a visitor what they need: plain trades, then the spec's groups, above the welcome", async () => {
  await visit({ path: "/home" });
  const plain = ["Plumber", "Electrician", "AC", "Carpenter", "Painter", "Cleaning"];
  const groups = ["Installations", "Construction", "Maintenance & Repairers", "Specialists", "Domestic Staff"];
  await readAboveWelcome(["What do you need done?", ...plain, ...groups]);
});

test("a tap on a plain trade at home searches for its word, and shows the kinds of work with their prices", async () => {
  await visit({ path: "/home", replies: { "search-work": { body: [plumbing] } } });
  const tile = await wait(() => document.querySelector<HTMLElement>('main a[href="?work=Plumber"]'), "tile");
  tile.click();
  const link = await wait(() => document.querySelector(".found-work-way"), "work found");
  expect(link.textContent).toContain("PKR 1,500 to 25,000");
  expect(document.querySelector<HTMLInputElement>("main input[type=search]")?.value).toBe("Plumber");
});

test("Enter at once searches, shows what it found, and opens it only the second time", async () => {
  const screen = await visit({ path: "/home", replies: { "search-work": { body: [plumbing] } } });
  await fill({ work: "nalka kharab" });
  const submit = () => document.querySelector<HTMLButtonElement>(".trade-search-form button")?.click();
  submit();
  await wait(() => readMain().includes("Searching…") || readMain().includes("1 kind of work"), "answer to Enter");
  await wait(() => readMain().includes("1 kind of work"), "work found");
  expect(screen.readPath()).toBe("/home");
  submit();
  await waitForPath("/jobs/new");
});

test("Enter without a word says what to type", async () => {
  await visit({ path: "/home" });
  const button = await wait(() => document.querySelector<HTMLButtonElement>(".trade-search-form button"), "button");
  button.click();
  await wait(() => readMain().includes("Type the work you need, such as plumber."), "what to type");
});

test("a word typed at home leads to posting that work, and a word without a match says so", async () => {
  const replies = { "search-work": { body: [plumbing] } };
  await visit({ path: "/home", replies });
  await fill({ work: "plumber" });
  const link = await wait(() => document.querySelector(".found-work-way"), "work found");
  expect(link.getAttribute("href")).toBe("/jobs/new?category=Installations&skill=Plumbing+Installation&trade=1");
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
      earnings: {
        body: {
          from: "2026-05-01",
          to: "2026-05-01",
          ...none,
          net: 2_700,
          days: [],
          cashToReport: null,
          cashWaiting: 0,
          cashDiffering: null,
          cashSaid: null,
          cashUnconfirmed: 0,
        },
      },
    },
  });
  await readAboveWelcome(["Your current job", "Ayesha Siddiqui", "1 new job", "PKR 2,700"]);
});

test("home starts with the state of the application for an unverified handyman", async () => {
  await visit({
    path: "/home",
    who: { ...provider, username: "Sana Malik", status: "Pending" },
    replies: { edituser: { body: { ...profile, status: "Pending" } } },
  });
  await readAboveWelcome(["Your account is pending verification"]);
});

test("home shows an applicant the time of their visit to the office", async () => {
  const booked = { id: profile.id, startsAt: "2036-03-09T06:30:00.000Z", status: "Booked", nextSteps: [] };
  await visit({
    path: "/home",
    who: { ...provider, username: "Sana Malik", status: "Pending" },
    replies: {
      edituser: { body: { ...profile, status: "Pending" } },
      "Provider/visit": {
        body: {
          visit: booked,
          came: false,
          slots: [],
          bring: "Your CNIC",
          usualDecisionDays: null,
          visitMinutes: 15,
          officeKilometers: null,
        },
      },
    },
  });
  await readAboveWelcome(["All done. Come to our office.", "Sunday, 9 March, 11:30", "Bring your CNIC."]);
});

test("home starts with links to post a job and to contracts for a customer without jobs", async () => {
  await visit({ path: "/home", who: { ...customer, username: "Ayesha Siddiqui" } });
  await readAboveWelcome(["No job in progress", "Go to contracts", "What do you need done?"]);
});
