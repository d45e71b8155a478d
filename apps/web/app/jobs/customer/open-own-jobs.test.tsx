import { afterEach, expect, test } from "vitest";
import { followedJob, followedJobId } from "../../../test-setup/followed-job.ts";
import { readPage } from "../../../test-setup/screen-reading.ts";
import { customer, enterAs, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { markOwnJobs } from "./jobs-coming.tsx";

afterEach(leave);

const done = { ...followedJob, status: "Completed", priceStatus: "agreed" };
const listed = [
  followedJob,
  { ...done, nextSteps: ["confirm"] },
  { ...done, nextSteps: [] },
  { ...done, nextSteps: [], followsJobId: followedJobId },
  { ...followedJob, nextSteps: [] },
].map((job, digit) => ({ ...job, id: followedJobId.replace(/.$/, `${digit}`) }));

test("each job of a customer's list names what waits for them, and one that is over can be posted again", async () => {
  await visit({ path: "/jobs", who: customer, replies: { "my-jobs": { body: listed } } });
  await readPage("Answer the price");
  const cards = [...document.querySelectorAll("article")];
  const linksOf = (card: Element) => [...card.querySelectorAll("a")].map(({ textContent }) => textContent);
  expect(cards.map(linksOf)).toEqual([
    ["Answer the price"],
    ["Confirm and rate"],
    ["See this job", "Post this job again"],
    ["See this job"],
    ["Follow this job"],
  ]);
  const again = cards[2]?.querySelectorAll("a")[1];
  expect(again?.getAttribute("href")).toBe(`/jobs/new?again=${followedJobId.replace(/.$/, "2")}`);
});

test("a job has its customer's own words as its name, with the work below; long words stay on its page", async () => {
  const long = "The tap in the kitchen drips all day, and at night it is loud.";
  const jobs = [
    { ...listed[0], description: "AC drips" },
    { ...listed[4], description: long },
  ];
  await visit({ path: "/jobs", who: customer, replies: { "my-jobs": { body: jobs } } });
  await readPage("Answer the price");
  const [own, other] = [...document.querySelectorAll("article")];
  expect(own?.querySelector("h2")?.textContent).toBe("AC drips");
  expect(own?.textContent).toContain(followedJob.subSkill ?? followedJob.skill);
  expect(other?.querySelector("h2")?.textContent).toBe(followedJob.subSkill ?? followedJob.skill);
});

test("a job that nobody has accepted says its wished time", async () => {
  const waits = { ...followedJob, status: "Requested", provider: null, nextSteps: [] };
  const jobs = [
    { ...waits, scheduledFor: "2036-05-02T13:00:00.000Z" },
    { ...waits, id: listed[1]?.id, scheduledFor: null },
  ];
  await visit({ path: "/jobs", who: customer, replies: { "my-jobs": { body: jobs } } });
  await readPage("For 02-May-2036, 6:00\u00A0pm");
  await readPage("As soon as possible");
});

test("a card says the work, the time and the state, then its button; number and place are below it", async () => {
  const accepted = { ...followedJob, status: "Accepted", salary: null, priceStatus: null, nextSteps: [] };
  const job = { ...accepted, saidTime: "2036-05-02T13:00:00.000Z" };
  await visit({ path: "/jobs", who: customer, replies: { "my-jobs": { body: [job] } } });
  await readPage("02-May-2036, 6:00\u00A0pm");
  const text = document.querySelector("article")?.textContent ?? "";
  const order = ["AC Installation", "02-May-2036", "Follow this job", "House 12, Street 45", "H-10482", "Posted"];
  const places = order.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("jobs that wait for the customer are first in the list, the others stay in their order", async () => {
  await visit({ path: "/jobs", who: customer, replies: { "my-jobs": { body: listed.toReversed() } } });
  await readPage("Answer the price");
  const links = [...document.querySelectorAll("article a:first-of-type")].map(({ textContent }) => textContent);
  const others = ["Follow this job", "See this job", "See this job"];
  expect(links).toEqual(["Confirm and rate", "Answer the price", ...others]);
});

test.each([
  ["a visitor", undefined, false],
  ["a handyman", provider, false],
  ["a customer", customer, true],
])("before the scripts have come, the page knows whether %s has jobs", (_, who, hasJobs) => {
  enterAs(who);
  delete document.documentElement.dataset.hasJobs;
  new Function(markOwnJobs)();
  expect("hasJobs" in document.documentElement.dataset).toBe(hasJobs);
  delete document.documentElement.dataset.hasJobs;
});
