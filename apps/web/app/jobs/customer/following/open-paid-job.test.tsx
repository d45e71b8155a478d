import { afterEach, test } from "vitest";
import { followedJob, followedJobId } from "../../../../test-setup/followed-job.ts";
import { readPage } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

test("a job that another amount of cash has settled shows that amount, beside the agreed price", async () => {
  const payment = { status: "paid", method: "cash", claimed: null, cashPaid: 3_500 };
  const paid = { ...followedJob, status: "Completed", nextSteps: [], salary: 4_000, payment };
  await visit({ path: `/jobs/${followedJobId}`, who: customer, replies: { [`Job/${followedJobId}`]: { body: paid } } });
  await readPage("PKR 3,500 paid in cash. The agreed price was PKR 4,000. There is nothing more to pay.");
});

test("a customer reads the stars that they gave, and who reads their words", async () => {
  const confirmed = { confirmedDate: "2026-05-01T13:00:00.000Z", rating: 5, feedback: "Fast and clean." };
  const paid = { ...followedJob, ...confirmed, status: "Completed", nextSteps: [] };
  await visit({ path: `/jobs/${followedJobId}`, who: customer, replies: { [`Job/${followedJobId}`]: { body: paid } } });
  await readPage("You gave 5 stars.");
  await readPage("Fast and clean.");
  await readPage("Ali Raza sees this with your name. Others read your words without it.");
});
