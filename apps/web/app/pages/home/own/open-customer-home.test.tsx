import { afterEach, expect, test } from "vitest";
import { askedCrew } from "../../../../test-setup/contracts/asked-crew.ts";
import { failing } from "../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../test-setup/followed-job.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const requested = {
  ...followedJob,
  skill: "Wiring",
  status: "Requested",
  salary: null,
  priceStatus: null,
  provider: null,
  isOffered: true,
  nextSteps: [],
};
const coming = { ...requested, skill: "Locksmith", status: "Accepted", provider: followedJob.provider };
const done = { ...followedJob, skill: "Painting", status: "Completed", priceStatus: "agreed", nextSteps: ["confirm"] };
const listed = [requested, coming, followedJob, done].map((job, digit) => ({
  ...job,
  id: followedJobId.replace(/.$/, `${digit}`),
}));

test("a customer's start page begins with what waits for their decision", async () => {
  await visit({ path: "/home", who: customer, replies: { "my-jobs": { body: listed } } });
  await readPage("The price is PKR 1,500.");
  const links = [...document.querySelectorAll(".own-home-cards a")].map(({ textContent }) => textContent);
  expect(links).toEqual(["Answer the price", "Confirm and rate", "Follow this job"]);
});

test("who has a handyman comes before who waits for one", async () => {
  await visit({ path: "/home", who: customer, replies: { "my-jobs": { body: listed.slice(0, 2) } } });
  await readPage("Nobody has accepted yet.");
  const shown = document.querySelector(".own-home-cards")?.textContent ?? "";
  expect(shown.indexOf("Locksmith")).toBeLessThan(shown.indexOf("Wiring"));
});

const [said, agreed, past] = ["2036-05-01T06:01:00.000Z", "2036-05-01T05:30:00.000Z", "2026-05-01T06:01:00.000Z"];

test.each([
  ["Comes at about 01-May-2036, 11:01", { saidTime: said }],
  ["Comes at about 01-May-2036, 11:01", { saidTime: said, scheduledFor: agreed }],
  ["Comes 01-May-2036, 10:30", { scheduledFor: agreed }],
  ["Comes as soon as possible", {}],
  ["Later than announced (01-May-2026, 11:01", { saidTime: past }],
])("the card of a job says when its handyman comes, first as they said: %s", async (text, times) => {
  await visit({ path: "/home", who: customer, replies: { "my-jobs": { body: [{ ...coming, ...times }] } } });
  await wait(() => document.querySelector(".own-home-cards")?.textContent?.includes(text), text);
});

test("what the portal says to handymen is folded below a customer's work", async () => {
  await visit({ path: "/home", who: customer, replies: { "my-jobs": { body: listed } } });
  const folded = await wait(() => document.querySelector<HTMLDetailsElement>("details.folded-welcome"), "welcome");
  expect(folded.open).toBe(false);
  expect(folded.textContent).toContain("Become a Handyman");
  await wait(() => {
    const work = document.querySelector(".own-home-cards");
    return work && work.compareDocumentPosition(folded) & Node.DOCUMENT_POSITION_FOLLOWING;
  }, "work above the welcome");
});

test("until the jobs are loaded their place is held", async () => {
  const other = { ...customer, email: "sana.malik@example.pk" };
  await visit({ path: "/home", who: other, replies: { "my-jobs": { isHeld: true } } });
  await wait(() => document.querySelector(".own-home-coming"), "place of the jobs");
});

test("a place is not held for jobs that could not be loaded", async () => {
  const other = { ...customer, email: "sana.malik@example.pk" };
  const findHeld = () => document.querySelector(".own-home-coming");
  let wasHeld = false;
  const watcher = new MutationObserver(() => {
    wasHeld ||= findHeld() !== null;
  });
  watcher.observe(document, { subtree: true, childList: true });
  await visit({ path: "/home", who: other, replies: { "my-jobs": failing } });
  await wait(() => wasHeld && !findHeld(), "place of the jobs, then the page without it");
  watcher.disconnect();
});

const waitingQuote = {
  ...{ ...askedCrew, id: followedJobId, status: "Quoted", amount: 640_000, nextSteps: ["accept", "decline"] },
};
const emptyList = { body: { message: "", data: [] } };

test.each([
  ["the quote that waits for their answer", [waitingQuote], `/contracts?section=quote&answer=${followedJobId}`],
  ["the link to contracts when nothing waits", [], "/contracts"],
])("a contractor without single jobs sees %s", async (_title, quotes, path) => {
  const replies = {
    "my-jobs": { body: [] },
    "Contracts/quotes": { body: { message: "", data: quotes } },
    "Contracts/active": emptyList,
    "Contracts/requested": emptyList,
  };
  await visit({ path: "/home", who: { ...customer, email: `crews${quotes.length}@example.pk` }, replies });
  await wait(() => document.querySelector(`.own-home a[href="${path}"]`), path);
  const shown = document.querySelector(".own-home")?.textContent ?? "";
  expect(shown.includes("PKR 640,000")).toBe(quotes.length > 0);
});

test("a contractor with a job reads the quote that waits for their answer below it", async () => {
  const replies = {
    "my-jobs": { body: [requested] },
    "Contracts/quotes": { body: { message: "", data: [waitingQuote] } },
    "Contracts/active": emptyList,
    "Contracts/requested": emptyList,
  };
  await visit({ path: "/home", who: { ...customer, email: "both@example.pk" }, replies });
  await wait(() => document.querySelector(`.own-home a[href$="answer=${followedJobId}"]`), "quote");
  await readPage("Nobody has accepted yet.");
});

test("a job for which nobody is left to ask says on the start page that the office calls", async () => {
  const replies = { "my-jobs": { body: [{ ...requested, isOffered: false }] } };
  await visit({ path: "/home", who: { ...customer, email: "waits@example.pk" }, replies });
  await readPage("Nobody yet. The office calls you.");
});

test("until a contractor's work is known its place is held, and no card comes first", async () => {
  const replies = {
    "my-jobs": { body: [] },
    "Contracts/quotes": { isHeld: true as const },
    "Contracts/active": emptyList,
    "Contracts/requested": emptyList,
  };
  await visit({ path: "/home", who: { ...customer, email: "slow@example.pk" }, replies });
  await wait(() => document.querySelector(".own-home[aria-label] .own-home-coming"), "place of the work");
  expect(document.querySelector(".own-home a[href='/contracts']")).toBeNull();
});
