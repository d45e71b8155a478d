import { afterEach, expect, test, vi } from "vitest";
import { done, recordBodies, refusing } from "../../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { fill, findButton, findField, press } from "../../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const open = (job: Partial<typeof followedJob>, replies = {}) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...followedJob, ...job } }, ...replies },
  });

const agreed = { ...followedJob, priceStatus: "agreed", nextSteps: [] };

test("the customer agrees to the price with one click, which is sent at the latest when they leave the page", async () => {
  const changes = { [`Job/${followedJobId}`]: { body: agreed } };
  await open({}, { "agree-price": { ...done("You have agreed to the price.", { priceStatus: "agreed" }), changes } });
  await readPage("Ali Raza is asking PKR 1,500 for this job.");
  const bodies = recordBodies("agree-price");
  await press("Agree to PKR 1,500");
  await readPage("You agree to PKR 1,500.");
  expect(bodies).toEqual([]);
  for (let times = 0; times < 2; times++) window.dispatchEvent(new Event("pagehide"));
  await readToast("You have agreed to PKR 1,500.");
  expect(bodies).toEqual([{ amount: 1_500, materials: null }]);
  await wait(() => !findButton("Agree to PKR 1,500"), "way on after the agreement");
  await readPage("Agreed price");
  expect(document.querySelector("main .large-price")?.textContent).toBe("PKR 1,500");
});

test("agreeing is the one main button at the thumb, with the amount that is read; the other answers are below it", async () => {
  await open({});
  await readPage("Agree to PKR 1,500");
  const bars = [...document.querySelectorAll("main .thumb-bar")];
  expect(bars.map((bar) => [...bar.querySelectorAll("button")].map(({ textContent }) => textContent))).toEqual([
    ["Agree to PKR 1,500", "My own price", "I do not agree"],
  ]);
  expect(bars[0]?.querySelectorAll("[data-variant=filled]")).toHaveLength(1);
});

test("a price that changed meanwhile is not agreed to, and the screen shows the new one", async () => {
  const changed = { ...followedJob, salary: 1_800 };
  const changes = { [`Job/${followedJobId}`]: { body: changed } };
  await open({}, { "agree-price": { ...refusing("price-changed"), changes } });
  await press("Agree to PKR 1,500");
  await readPage("You agree to PKR 1,500.");
  window.dispatchEvent(new Event("pagehide"));
  await readDialog("The price has changed. Please look at the new one.");
  await press("OK");
  await wait(() => findButton("Agree to PKR 1,800"), "new price");
});

/** Opens the screen and the dialog. Returns a function that reads the body of the sent dispute. */
async function openDispute(priceObjection: string, job: Partial<typeof followedJob> = {}) {
  const disputed = { ...followedJob, ...job, priceStatus: "disputed", priceObjection };
  const changes = { [`Job/${followedJobId}`]: { body: disputed } };
  const reply = done("The handyman sees your answer.", { priceStatus: "disputed" });
  await open(job, { "dispute-price": { ...reply, changes } });
  await press("I do not agree");
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  return () => {
    const [, request] = calls.mock.calls.find(([to]) => String(to).endsWith("dispute-price")) ?? [];
    return JSON.parse(String(request?.body));
  };
}

const tap = async (reason: string) => {
  const find = () => document.querySelector<HTMLInputElement>(`dialog input[type=radio][value="${reason}"]`);
  (await wait(find, `reason ${reason}`)).click();
};

test("a usual reason needs no typing: its sentence is what the handyman reads", async () => {
  const readSent = await openDispute("The work is not finished.", { status: "Completed" });
  await press("Send");
  await readDialog("Please choose a reason.");
  await tap("unfinished");
  expect(findField("offer")).toBeNull();
  await press("Send");
  await readToast("The handyman sees your answer.");
  expect(readSent()).toEqual({ amount: 1_500, words: "The work is not finished." });
  await readPage("The work is not finished.");
});

test("to a price that is too high the customer can name the right one, to other reasons they can add words", async () => {
  const readOffer = await openDispute("The price is too high.");
  await tap("more");
  await fill({ words: "Only one tap." });
  await tap("high");
  await press("PKR 1,200");
  expect(document.querySelector("dialog")?.textContent, "below its reason").toMatch(/PKR 1,200.*Something else/);
  await press("Send");
  await readToast("The handyman sees your answer.");
  expect(readOffer()).toEqual({ amount: 1_500, words: "The price is too high.", offer: 1_200 });
  const readWords = await openDispute("I did not ask for all of this work.");
  await tap("high");
  await press("PKR 1,200");
  await tap("more");
  await fill({ words: "Only one tap." });
  await press("Send");
  await readToast("The handyman sees your answer.");
  expect(readWords()).toEqual({ amount: 1_500, words: "I did not ask for all of this work.\nOnly one tap." });
});

