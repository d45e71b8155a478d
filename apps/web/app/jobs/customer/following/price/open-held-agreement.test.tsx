import { afterEach, expect, test } from "vitest";
import { done, recordBodies } from "../../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { findButton, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const open = (job: Partial<typeof followedJob>, replies = {}) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...followedJob, ...job } }, ...replies },
  });

/** As when the page is left: what is held is sent. */
const leavePage = () => window.dispatchEvent(new Event("pagehide"));

test("a tap by mistake is undone before it is sent, and the other answers are back", async () => {
  await open({});
  const bodies = recordBodies("agree-price");
  await press("Agree to PKR 1,500");
  await wait(() => document.activeElement === findButton("Undo"), "focus on Undo");
  expect(findButton("My own price")).toBeUndefined();
  await press("Undo");
  await wait(() => findButton("Agree to PKR 1,500") && findButton("My own price"), "answers");
  leavePage();
  expect(bodies).toEqual([]);
});

test("while an agreement can be undone, nothing else is asked of the price", async () => {
  await open({ salary: 2_500 }, { "agree-price": done("Agreed.", { priceStatus: "agreed" }) });
  await press("Agree to PKR 2,500");
  await readPage("You agree to PKR 2,500.");
  await wait(() => findButton("Ask what the materials cost")?.disabled, "question that waits");
  await press("Undo");
  await wait(() => findButton("Ask what the materials cost")?.disabled === false, "question");
});
