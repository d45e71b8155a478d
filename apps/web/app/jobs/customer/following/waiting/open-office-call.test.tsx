import { afterEach, expect, test, vi } from "vitest";
import { followedJobId, waitingJob } from "../../../../../test-setup/followed-job.ts";
import { readPage } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { publishOffice } from "../../../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const open = (job: object) => {
  const body = { ...waitingJob, createdDate: new Date().toISOString(), ...job };
  return visit({ path: `/jobs/${followedJobId}`, who: customer, replies: { [`Job/${followedJobId}`]: { body } } });
};

test("who waits while nobody can be asked reads by when the office calls, and that it is late", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T22:00:00+05:00") });
  publishOffice({ openingHours: "9am to 6pm" });
  const asked = { providers: 0, until: null, laterUntil: null, only: null, people: [] };
  await open({ isOffered: false, asked: { ...asked, callBy: "2026-11-28T05:00:00.000Z" } });
  await readPage("Our office looks for a handyman and calls you by tomorrow 10:00\u00A0am.");
  expect(document.querySelector("main")?.textContent).not.toContain("9am to 6pm");
  await open({ isOffered: false, asked });
  await readPage("9am to 6pm");
  vi.setSystemTime(new Date("2026-11-28T10:01:00+05:00"));
  await open({ isOffered: false, asked: { ...asked, callBy: "2026-11-28T05:00:00.000Z" } });
  await readPage("We promised to call you by today 10:00\u00A0am and are late. Sorry: please call us.");
  publishOffice({});
});