test("another reason is typed, and the customer sees it afterwards", async () => {
  const words = "We said 1,200.";
  const readSent = await openDispute(words);
  await tap("other");
  await press("Send");
  await readDialog("This field is required.");
  await fill({ words });
  await press("Send");
  await readToast("The handyman sees your answer.");
  expect(readSent()).toEqual({ amount: 1_500, words });
  await readPage(words);
});

test("an earlier answer opens with its reason and words", async () => {
  await open({
    priceStatus: "disputed",
    priceObjection: "The work is not finished.\nOne tap drips.",
    status: "Completed",
  });
  await press("Change your answer");
  await wait(() => findField("words")?.value === "One tap drips.", "earlier words");
  expect(document.querySelector<HTMLInputElement>("dialog input[type=radio]:checked")?.value).toBe("unfinished");
});

test("the customer offers another amount without words, and reads it afterwards", async () => {
  const offering = { ...followedJob, priceStatus: "disputed", offeredPrice: 1_200 };
  const changes = { [`Job/${followedJobId}`]: { body: offering } };
  await open({}, { "dispute-price": { ...done("Sent.", { priceStatus: "disputed" }), changes } });
  await press("My own price");
  await press("Send");
  await readDialog("Please enter an amount.");
  await fill({ offer: "1500" });
  await press("Send");
  await readDialog("Please enter less than the price that you were asked.");
  await fill({ offer: "1200" });
  await press("Send");
  await readToast("Sent.");
  await readPage("You offered PKR 1,200. Ali Raza answers next.");
});

test("the customer offers an amount with taps only, and the page then leads with it", async () => {
  const offering = { ...followedJob, priceStatus: "disputed", offeredPrice: 1_200 };
  const changes = { [`Job/${followedJobId}`]: { body: offering } };
  await open({}, { "dispute-price": { ...done("Sent.", { priceStatus: "disputed" }), changes } });
  await press("My own price");
  await press("PKR 1,200");
  await wait(() => findField("offer")?.value === "1,200", "chosen amount");
  await press("Send");
  await readPage("You offered PKR 1,200. Ali Raza answers next.");
  const shown = document.querySelector("main")?.textContent ?? "";
  expect(shown.indexOf("You offered PKR 1,200.")).toBeLessThan(shown.indexOf("Usual for the work alone"));
});

test("beside the price are the usual price, what the handyman wrote, and pictures of the work", async () => {
  const picture = {
    mimeType: "image/jpeg",
    addedDate: "2026-05-01T10:10:00.000Z",
    seconds: null,
    isOwn: false,
  } as const;
  const attachments = (["before", "after", "picture"] as const).map((kind, digit) => ({
    ...{ ...picture, kind, id: `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a3${digit}` },
  }));
  await open({ attachments, salary: 2_500, materials: 0 });
  await readPage("Usual for the work alone, one job: PKR 1,000 to 2,000");
  await readPage("This is more than usual. Ask what it is for.");
  await readPage("A new gas filling, and two hours of work.");
  await readPage("Time for the work: 1 hour 30 minutes");
  const card = [...document.querySelectorAll("main h2")].find(
    (title) => title.textContent === "The price",
  )?.parentElement;
  await wait(() => card?.querySelectorAll("section").length === 2, "pictures of before and after");
});

test.each([{}, { salary: 2_500, materials: 600 }])(
  "a price within the usual range has no warning, nor one that its materials raise: %o",
  async (job) => {
    await open(job);
    await readPage("Usual for the work alone, one job: PKR 1,000 to 2,000");
    expect(document.querySelector("main")?.textContent).not.toContain("more than usual");
  },
);

test("an unpaid price without the customer's agreement says so next to the payment", async () => {
  await open({
    status: "Completed",
    nextSteps: ["agreePrice", "pay"],
    payment: { status: "due", method: null, claimed: null },
  });
  expect(await readPage("If you pay this price, you agree to it.")).toBeTruthy();
});
