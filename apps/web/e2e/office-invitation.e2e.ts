import { checkInEveryLook } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { readInvitation } from "./make-staff.ts";
import { readToast } from "./office-visit.ts";
import { logInOffice } from "./portal-api.ts";
import { makeNumber } from "./unique-number.ts";

// The link is opened a second time.
test.use({ expectedComplaints: [/400 .*\/reset-password/] });

test("An invited person sets a password that only they know, and logs in; the link works once", async ({ page }) => {
  const email = `newcomer${makeNumber()}@office.pk`;
  await enter(page, await logInOffice());
  await page.goto("/office/staff");
  await page.getByRole("button", { name: "Invite a person" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Password")).toHaveCount(0);
  await dialog.getByLabel("First name").fill("Sana");
  await dialog.getByLabel("Last name").fill("Qureshi");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Invite" }).click();
  await readToast(page, "The invitation is in the outbox");
  await expect(page.locator("[data-row]").filter({ hasText: email })).toContainText("Invited");

  const link = await readInvitation(email);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page).toHaveURL("/office/invitation");
  await expect(page.getByText(`You log in with ${email}`)).toBeVisible();
  await checkInEveryLook(page);
  await setPassword("Chaabi-Panaa-43");
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL("/office/login");
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill("Chaabi-Panaa-43");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/office");

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await setPassword("Another-Password-44");
  await expect(page.getByRole("dialog")).toContainText("Invalid or expired code");

  async function setPassword(password: string) {
    await page.locator("[name=newPassword]").fill(password);
    await page.locator("[name=confirmPassword]").fill(password);
    await page.getByRole("main").getByRole("button", { name: "Set password" }).click();
  }
});
