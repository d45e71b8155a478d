import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../test-setup/followed-job.ts";
import { detailedJob, jobId } from "../../../test-setup/job-replies.ts";
import { press } from "../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { customer, email, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const parts = "Work PKR 900 + materials PKR 600";

const openFollowed = (job: object, replies = {}) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...followedJob, materials: 600, ...job } }, ...replies },
  });

const findCard = (title: string) =>
  [...document.querySelectorAll("main .mantine-Card-root")].find(({ textContent }) => textContent?.startsWith(title));

test("the customer reads work and materials below the price, and agrees to both", async () => {
  await openFollowed({}, { "agree-price": done("", { priceStatus: "agreed" }) });
  await wait(() => findCard("The price")?.textContent?.startsWith(`The pricePKR 1,500${parts}`), "parts of the price");
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  await press("Agree to PKR 1,500");
  await readPage("You agree to PKR 1,500.");
  window.dispatchEvent(new Event("pagehide"));
  await readToast("You have agreed to PKR 1,500.");
  const [, request] = calls.mock.calls.find(([to]) => String(to).endsWith("agree-price")) ?? [];
  expect(JSON.parse(String(request?.body))).toEqual({ amount: 1_500, materials: 600 });
});

test("until the price is agreed, the state of running work says so", async () => {
  await openFollowed({});
  await readPage("A price waits for your answer");
  await openFollowed({ priceStatus: "disputed", nextSteps: [] });
  await readPage("Price not agreed yet");
  await openFollowed({ priceStatus: "agreed", nextSteps: [] });
  await readPage("Agreed price");
  expect(document.querySelector("main")?.textContent).not.toContain("Price not agreed yet");
});

test("they stay below the agreed price, and in the facts of the job", async () => {
  await openFollowed({ priceStatus: "agreed", nextSteps: [] });
  await wait(() => findCard("Agreed price")?.textContent?.includes(parts), "parts of the agreed price");
  expect(document.querySelector("main dl")?.textContent).toContain(parts);
});

test("a price without named materials says that it has all, and one for work alone stays one sum", async () => {
  await openFollowed({ materials: null });
  await readPage("Work and materials together.");
  expect(document.querySelector("main")?.textContent).not.toContain("materials PKR");
  await openFollowed({ materials: 0 });
  await readPage("Agree to PKR 1,500");
  expect(document.querySelector("main")?.textContent).not.toContain("aterials");
});

test("the handyman reads the parts on the card of the job and on its steps", async () => {
  const job = { ...detailedJob, salary: 1_500, earning: 1_500, materials: 600, priceStatus: "agreed" };
  const replies = { [`handyman-active-jobs/${email}`]: { body: [job] }, [`job-details/${jobId}`]: { body: job } };
  await visit({ path: "/activejobs", who: provider, replies });
  await readPage(parts);
  await visit({ path: `/acceptjobdetailssubmission/${jobId}`, who: provider, currentJobId: jobId, replies });
  await readPage(parts);
});

test.each([
  [null, "Price, materials included"],
  [600, "Price, materials included"],
  [0, "Price of the work"],
])("a handyman reads what the sum is, with materials of %s", async (materials, label) => {
  const job = { ...detailedJob, salary: 1_500, earning: 1_500, materials, priceStatus: "agreed" };
  const replies = { [`handyman-active-jobs/${email}`]: { body: [job] } };
  await visit({ path: "/activejobs", who: provider, replies });
  const line = await wait(() => document.querySelector("main .job-price"), "price");
  expect(line.textContent).toBe(`${label} PKR 1,500`);
});
