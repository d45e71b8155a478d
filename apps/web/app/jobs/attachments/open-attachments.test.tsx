import type { Attachment } from "@hunarmand/api/jobs/attachments";
import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../test-setup/followed-job.ts";
import { offeredJob } from "../../../test-setup/job-replies.ts";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer, email, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const make = (kind: Attachment["kind"], more: Partial<Attachment> = {}): Attachment => ({
  id: crypto.randomUUID(),
  ...{ kind, mimeType: kind === "voice" ? "audio/ogg" : "image/jpeg", addedDate: "2026-05-01T09:00:00.000Z" },
  ...{ seconds: null, isOwn: false, ...more },
});

/** Makes every rendered element visible. */
const seeAll = () =>
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #notify: (entries: object[]) => void;
      constructor(notify: (entries: object[]) => void) {
        this.#notify = notify;
      }
      observe = (target: Element) => this.#notify([{ target, isIntersecting: true }]);
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );

test("an offer shows its pictures and plays its voice note before it is accepted", async () => {
  seeAll();
  const [picture, voice] = [make("picture"), make("voice", { seconds: 7 })];
  const files = Object.fromEntries([picture, voice].map(({ id }) => [`attachments/${id}`, { body: {} }]));
  const job = { ...offeredJob, attachments: [picture, voice] };
  await visit({
    path: "/requestedjobs",
    who: provider,
    replies: { [`handyman-requested-jobs/${email}`]: { body: [job] }, ...files },
  });
  await wait(() => document.querySelector('img[alt="Picture 1 of the work"]'), "picture");
  await press("Play the voice note (0:07)");
  await wait(() => document.querySelector("audio"), "voice note that plays");
});

test("a customer removes their picture from an open job, and cannot once the job is over", async () => {
  seeAll();
  const picture = make("picture", { isOwn: true });
  const attachments = [picture, make("after")];
  const open = (status: typeof followedJob.status) =>
    visit({
      path: `/jobs/${followedJobId}`,
      who: customer,
      replies: {
        [`Job/${followedJobId}`]: { body: { ...followedJob, status, nextSteps: [], attachments } },
        [`attachments/${picture.id}`]: { body: {} },
        [`attachments/${picture.id}/remove`]: done("It was removed."),
      },
    });
  await open("Completed");
  await readPage("Pictures after the work");
  await wait(() => document.querySelector('img[alt="Picture 1 of the work"]'), "picture");
  expect(findButton("Remove: Picture 1 of the work")).toBeUndefined();
  await open("InProgress");
  await press("Remove: Picture 1 of the work");
  await wait(() => !findButton("Remove: Picture 1 of the work"), "job without the picture");
});
