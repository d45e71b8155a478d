import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { fakePictures } from "../../../../../test-setup/picture.ts";
import { press } from "../../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const over = { ...followedJob, status: "Completed", priceStatus: "agreed", nextSteps: [] };
const problem = {
  ...{ reference: "H-4ZJ40-MFXMY", status: "New", words: "It drips again.", answer: null },
  reportedDate: "2026-05-02T08:00:00.000Z",
};
const attachment = {
  ...{ id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a31", kind: "problem", mimeType: "image/jpeg", seconds: null },
  ...{ addedDate: "2026-05-02T08:00:00.000Z", isOwn: true },
};

const open = (job: object, replies = {}) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...over, ...job } }, ...replies },
  });

/** Chooses pictures as the system's dialog does. */
async function pick(count: number): Promise<void> {
  const input = await wait(() => document.querySelector<HTMLInputElement>("dialog input[type=file]"), "way to choose");
  const value = Array.from({ length: count }, (_, at) => new File(["a picture"], `${at}.jpg`, { type: "image/jpeg" }));
  Object.defineProperty(input, "files", { value, configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

test("a report of a problem takes up to three pictures, which are sent with it", async () => {
  fakePictures();
  await open(
    { canReportProblem: true },
    {
      "problem-is-back": done("We have got it.", { reference: problem.reference }),
      [`Job/${followedJobId}/attachments`]: { status: 201, body: { message: "Added.", attachment } },
    },
  );
  await press("Tell the office");
  await pick(5);
  await wait(() => document.querySelectorAll("dialog .attachment-strip li").length === 3, "three pictures");
  await press("Remove: Picture 3 of what is wrong");
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  const send = await wait(() => document.querySelector<HTMLButtonElement>("dialog button[type=submit]"), "way to send");
  send.click();
  await readToast("We have got it.");
  const sent = calls.mock.calls.filter(([to]) => String(to).endsWith("/attachments"));
  expect(sent).toHaveLength(2);
});

test("while the office looks at it, its card has the pictures and takes more, later it only shows them", async () => {
  await open({ problem, attachments: [attachment] });
  await readPage("Add pictures");
  await open({ problem: { ...problem, status: "Resolved" }, attachments: [attachment] });
  await readPage("Pictures of what is wrong");
  expect(document.querySelector("main")?.textContent).not.toContain("Add pictures");
});
