import { afterEach, expect, test, vi } from "vitest";
import { done, recordBodies, refusing } from "../../../../test-setup/faked-server.ts";
import { followedJobId, waitingJob } from "../../../../test-setup/followed-job.ts";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const message = "Job updated successfully.";

/** Opens the job that waits, at ten in the morning. */
function open(reply: object = done(message, { jobId: followedJobId })) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T10:00:00+05:00") });
  return visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: {
      [`Job/${followedJobId}`]: { body: { ...waitingJob, skill: "Plumbing Repair" } },
      [`update-webjob/${followedJobId}`]: reply,
    },
  });
}

const listOptions = (name: string) => [...(findField(name)?.querySelectorAll("option") ?? [])].map(({ text }) => text);

async function chooseEvening() {
  const way = await wait(() => document.querySelector<HTMLAnchorElement>('main a[href$="/edit?time"]'), "way");
  way.click();
  await readPage("Only the time changes. Work and place stay as they are.");
  await press("This evening, 6 pm");
  await press("Save the new time");
}

test("who waits changes only the time: one tap to its choices, saved from there", async () => {
  await open();
  const sent = recordBodies(`update-webjob/${followedJobId}`);
  await chooseEvening();
  await readToast(message);
  await waitForPath(`/jobs/${followedJobId}`);
  expect(sent).toEqual([{ scheduledFor: "2026-11-30T13:00:00.000Z" }]);
});

test("the page of the time leads to all else that can be changed", async () => {
  await open();
  (await wait(() => document.querySelector<HTMLAnchorElement>('main a[href$="/edit?time"]'), "way")).click();
  (await wait(() => document.querySelector<HTMLAnchorElement>('main a[href$="/edit"]'), "way to all else")).click();
  await wait(() => findButton("Change the work") && findButton("Change the place"), "ways to change it");
});

test("another time is a day and a half hour, each by one choice", async () => {
  await open();
  const sent = recordBodies(`update-webjob/${followedJobId}`);
  const way = await wait(() => document.querySelector<HTMLAnchorElement>('main a[href$="/edit?time"]'), "way");
  way.click();
  await press("Another time");
  await wait(() => findField("scheduledAt")?.value === "12:00", "tomorrow at noon");
  expect(listOptions("scheduledDay").slice(0, 3)).toEqual(["Today", "Tomorrow", "Wed 2 Dec"]);
  await fill({ scheduledDay: "2026-11-30" });
  await wait(() => listOptions("scheduledAt")[0] === "10:30\u00A0am", "the times that are ahead");
  await fill({ scheduledAt: "16:30" });
  await press("Save the new time");
  await waitForPath(`/jobs/${followedJobId}`);
  expect(sent).toEqual([{ scheduledFor: "2026-11-30T11:30:00.000Z" }]);
});

test("a time that was not saved says so, and stays chosen", async () => {
  await open(refusing("job-state"));
  await chooseEvening();
  await wait(() => document.querySelector("main form [role=alert]"), "refusal");
  expect(findButton("This evening, 6 pm")?.getAttribute("aria-pressed")).toBe("true");
});
