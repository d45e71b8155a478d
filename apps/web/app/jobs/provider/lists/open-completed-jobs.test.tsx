import { afterEach, expect, test } from "vitest";
import { done as reply } from "../../../../test-setup/faked-server.ts";
import { detailedJob } from "../../../../test-setup/job-replies.ts";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const earlierId = "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c12";

const done = {
  ...detailedJob,
  ...{
    status: "Completed",
    completedDate: "2026-03-02T08:00:00.000Z",
    earning: 4_500,
    rating: 5,
    customerName: "Ayesha",
  },
  ...{
    cash: "confirmed",
    cashDeclared: 4_500,
    cashClaimed: null as number | null,
    cashSaid: null as number | null,
    confirmedDate: "2026-03-02T09:00:00.000Z",
    problem: null,
    nextSteps: [],
  },
};
const list = { [`completed-jobs/${email}`]: { body: [done] } };
const recent = {
  from: "2026-02-01",
  to: "2026-03-02",
  gross: 5_000,
  fee: 500,
  net: 4_500,
  jobs: 2,
  days: [],
  cashToReport: null,
  cashWaiting: 0,
  cashDiffering: null,
  cashSaid: null,
  cashUnconfirmed: 0,
};

test("the completed jobs start with the earnings of the last 30 days, and have a row each", async () => {
  await visit({ path: "/completedjobs", who: provider, replies: { ...list, "Provider/earnings": { body: recent } } });
  await readPage("PKR 4,500 after fees");
  await readPage("2 paid jobs");
  await readPage(`02-Mar-2026 · Ayesha · ${done.area}, ${done.city}`);
  expect([...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"))).toContain("/earnings");
});

const said = { ...done, cashDeclared: null, cashSaid: 4_500, customerName: "Ayesha Siddiqui" };

test("cash that counts by the customer's word alone is asked about, and one tap agrees", async () => {
  const path = `completed-jobs/${email}`;
  const agreed = { ...said, cashDeclared: 4_500, cashSaid: null };
  const declare = { ...reply("We have your report."), changes: { [path]: { body: [agreed] } } };
  const replies = { [path]: { body: [said] }, "declare-cash": declare };
  await visit({ path: "/completedjobs", who: provider, replies });
  await readPage("Did Ayesha pay you PKR 4,500 in cash? Ayesha says yes.");
  await press("Yes, I got PKR 4,500");
  await readToast("We have your report.");
  await readPage("PKR 4,500 in cash, confirmed.");
});

test("who did not get the cash complains about the job", async () => {
  await visit({ path: "/completedjobs", who: provider, replies: { [`completed-jobs/${email}`]: { body: [said] } } });
  const way = await wait(
    () => [...document.querySelectorAll("main a")].find(({ textContent }) => textContent === "I did not get this"),
    "way to the office",
  );
  const { searchParams } = new URL(way.getAttribute("href") ?? "", "http://portal.test");
  expect(searchParams.get("job")).toBe(said.jobId);
  expect(searchParams.get("subject")).toBe("I did not get the cash: Plumbing Installation (H-10482)");
});

test("amounts of cash that differ are both named, with the way to correct the own one", async () => {
  const stated = { cash: "declared", cashDeclared: 4_500, cashClaimed: 4_000, nextSteps: ["declareCash"] };
  const body = [{ ...done, ...stated }];
  await visit({ path: "/completedjobs", who: provider, replies: { [`completed-jobs/${email}`]: { body } } });
  await readPage("You said PKR 4,500, the customer said PKR 4,000. Our office asks you both.");
  await wait(() => findButton("Correct the cash"), "way to correct it");
  expect(document.querySelector("main")?.textContent).not.toContain("You reported");
});

test("another amount that the customer has stated first is asked about, and the own one can be reported", async () => {
  const stated = { cash: "undeclared", cashDeclared: null, cashClaimed: 4_000, nextSteps: ["declareCash"] };
  const body = [{ ...done, ...stated }];
  await visit({ path: "/completedjobs", who: provider, replies: { [`completed-jobs/${email}`]: { body } } });
  await readPage("Did Ayesha pay you PKR 4,000 in cash? Ayesha says yes.");
  await wait(() => findButton("I got another amount"), "way to report another amount");
  expect(findButton("I received cash")).toBeUndefined();
});

test.each([
  [{}, "The customer gave 5 stars"],
  [{ confirmedDate: null, rating: 4 }, "Waiting for the customer to confirm"],
])("a completed job with %o says whose stars it shows, and what it waits for: %s", async (changes, text) => {
  const body = [{ ...done, ...changes }];
  await visit({ path: "/completedjobs", who: provider, replies: { [`completed-jobs/${email}`]: { body } } });
  await readPage(text);
  const isWaiting = document.querySelector("main")?.textContent?.includes("Waiting for the customer");
  expect(isWaiting).toBe("confirmedDate" in changes);
  expect(document.querySelectorAll("main .stars"), "stars that the form filled in are nobody's").toHaveLength(
    "confirmedDate" in changes ? 0 : 1,
  );
});

test("the cash of the last job is reported at the thumb, which names the job, and each report names its amount", async () => {
  const open = { ...done, cash: "undeclared", cashDeclared: null, nextSteps: ["declareCash"] };
  const earlier = { ...open, id: earlierId, jobId: earlierId, earning: 3_000 };
  await visit({
    path: "/completedjobs",
    who: provider,
    replies: { [`completed-jobs/${email}`]: { body: [open, earlier] } },
  });
  await readPage("You keep PKR 4,050.");
  const bars = document.querySelectorAll("main .thumb-bar");
  expect(bars, "only of the last one").toHaveLength(1);
  expect(bars[0]?.textContent).toBe("Plumbing Installation, G-9, AyeshaI received PKR 4,500 in cash");
  expect(findButton("I received PKR 4,500 in cash")?.dataset.variant).toBe("filled");
  expect(findButton("I received PKR 3,000 in cash")?.dataset.variant).toBe("default");
});

test("a handyman sees their complaint on the job, and can complain from there", async () => {
  const complaint = {
    reference: "H-AAAAA-BBBBB",
    status: "Resolved",
    createdDate: done.completedDate,
    subject: null,
    answer: "Called.",
  };
  const body = [{ ...done, complaints: [complaint] }];
  await visit({ path: "/completedjobs", who: provider, replies: { [`completed-jobs/${email}`]: { body } } });
  await readPage("Our office has answered.");
  const ways = [...document.querySelectorAll("main article a")].map((link) => link.getAttribute("href"));
  const subject = `Job: ${done.skill}, ${done.area} (${done.jobNumber})`;
  expect(ways).toEqual([
    `/complains?${new URLSearchParams({ subject, job: done.jobId })}`,
    "/complains?reference=H-AAAAA-BBBBB",
  ]);
});

test("while the office looks at a customer's complaint the handyman answers, once", async () => {
  const problem = { status: "New", reportedDate: "2026-03-03T09:00:00.000Z", words: "Something was damaged." };
  const open = (changes: object) => {
    const body = [{ ...done, problem, ...changes }];
    return visit({ path: "/completedjobs", who: provider, replies: { [`completed-jobs/${email}`]: { body } } });
  };
  const findAnswer = () =>
    [...document.querySelectorAll("main a")].find(({ textContent }) => textContent === "Your answer to the office");
  await open({});
  const link = await wait(findAnswer, "way to answer");
  const { searchParams } = new URL(link.getAttribute("href") ?? "", "http://portal.test");
  expect(searchParams.get("job")).toBe(done.jobId);
  expect(searchParams.get("subject")).toBe("My answer: Plumbing Installation, G-9 (H-10482)");
  const answer = { reference: "H-AAAAA-BBBBB", status: "New", createdDate: "2026-03-03T10:00:00.000Z", subject: null };
  for (const changes of [
    { complaints: [{ ...answer, answer: null }] },
    { problem: { ...problem, status: "Resolved" } },
  ]) {
    await open(changes);
    await readPage("“Something was damaged.”");
    expect(findAnswer()).toBeUndefined();
  }
});

test("completed jobs show when the earnings fail to load", async () => {
  const failed = { status: 503, body: { code: "unavailable", message: "Later." } };
  await visit({ path: "/completedjobs", who: provider, replies: { ...list, "Provider/earnings": failed } });
  await readPage(`02-Mar-2026 · Ayesha · ${done.area}, ${done.city}`);
  expect(document.querySelector("main")?.textContent).not.toContain("after fees");
});

test("the list is read again when the customer has confirmed", async () => {
  const events = new TransformStream<Uint8Array, Uint8Array>();
  const path = `completed-jobs/${email}`;
  const waiting = { body: [{ ...done, confirmedDate: null }], changes: { [path]: { body: [done] } } };
  const replies = { [path]: waiting, events: { stream: events.readable } };
  await visit({ path: "/completedjobs", who: provider, replies });
  await readPage("Waiting for the customer to confirm");
  const event = { kind: "job-confirmed", subjectId: done.jobId, at: done.confirmedDate };
  const sent = `event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
  void events.writable.getWriter().write(new TextEncoder().encode(sent));
  await readPage("The list of completed jobs has changed.");
  await wait(() => !document.body.textContent?.includes("Waiting for the customer to confirm"), "confirmed job");
});
