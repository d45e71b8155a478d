import { afterEach, expect, test } from "vitest";
import { recordBodies, done as reply } from "../../../../test-setup/faked-server.ts";
import { detailedJob } from "../../../../test-setup/job-replies.ts";
import { noEarnings } from "../../../../test-setup/payment-replies.ts";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

/** A completed job whose cash its handyman has not reported. */
const open = {
  ...{ ...detailedJob, status: "Completed", completedDate: "2026-03-02T08:00:00.000Z", earning: 4_500, rating: 5 },
  ...{ cash: "undeclared", cashDeclared: null, cashClaimed: null, cashSaid: null, problem: null },
  ...{ confirmedDate: "2026-03-02T09:00:00.000Z", nextSteps: ["declareCash"] },
};
const path = `completed-jobs/${email}`;

test("a completed job leads with what is left after the fee and the materials, above its price", async () => {
  const body = [{ ...open, materials: 1_200 }];
  await visit({ path: "/completedjobs", who: provider, replies: { [path]: { body } } });
  await readPage("You keep PKR 2,850.");
  await readPage("PKR 4,050 after the fee, of it PKR 1,200 for your materials.");
  await readPage("Price PKR 4,500");
});

test("the earnings lead with what is left after fees and materials", async () => {
  const earnings = { ...noEarnings, gross: 5_000, fee: 500, net: 4_500, jobs: 2, materials: 1_200 };
  const replies = { [path]: { body: [open] }, "Provider/earnings": { body: earnings } };
  await visit({ path: "/completedjobs", who: provider, replies });
  await readPage("PKR 4,500 after the fee, of it PKR 1,200 for your materials.");
  expect(document.querySelector(".recent-earnings strong")?.textContent).toBe("PKR 3,300");
});

test("one tap reports the cash that the button names, and another amount has its own button", async () => {
  const reported = { ...open, cash: "declared", cashDeclared: 4_500 };
  const declare = { ...reply("Cash reported successfully."), changes: { [path]: { body: [reported] } } };
  const replies = { [path]: { body: [open] }, "declare-cash": declare };
  await visit({ path: "/completedjobs", who: provider, replies });
  await wait(() => findButton("I got another amount"), "other amount");
  expect(findButton("I got another amount")?.closest(".thumb-bar")).toBeNull();
  const bodies = recordBodies("declare-cash");
  await press("I received PKR 4,500 in cash");
  await readToast("Cash reported successfully.");
  await readPage("You reported PKR 4,500 in cash. The customer or the office must confirm it.");
  expect(document.querySelector("dialog")).toBeNull();
  expect(bodies).toEqual([{ jobId: open.jobId, amount: 4_500 }]);
});
