import { afterEach, expect, test } from "vitest";
import { failing } from "../../../../test-setup/faked-server.ts";
import { jobId } from "../../../../test-setup/job-replies.ts";
import { findButton } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const open = (reply: object) =>
  visit({
    path: "/acceptjob",
    who: provider,
    currentJobId: jobId,
    replies: { [`handyman-requested-jobs/${email}`]: reply },
  });

test("an offer that cannot be read has its terms, but no button that accepts it", async () => {
  await open(failing);
  await readPage("Failed to fetch requested jobs.");
  await wait(() => document.querySelector("main h2"), "terms");
  expect(findButton("I Agree & Continue")).toBeUndefined();
});

test("the button comes with the offer, also where the list has it no more", async () => {
  await open({ body: [] });
  await wait(() => findButton("I Agree & Continue"), "button");
});
