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

test("while an agreement can be undone, the page says only that, and not that the price waits for an answer", async () => {
  await open({});
  await readPage("A price waits for your answer");
  await press("Agree to PKR 1,500");
  await readPage("You agree to PKR 1,500.");
  expect(document.querySelector("main")?.textContent).not.toContain("A price waits for your answer");
  await press("Undo");
  await readPage("A price waits for your answer");
});

test("before the tap the bar says that nothing can be cancelled here afterwards", async () => {
  await open({ nextSteps: ["agreePrice", "disputePrice", "endWithoutWork"] });
  await readPage("Once you agree, you cannot cancel here any more.");
  expect(document.querySelector("main .thumb-bar")?.textContent).toBe(
    "Once you agree, you cannot cancel here any more.Agree to PKR 1,500My own priceI do not agree",
  );
});

test("while an agreement can be undone, nothing else is asked of the price", async () => {
  await open({ salary: 2_500 }, { "agree-price": done("Agreed.", { priceStatus: "agreed" }) });
  await press("Agree to PKR 2,500");
  await readPage("You agree to PKR 2,500.");
  await wait(() => findButton("Ask what the materials cost")?.disabled, "question that waits");
  await press("Undo");
  await wait(() => findButton("Ask what the materials cost")?.disabled === false, "question");
});
