import { expect, test } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { profile } from "../../../test-setup/profile-replies.ts";
import { fill, findButton, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast } from "../../../test-setup/screen-reading.ts";
import { visit } from "../../../test-setup/visit.ts";

const label = "Allow a new password by SMS";
const { cnic: _, ...known } = profile;
const handyman = {
  ...{ ...known, cnicMasked: "•••••-•••••12-3", createdDate: "2026-01-02T08:00:00.000Z", verifiedDate: null },
  ...{ documents: [], duplicates: [], rating: null, ratings: 0, openJobs: 0, completedJobs: 0, nextSteps: [] },
  visit: null,
};

const open = (role: string, hasPayoutAccount: boolean) =>
  visit({
    path: `/office/providers/${profile.id}`,
    who: { role },
    replies: {
      overview: { body: { ...handyman, hasPayoutAccount } },
      "allow-phone-reset": done("They can set a new password by SMS once within the next 24 hours."),
    },
  });

test.each(["Support", "Verifier"])(
  "a %s who has checked the caller's identity allows it, with the reason",
  async (role) => {
    await open(role, true);
    await press(label);
    await readDialog("The Owner sees it in the audit log.", `Allow Naveed Akhtar a new password by SMS`);
    await fill({ reason: "Came to the office with their CNIC." });
    await press(label);
    await readToast("They can set a new password by SMS once within the next 24 hours.");
  },
);

test.each([
  ["Dispatcher", true],
  ["Support", false],
])("a %s does not see it when a payout account is stored: %s", async (role, isNamed) => {
  await open(role, isNamed);
  await readPage("Naveed Akhtar");
  await readPage("Installations");
  expect(findButton(label)).toBeUndefined();
});
