import { expect, test } from "vitest";
import { refusing } from "../../../test-setup/faked-server.ts";
import { officeSettings } from "../../../test-setup/office/office-settings.ts";
import { findButton, press, tick } from "../../../test-setup/screen-person.ts";
import { readPage } from "../../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../../test-setup/visit.ts";

const demanded = refusing("second-factor-required");
const without = { enrolledDate: null, recoveryCodesLeft: 0, isDemanded: true };
const hint = "Our office asks everybody for one-time codes. Set up yours now. Then all your desks open.";

test.each(["/office", "/office/jobs", "/devices"])(
  "a person without required one-time codes is redirected from %s to set them up",
  async (path) => {
    const replies = {
      due: demanded,
      Admin: demanded,
      "job-details": demanded,
      sessions: demanded,
      "sign-ins": demanded,
    };
    await visit({ path, who: { role: "Support" }, replies: { ...replies, "one-time-code": { body: without } } });
    await waitForPath("/office/security");
    await readPage(hint);
    expect(findButton("Set up one-time codes")).toBeTruthy();
  },
);

test("an Owner without one-time codes makes no call that the server would refuse", async () => {
  const replies = { Admin: demanded, "one-time-codes": demanded, "one-time-code": { body: without } };
  await visit({ path: "/office/security", who: { role: "Owner" }, replies });
  await readPage(hint);
  expect(document.body.textContent).not.toContain("Failed to fetch who has set up");
});

test("nothing is shown when one-time codes are not required", async () => {
  const replies = { "one-time-code": { body: { ...without, isDemanded: false } } };
  await visit({ path: "/office/security", who: { role: "Support" }, replies });
  await readPage("Set up one-time codes");
  expect(document.body.textContent).not.toContain(hint);
});

test("an Owner can require one-time codes only after setting up their own", async () => {
  const first = [{ field: "demandsSecondFactor", code: "second-factor-first", message: "Set up yours first." }];
  const reply = { body: officeSettings, changes: { settings: refusing("invalid-input", first) } };
  await visit({ path: "/office/settings", who: { role: "Owner" }, replies: { settings: reply } });
  await tick("Require one-time codes from all staff");
  await press("Save this rule");
  await readPage("Set up yours first.");
  const link = [...document.querySelectorAll("main a")].find(
    ({ textContent }) => textContent === "Your one-time codes",
  );
  expect(link?.getAttribute("href")).toBe("/office/security");
});
