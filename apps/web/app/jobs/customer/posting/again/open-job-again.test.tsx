import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { press, readDialog, readPage, tick } from "../../../../../test-setup/screen-person.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

const past = { status: "Completed", scheduledFor: "2026-01-02T10:00:00.000Z" };
const message = "Job posted. Ali Raza is asked first.";

async function openAgain() {
  await visit({
    path: `/jobs/new?again=${followedJobId}`,
    who: customer,
    replies: {
      [`Job/${followedJobId}`]: { body: { ...followedJob, ...past } },
      "create-job": { status: 201, body: { message, jobId: followedJobId, jobNumber: "H-10483" } },
    },
  });
  const sent: Record<string, unknown>[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (address.endsWith("create-job")) sent.push(JSON.parse(String(init?.body)));
    return fetch(address, init);
  });
  return sent;
}

test("a job that is posted again has the words and place of before, and asks its handyman first", async () => {
  const sent = await openAgain();
  await readPage("Ask Ali Raza first");
  await readPage("House 12, Street 45, G-9, Islamabad");
  await readPage("As soon as possible");
  await press("Post the job");
  await readDialog(message);
  expect(sent).toMatchObject([{ skill: "AC Installation", address: "House 12, Street 45", askFirstOf: followedJobId }]);
  expect(sent[0]).not.toHaveProperty("scheduledFor");
});

test("a job that is posted again is offered to all handymen when the customer asks nobody first", async () => {
  const sent = await openAgain();
  await tick("Ask Ali Raza first");
  await press("Post the job");
  await readDialog(message);
  expect(sent[0]).not.toHaveProperty("askFirstOf");
});
