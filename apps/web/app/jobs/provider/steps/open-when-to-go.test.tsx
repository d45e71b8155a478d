import { afterEach, expect, test, vi } from "vitest";
import { acceptedJob, home, jobId } from "../../../../test-setup/job-replies.ts";
import { wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

test.each([
  ["11:00", "at about 6:00\u00A0pm"],
  ["18:05", "go there and mark your arrival"],
])("at %s a job of 6 pm today says below its button: %s", async (clock, text) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-11-30T${clock}:00+05:00`) });
  const job = { ...acceptedJob, phoneNumber: "+923031234567", scheduledFor: "2026-11-30T13:00:00.000Z" };
  const replies = { [`job-details/${jobId}`]: { body: job }, [`customer-coordinates/${jobId}`]: { body: home } };
  await visit({ path: "/acceptcustomerinfo", who: provider, currentJobId: jobId, replies });
  const bar = await wait(() => document.querySelector("main .thumb-bar"), "next step");
  expect(bar.textContent).toContain(text);
});
