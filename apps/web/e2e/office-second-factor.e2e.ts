import { adminLogin } from "@hunarmand/api/account/account";
import { confirmOneTimeCode, enrolOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { TOTP } from "otpauth";
import { checkInEveryLook } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { makeStaff } from "./make-staff.ts";
import { readToast } from "./office-visit.ts";
import { call, type Person } from "./portal-api.ts";
import { makeNumber } from "./unique-number.ts";

const password = "a password of her own, long";

// Until the codes are set up, every other call of the office is refused.
test.use({ expectedComplaints: [/403 .*\/api\//i] });

const codeOf = (secret: string) => new TOTP({ secret, digits: 6, period: 30 }).generate();

async function logInAs(role: "Owner" | "Finance"): Promise<Person> {
  const email = `${role.toLowerCase()}${makeNumber()}@example.pk`;
  await makeStaff({ firstName: "Rabia", lastName: "Noor", email, role }, password);
  return call(undefined, adminLogin, { body: { email, password } });
}

async function makeEnrolledOwner(): Promise<Person> {
  const owner = await logInAs("Owner");
  const { secret } = await call(owner, enrolOneTimeCode, {});
  await call(owner, confirmOneTimeCode, { body: { oneTimeCode: codeOf(secret) } });
  return owner;
}

test("The Owner requires one-time codes, and a colleague without them sets them up first", async ({ page }) => {
  const [owner, clerk] = [await makeEnrolledOwner(), await logInAs("Finance")];
  try {
    await enter(page, owner);
    await page.goto("/office/settings");
    await page.getByLabel("Require one-time codes from all staff").check();
    await page.getByRole("button", { name: "Save this rule" }).click();
    await readToast(page, "saved");

    await enter(page, clerk);
    await page.goto("/office");
    await expect(page).toHaveURL(/\/office\/security$/);
    await expect(page.getByText("Our office asks everybody for one-time codes.", { exact: false })).toBeVisible();
    await checkInEveryLook(page);
    await page.goto("/office/payments");
    await expect(page).toHaveURL(/\/office\/security$/);

    await page.getByRole("button", { name: "Set up one-time codes" }).click();
    const dialog = page.getByRole("dialog");
    const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await dialog.getByLabel("Code from the app").fill(codeOf(secret));
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("button", { name: "I have saved them" }).click();
    await expect(page.getByText("10 recovery codes left.")).toBeVisible();
    await page.getByRole("link", { name: "Payments" }).click();
    await expect(page.getByRole("heading", { name: "Payments", level: 1 })).toBeVisible();
  } finally {
    await call(owner, updateOfficeSettings, { body: { demandsSecondFactor: false } });
  }
});
