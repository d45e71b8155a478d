import { afterEach, expect, test, vi } from "vitest";
import { acceptedJob, home, jobId } from "../../../../test-setup/job-replies.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

async function open(clock: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-11-30T${clock}:00+05:00`) });
  const job = { ...acceptedJob, phoneNumber: "+923031234567", scheduledFor: "2026-11-30T13:00:00.000Z" };
  const replies = { [`job-details/${jobId}`]: { body: job }, [`customer-coordinates/${jobId}`]: { body: home } };
  await visit({ path: "/acceptcustomerinfo", who: provider, currentJobId: jobId, replies });
}

test.each([
  ["11:00", "at about 6:00\u00A0pm"],
  ["18:05", "go there and mark your arrival"],
])("at %s a job of 6 pm today says below its button: %s", async (clock, text) => {
  await open(clock);
  const bar = await wait(() => document.querySelector("main .thumb-bar"), "next step");
  expect(bar.textContent).toContain(text);
});

test.each([
  ["10:53", "default", "The job is yours. You do not have to go there yet."],
  ["16:29", "default", "The job is yours. You do not have to go there yet."],
  ["16:31", "filled", "The job is yours. Call the customer, and be there in time."],
])("at %s the button of a job of 6 pm is %s, and its page says: %s", async (clock, variant, intro) => {
  await open(clock);
  await readPage(intro);
  const isForLater = variant === "default";
  const time = isForLater ? "Be there today 6:00 pm.Set out at about 5:20 pm." : "Today 6:00 pm";
  const readTime = () => document.querySelector("main section [role=status]")?.textContent?.replaceAll("\u00A0", " ");
  await wait(() => readTime() === time, time);
  const button = [...document.querySelectorAll("main .thumb-bar a")].find(
    ({ textContent }) => textContent === "Proceed Further",
  );
  expect(button?.getAttribute("data-variant")).toBe(variant);
});
