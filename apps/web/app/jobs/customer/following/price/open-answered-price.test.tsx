import { afterEach, expect, test } from "vitest";
import { done, fakeServer, recordBodies } from "../../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { findButton, findField, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const path = `/jobs/${followedJobId}`;
const reply = (job: object) => ({ [`Job/${followedJobId}`]: { body: { ...followedJob, ...job } } });

test("after an objection the handyman answers next, and nothing is at the thumb", async () => {
  await visit({ path, who: customer, replies: reply({ priceStatus: "disputed", offeredPrice: 1_200 }) });
  await readPage("You offered PKR 1,200. Ali Raza answers next.");
  await readPage("You have answered the price. The handyman is next.");
  const answers = [...document.querySelectorAll(".next-steps button")].map(({ textContent }) => textContent);
  expect(answers).toEqual(["Change your answer", "Or agree to PKR 1,500"]);
  expect(document.querySelector(".next-steps [data-variant=filled]")).toBeNull();
  expect(document.querySelector("main .thumb-bar, main .large-price")?.textContent).toBe("PKR 1,200");
  await readPage("Your amount");
  expect(document.body.textContent, "nobody judges their own offer").not.toContain("The price of the work is as usual");
  await press("Change your answer");
  await wait(() => findField("offer")?.value === "1,200", "earlier offer");
});

test("a sum of work and materials is not compared with the work alone, but asked about", async () => {
  await visit({ path, who: customer, replies: reply({ salary: 2_500 }) });
  await readPage("PKR 500 of it is above the usual price of the work. It may be for materials.");
  expect(document.querySelector("main")?.textContent).not.toContain("more than usual");
  await press("My own price");
  await wait(() => findButton("PKR 2,200") && findButton("PKR 2,000"), "amounts below the sum, one of them usual");
});

test("one tap asks what the materials of a sum cost, and the customer may go on answering", async () => {
  const sum = { salary: 2_500 };
  const words = "Please say what the materials cost.";
  const asked = done("The handyman sees your answer.", { priceStatus: "disputed" });
  const changes = reply({ ...sum, priceStatus: "disputed", priceObjection: words });
  await visit({ path, who: customer, replies: { ...reply(sum), "dispute-price": { ...asked, changes } } });
  const bodies = recordBodies("dispute-price");
  await press("Ask what the materials cost");
  await readToast("The handyman sees your answer.");
  await readPage(words);
  expect(bodies).toEqual([{ amount: 2_500, words }]);
  expect(findButton("Ask what the materials cost")).toBeUndefined();
  await readPage("You asked what the materials cost. Ali Raza answers next.");
  const bar = [...document.querySelectorAll("main .thumb-bar button")].map(({ textContent }) => textContent);
  expect(bar, "the question takes no answer away").toEqual(["Agree to PKR 2,500", "My own price", "I do not agree"]);
});

test("a price that is no higher than usual says so, and asks nothing", async () => {
  await visit({ path, who: customer, replies: reply({}) });
  await readPage("The price of the work is as usual.");
  expect(findButton("Ask what the materials cost")).toBeUndefined();
});

test.each([
  ["agreed to", { priceStatus: "agreed", nextSteps: [] }, "Your job has changed: Price agreed."],
  ["answered", { priceStatus: "disputed", offeredPrice: 1_200 }, "Your job has changed: Price answered."],
])("the news of a price is gone once it is %s", async (_title, answer, news) => {
  const events = new TransformStream<Uint8Array, Uint8Array>();
  await visit({ path, who: customer, replies: { ...reply({}), events: { stream: events.readable } } });
  const writer = events.writable.getWriter();
  await wait(() => events.readable.locked, "screen that reads the stream");
  const report = (kind: string) => {
    const event = { kind, subjectId: followedJobId, at: new Date().toISOString() };
    void writer.write(new TextEncoder().encode(`event: ${kind}\ndata: ${JSON.stringify(event)}\n\n`));
  };
  report("job-price-asked");
  await readPage("Your job has changed: Price sent.");
  fakeServer(reply(answer));
  report("job-price-agreed");
  await readPage(news);
  expect(document.querySelector("main")?.textContent).not.toContain("Your job has changed: Price sent.");
});

test("the customer's own answer is no news to them, the handyman's next step is", async () => {
  const events = new TransformStream<Uint8Array, Uint8Array>();
  await visit({ path, who: customer, replies: { ...reply({}), events: { stream: events.readable } } });
  const writer = events.writable.getWriter();
  await wait(() => events.readable.locked, "screen that reads the stream");
  const heard: string[] = [];
  const listener = new MutationObserver(() =>
    heard.push(document.querySelector("main .heard-only")?.textContent ?? ""),
  );
  listener.observe(document.body, { childList: true, characterData: true, subtree: true });
  const happens = (kind: string, job: object) => {
    fakeServer(reply(job));
    const event = { kind, subjectId: followedJobId, at: new Date().toISOString() };
    void writer.write(new TextEncoder().encode(`event: ${kind}\ndata: ${JSON.stringify(event)}\n\n`));
  };
  const rest = { offer: null, words: null, time: null, minutes: null, claimedAt: null, at: "2026-05-01T10:20:00.000Z" };
  const own = { ...rest, kind: "price-agreed", side: "customer", amount: 1_500 };
  const agreed = { priceStatus: "agreed", nextSteps: [] };
  happens("job-price-agreed", { ...agreed, timeline: [own] });
  await readPage("You agreed to PKR 1,500");
  const done = { ...rest, kind: "completed", side: "provider", amount: null };
  happens("job-completed", { ...agreed, status: "Completed", timeline: [own, done] });
  await readPage("Your job has changed: Completed.");
  listener.disconnect();
  expect(heard.filter((text) => text.includes("Price agreed"))).toEqual([]);
});

test("a ready phrase of the handyman is shown apart from what they typed", async () => {
  await visit({ path, who: customer, replies: reply({ workDescription: "Two rooms\nFar away" }) });
  await readPage("What is it for?");
  await readPage("Far away");
  await readPage("Two rooms");
});
