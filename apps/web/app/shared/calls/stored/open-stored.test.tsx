import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakedReplies, fakeServer, lost } from "../../../../test-setup/faked-server.ts";
import { acceptedJob, jobId, offeredJob } from "../../../../test-setup/job-replies.ts";
import { noMoney } from "../../../../test-setup/payment-replies.ts";
import { wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { fakeDatabases } from "../../../../test-setup/stores/fake-databases.ts";
import {
  asOf,
  leaveAgain,
  openAgain,
  readMain,
  reopen,
  waitForStored,
} from "../../../../test-setup/stores/open-again.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";
import { withResolvers } from "../../parts/with-resolvers.ts";

const phoneNumber = "+923031234567";
const picture = { id: "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c21", kind: "picture", mimeType: "image/webp", seconds: null };
const attachments = [{ ...picture, addedDate: "2026-05-01T08:00:00.000Z", isOwn: false }] as const;
const job = { ...acceptedJob, phoneNumber, attachments: [...attachments] };
const earned = { gross: 5_000, fee: 500, net: 4_500, jobs: 1 };
const days = [{ date: "2026-05-30", ...earned }];
const earnings = {
  from: "2026-05-01",
  to: "2026-05-30",
  ...earned,
  days,
  cashToReport: null,
  cashWaiting: 0,
  cashDiffering: null,
  cashSaid: null,
  cashUnconfirmed: 0,
};
const known: FakedReplies = {
  [`handyman-active-jobs/${email}`]: { body: [job] },
  [`handyman-requested-jobs/${email}`]: { body: [offeredJob] },
  [`job-details/${jobId}`]: { body: job },
  "payment-summary": { body: { ...noMoney, owed: 4_321 } },
  "Provider/earnings": { body: earnings },
};
const without: FakedReplies = { ...Object.fromEntries(Object.keys(known).map((path) => [path, lost])), edituser: lost };
beforeEach(fakeDatabases);
afterEach(leaveAgain);

test.each([
  ["/requestedjobs", `handyman-requested-jobs/${email}`, /Plumbing Installation/],
  ["/payment", "payment-summary", /4,321/],
  ["/earnings", "Provider/earnings", /4,500/],
])("%s is readable without a network as it was last, with the time", async (path, call, text) => {
  await visit({ path, who: provider, replies: known });
  await readMain(text);
  await waitForStored(call);
  await openAgain(path, without);
  await readMain(asOf);
  await readMain(text);
});

test("the start page shows the running job without a network, with Call and the time", async () => {
  await visit({ path: "/home", who: provider, replies: known });
  await readMain(/Ayesha Siddiqui/);
  await waitForStored(`handyman-active-jobs/${email}?limit`);
  await waitForStored(`handyman-requested-jobs/${email}`);
  await openAgain("/home", without);
  await readMain(asOf);
  await readMain(/Ayesha Siddiqui/);
  expect(document.querySelector(`main a[href="tel:${phoneNumber}"]`)).not.toBeNull();
});

test("the list of jobs stores each running job with its pictures before its screens are opened", async () => {
  const served = { ...known, [`attachments/${picture.id}`]: { body: "a picture" } };
  await visit({ path: "/activejobs", who: provider, replies: served });
  await waitForStored(`job-details/${jobId}`);
  await waitForStored(`attachments/${picture.id}`);
});

test("on a slow network the last list shows at once with its time, and the new one replaces it in place", async () => {
  await visit({ path: "/activejobs", who: provider, replies: known });
  await readMain(/Ayesha Siddiqui/);
  await waitForStored(`handyman-active-jobs/${email}"`);
  await leave();
  fakeServer(known);
  const { fetch: serve } = globalThis;
  const { promise: arrival, resolve: arrive } = withResolvers<void>();
  vi.stubGlobal("fetch", async (address: string, request?: RequestInit) => {
    await arrival;
    return serve(address, request);
  });
  reopen("/activejobs");
  await readMain(/This is from \w+ \d+:\d\d\s[ap]m\. We are looking for changes\./);
  const card = await wait(() => document.querySelector("main article"), "card");
  expect(card.textContent).toContain("Ayesha Siddiqui");
  arrive();
  await wait(() => !/As of/.test(document.querySelector("main")?.textContent ?? ""), "new list");
  expect(document.querySelector("main article")).toBe(card);
});
