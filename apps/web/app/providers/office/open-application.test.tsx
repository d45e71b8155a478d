import { expect, test } from "vitest";
import { profile } from "../../../test-setup/profile-replies.ts";
import { findButton, readToast, tick, wait } from "../../../test-setup/screen-person.ts";
import { visit } from "../../../test-setup/visit.ts";

const { cnic: _, ...known } = profile;
const applicant = {
  ...{ ...known, status: "Pending", cnicMasked: "•••••-•••••12-3", createdDate: "2026-01-02T08:00:00.000Z" },
  ...{ verifiedDate: null, documents: [], duplicates: [], rating: null, ratings: 0, openJobs: 0, completedJobs: 0 },
  ...{ nextSteps: ["verify", "send-back", "reject"], hasPayoutAccount: false },
};

const pressV = () =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "v", code: "KeyV", bubbles: true, cancelable: true }),
  );

test("V before the checks says what is missing and goes to the first point that is not checked", async () => {
  await visit({
    path: `/office/providers/${profile.id}`,
    who: { role: "Verifier" },
    replies: { overview: { body: applicant } },
  });
  await wait(() => findButton("Verify") ?? document.querySelector("[data-decision=verify]"), "button that verifies");
  await tick("I have seen the original CNIC, and the number is the same");
  pressV();
  await readToast("Check every point, then verify.");
  const [first, second] = document.querySelectorAll<HTMLInputElement>("[data-checks] input");
  expect(first?.checked).toBe(true);
  expect(document.activeElement).toBe(second);
});
