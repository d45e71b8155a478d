import { afterEach, expect, test } from "vitest";
import { done, fakeServer } from "../../../../test-setup/faked-server.ts";
import { detailedJob, jobId } from "../../../../test-setup/job-replies.ts";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";
import { withResolvers } from "../../../shared/parts/with-resolvers.ts";

afterEach(leave);

const repeatMilliseconds = 200;
const asked = { ...detailedJob, earning: 4_500, priceStatus: "asked" };
const agreed = { ...asked, priceStatus: "agreed" };

/** Opens a step of the job. Returns the function that reports the customer's answer, with the job as it is then. */
async function open(path: string) {
  const events = new TransformStream<Uint8Array, Uint8Array>();
  const replies = { [`job-details/${jobId}`]: { body: asked }, events: { stream: events.readable } };
  await visit({ path, who: provider, currentJobId: jobId, replies });
  const writer = events.writable.getWriter();
  await wait(() => events.readable.locked, "screen that reads the stream");
  return (job: object, kind = "job-price-agreed") => {
    const isRead = withResolvers<void>();
    fakeServer({ [`job-details/${jobId}`]: { body: job } });
    const { fetch } = globalThis;
    globalThis.fetch = (...request) => {
      if (String(request[0]).endsWith(`job-details/${jobId}`)) isRead.resolve();
      return fetch(...request);
    };
    const event = { kind, subjectId: jobId, at: new Date().toISOString() };
    const report = () =>
      void writer.write(new TextEncoder().encode(`event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`));
    report();
    // The part of the screen that listens may not be there yet.
    const timer = setInterval(report, repeatMilliseconds);
    void isRead.promise.then(() => clearInterval(timer));
    return isRead.promise;
  };
}

test("the customer's agreement replaces the form of the details by the price, without a reload", async () => {
  const agree = await open(`/acceptjobdetailssubmission/${jobId}`);
  await wait(() => findField("salary"), "form");
  void agree(agreed);
  await readPage("You both agreed to this price.");
  await wait(() => !findField("salary"), "screen without the form");
});

const offered = {
  ...{ ...asked, priceStatus: "disputed", offeredPrice: 4_000 },
  nextSteps: [...asked.nextSteps, "correctPrice"],
};
const readBars = () => [...document.querySelectorAll("main .thumb-bar")].map(({ textContent }) => textContent);
const answered = { [`job-details/${jobId}`]: { body: offered } };

test("the amount that the customer offers is taken at the thumb: jobcompletion", async () => {
  await visit({ path: `/jobcompletion/${jobId}`, who: provider, replies: answered });
  await wait(() => findButton("Take PKR 4,000"), "answer");
  expect(readBars()).toEqual(["Take PKR 4,000Say another price"]);
  const sections = [...document.querySelectorAll("main section")].map(({ textContent }) => textContent);
  expect(sections[0], "the amount is above the job").toBe("Ayesha would payPKR 4,000You keep PKR 3,600.");
});

test("the customer's amount leads the price page alone; another price opens the form", async () => {
  await visit({ path: `/acceptjobdetailssubmission/${jobId}`, who: provider, replies: answered });
  await wait(() => findButton("Take PKR 4,000"), "answer");
  const readAmounts = () =>
    [...(document.querySelector("main")?.textContent?.matchAll(/PKR\s[\d,]+/g) ?? [])].map(([amount]) => amount);
  const folded = document.querySelector("main details")?.textContent ?? "";
  const shown = readAmounts().filter((amount) => !folded.includes(amount));
  expect([...new Set(shown)].map((amount) => amount.replaceAll("\u00A0", " "))).toEqual(["PKR 4,000", "PKR 3,600"]);
  const listMain = () =>
    [...document.querySelectorAll("main .mantine-Button-root[data-variant=filled]")].map(
      ({ textContent }) => textContent,
    );
  expect(listMain()).toEqual(["Take PKR 4,000"]);
  await press("Say another price");
  await fill({ salary: "4200" });
  await wait(() => readBars().join() === "Send price PKR 4,200", "another price at the thumb");
});

test("an agreement that is read after the completion neither warns nor leads away", async () => {
  const agree = await open(`/jobcompletion/${jobId}`);
  await wait(() => findButton("Complete the job"), "form");
  await agree({ ...agreed, status: "Completed", completedDate: "2026-05-01T12:00:00.000Z", nextSteps: [] });
  await wait(() => findButton("Complete the job"), "the same form");
  await waitForPath(`/jobcompletion/${jobId}`);
  expect(document.querySelector("dialog")).toBeNull();
});

test("a customer who ends the job without work leads the handyman back to other requests", async () => {
  const answer = await open(`/acceptjobdetailssubmission/${jobId}`);
  await wait(() => findField("salary"), "form");
  void answer({ ...asked, status: "Cancelled", nextSteps: [] }, "job-ended-without-work");
  await waitForPath("/requestedjobs");
});

test("a tap agrees to the amount that the customer offers", async () => {
  const disputed = { ...detailedJob, earning: 4_500, priceStatus: "disputed", offeredPrice: 4_000 };
  const met = { ...detailedJob, salary: 4_000, earning: 4_000, priceStatus: "agreed" };
  await visit({
    ...{ path: `/acceptjobdetailssubmission/${jobId}`, who: provider, currentJobId: jobId },
    replies: {
      [`job-details/${jobId}`]: { body: { ...disputed, nextSteps: ["submitDetails", "correctPrice", "complete"] } },
      "correct-price": {
        ...done("The price is agreed.", { priceStatus: "agreed" }),
        changes: { [`job-details/${jobId}`]: { body: met } },
      },
    },
  });
  await readPage("Ayesha would pay");
  await readPage("You keep PKR 3,600.");
  await press("Take PKR 4,000");
  await readToast("The price is agreed.");
  await readPage("You both agreed to this price.");
  expect(document.querySelector(".job-price")?.textContent).toBe("Price, materials included PKR 4,000");
  await wait(() => !findField("salary"), "screen without the form, which must not change the agreed price");
  await press("Change price or details");
  await wait(() => findField("salary")?.value === "4000", "agreed price, which the next click must not change");
});

test("the completion asks for no second yes, and leads back to the price", async () => {
  const replies = { [`job-details/${jobId}`]: { body: agreed } };
  await visit({ path: `/jobcompletion/${jobId}`, who: provider, replies });
  await readPage("Already filled in for you. Change it if you like.");
  const way = [...document.querySelectorAll("main a")].find(
    ({ textContent }) => textContent === "Change price or details",
  );
  expect(way?.getAttribute("href")).toBe(`/acceptjobdetailssubmission/${jobId}`);
});
