import type { JobEvent } from "@hunarmand/api/jobs/customer";
import { afterEach, expect, test } from "vitest";
import { followedJob, followedJobId } from "../../../../test-setup/followed-job.ts";
import { isRead, readPage } from "../../../../test-setup/screen-person.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const makeEvent = (side: JobEvent["side"]): JobEvent => ({
  ...{ kind: "requested", at: "2026-05-01T09:00:00.000Z", side },
  ...{ amount: null, words: null, time: null, minutes: null },
});

const open = (job: Partial<typeof followedJob>) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...followedJob, ...job } } },
  });

const byOffice = "Posted for you by our office.";

test("a job that the office took by phone says so in its history, and one's own does not", async () => {
  await open({ timeline: [makeEvent("office")] });
  await readPage(byOffice);
  await open({ timeline: [makeEvent("customer")] });
  await readPage("How far it is");
  expect(isRead(document.body, byOffice)).toBe(false);
});
