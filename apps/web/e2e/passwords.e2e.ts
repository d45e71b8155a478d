import type { Page } from "@playwright/test";
import { confirmDialog } from "./confirm-dialog.ts";
import { enter, expect, test } from "./journey.ts";
import { openReady } from "./open-ready.ts";
import { logIn, makePlumber } from "./portal-api.ts";
import { readMail, readResetCode } from "./read-mail.ts";

const password = "Hunarmand#2026";
const newPassword = "Chaabi-Panaa-43";

// One pattern: Playwright would take a second one for the option's own settings.
const refusals =
  /400 .*(change-password|verify-reset-code)|404 .*send-reset-code|(500|ERR_FAILED).*(forgot-password|reset-password)/;

test.use({ expectedComplaints: [refusals] });

test("a password is changed, and only the new one logs in", async ({ page }) => {
  const email = await makePlumber();
  await enter(page, await logIn(email));
  await page.goto("/changepassword");
  const [current, next, confirm] = ["currentPassword", "newPassword", "confirmPassword"].map((name) =>
    page.locator(`[name=${name}]`),
  );
  const submit = page.getByRole("main").getByRole("button", { name: "Change Password" });
  await expect(submit).toBeDisabled();
  await current?.fill("not my password");
  await next?.fill(newPassword);
  await confirm?.fill("something else");
  await expect(page.getByText("New passwords do not match")).toBeVisible();
  await expect(submit).toBeDisabled();
  await confirm?.fill(newPassword);
  await expect(page.getByText("New passwords do not match")).toBeHidden();
  for (const toggle of await page.getByRole("button", { name: "Show or hide the password" }).all())
    await toggle.click();
  await expect(page.locator("input[type=password]")).toHaveCount(0);
  await submit.click();
  await confirmDialog(page, "Error", "Your current password is wrong.");
  await current?.fill(password);
  await submit.click();
  await confirmDialog(page, "Success", "Password changed successfully");
  await logInByForm(page, email, newPassword);
});

test("a forgotten password is reset in three steps", async ({ page }) => {
  const email = await makePlumber();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await expect(page).toHaveURL("/forgetpassword");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText("Please enter your email address")).toBeVisible();
  await page.getByRole("main").locator("[name=email]").fill("nobody-here@example.pk");
  await page.getByRole("button", { name: "Send code" }).click();
  await confirmDialog(page, "Error", "Email not found in our system");
  await page.getByRole("main").locator("[name=email]").fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await confirmDialog(page, "Success", "Reset code sent to your email");

  await page.getByLabel("6-digit code").fill("123");
  await page.getByRole("button", { name: "Verify code" }).click();
  await expect(page.getByText("Please enter a valid reset code")).toBeVisible();
  await page.getByLabel("6-digit code").fill("12ab");
  await page.getByRole("button", { name: "Verify code" }).click();
  await confirmDialog(page, "Error", "Invalid or expired code");
  const code = await readResetCode(email);
  await page.getByLabel("6-digit code").fill(code);
  await page.getByRole("button", { name: "Verify code" }).click();
  await confirmDialog(page, "Success", "Code verified, you can reset your password");

  const reset = page.getByRole("button", { name: "Reset password" });
  await reset.click();
  await expect(page.getByText("Please fill all password fields")).toBeVisible();
  await page.locator("[name=newPassword]").fill(newPassword);
  await page.locator("[name=confirmPassword]").fill("something else");
  await reset.click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.locator("[name=confirmPassword]").fill(newPassword);
  await page.route("**/reset-password", (route) => route.fulfill({ status: 500, json: {} }));
  await reset.click();
  await confirmDialog(page, "Error", "Failed to reset password");
  await page.unroute("**/reset-password");
  await reset.click();
  await confirmDialog(page, "Success", "Your password has been reset successfully");
  await expect(page).toHaveURL("/login");
  await logInByForm(page, email, newPassword);
});

test("the header's popup mails a link to a new password", async ({ page }) => {
  const email = await makePlumber();
  await openReady(page, "/home");
  const open = () => page.getByRole("banner").getByRole("button", { name: "Forgot Password?" }).click();
  await open();
  const popup = page.getByRole("dialog", { name: "Reset your password" });
  const send = popup.getByRole("button", { name: "Send reset link" });
  await popup.getByLabel("Email").fill("   ");
  await send.click();
  await expect(popup).toContainText("Email is required");
  await popup.getByLabel("Email").fill(email);
  await page.route("**/forgot-password", (route) => route.fulfill({ status: 500, json: {} }));
  await send.click();
  await confirmDialog(page, "Error", "Failed to send reset link");
  await page.unroute("**/forgot-password");
  await send.click();
  await confirmDialog(page, "Success", "Password reset link sent!");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const link = new URL(await readMail(email, /http\S+code=\S+/));
  await page.goto(link.pathname + link.search);
  await expect(page).toHaveURL("/forgetpassword");
  await page.getByRole("button", { name: "Verify code" }).click();
  await confirmDialog(page, "Success", "Code verified, you can reset your password");
  await expect(page.getByRole("button", { name: "Reset password" })).toBeVisible();
});

async function logInByForm(page: Page, identifier: string, secret: string) {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.locator("[name=identifier]").fill(identifier);
  await page.locator("[name=password]").fill(secret);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await confirmDialog(page, "Success", "Login successful");
}
