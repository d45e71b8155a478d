import type { Page } from "@playwright/test";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { logIn, makePlumber, signUpPlumber } from "./portal-api.ts";
import { readMail, readResetCode } from "./read-mail.ts";
import { receipt } from "./receipt.ts";
import { idleProvider } from "./spec-people.ts";

const password = "Hunarmand#2026";
const newPassword = "Chaabi-Panaa-43";

// One pattern: Playwright would take a second one for the option's own settings.
const refusals =
  /400 .*(change-password|verify-reset-code)|404 .*send-reset-code|(500|ERR_FAILED).*(profile|forgot-password|edituser|reset-password)/;

test.use({ expectedComplaints: [refusals] });

async function confirmDialog(page: Page, title: string, text: string) {
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: "OK" }).click();
}

test("the profile leads to all its places", async ({ page }) => {
  await enter(page, await idleProvider());
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Naveed" })).toBeVisible();
  const places = { "Account Settings": "/accountsettings", Transactions: "/transactions", Reviews: "/reviews" };
  const publicPlaces = { Terms: "/termsconditions", Support: "/support" };
  for (const [name, path] of Object.entries({ ...places, ...publicPlaces })) {
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toHaveAttribute("href", path);
  }
});

test("a verified provider pauses, and the server keeps it", async ({ page }) => {
  await enter(page, await logIn(await makePlumber()));
  await page.goto("/profile");
  const available = page.getByRole("switch", { name: "Take new job offers" });
  await expect(available).toBeChecked();
  await available.click();
  await expect(available).not.toBeChecked();
  await page.reload();
  await expect(available).not.toBeChecked();
});

test("a profile picture, from nothing chosen to the header", async ({ page }) => {
  await enter(page, await logIn(await makePlumber()));
  await page.goto("/profilepicture");
  const save = page.getByRole("button", { name: "Save Changes" });
  await save.click();
  await confirmDialog(page, "Error", "Please select a profile image before saving.");
  const picker = page.getByLabel("Change Image");
  await expect(picker).toHaveAttribute("accept", "image/*");
  await picker.setInputFiles(await receipt(page, 2600, 2600));

  await page.route("**/upload-profile", (route) => route.abort());
  await save.click();
  await confirmDialog(page, "Error", "API server may be down or CORS blocked.");
  await page.unroute("**/upload-profile");
  await page.route("**/upload-profile", (route) => route.fulfill({ status: 500, json: {} }));
  await save.click();
  await confirmDialog(page, "Error", "An unexpected error occurred!");
  await page.unroute("**/upload-profile");
  await save.click();
  await confirmDialog(page, "Success", "Profile image uploaded successfully!");
  const header = page.getByRole("banner").locator("img.profile-picture");
  await expect(header).toBeAttached();

  await page.goto("/home");
  await expect(header).toBeAttached();
  await page.route("**/profile-image?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/profilepicture");
  await confirmDialog(page, "Error", "Failed to load profile image!");
  await expect(page.getByRole("banner").locator(".default-picture")).toBeAttached();
});

test("account settings lead on, and sign out after a question", async ({ page }) => {
  await enter(page, await logIn(await makePlumber()));
  await page.goto("/accountsettings");
  await page.getByRole("link", { name: "Edit profile" }).click();
  await expect(page).toHaveURL("/editprofile");
  await expect(page.getByText("Akhtar Ali")).toBeVisible();
  await page.getByRole("link", { name: "Back to account settings" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Confirm Exit?");
  await expect(question).toContainText("Are you sure you want to sign out?");
  await question.getByRole("button", { name: "No" }).click();
  await expect(page).toHaveURL("/accountsettings");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("userRole")])).toEqual([
    null,
    null,
  ]);
});

test("a profile that cannot be fetched says so, with a way to try again", async ({ page }) => {
  await enter(page, await idleProvider());
  await page.route("**/edituser?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/editprofile");
  await expect(page.getByText("Failed to fetch user profile.")).toBeVisible();
  await page.unroute("**/edituser?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Akhtar Ali")).toBeVisible();
});

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

test("the header's popup mails a link that leads to a new password", async ({ page }) => {
  const email = await makePlumber();
  await page.goto("/home");
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

test("a provider who waits sends their papers ahead, and sees on the next visit that they were received", async ({
  page,
}) => {
  await enter(page, await logIn(await signUpPlumber()));
  await page.goto("/profile");
  await expect(page.getByText("Papers received: 0 of 3.")).toBeVisible();
  await go(page, "/pending");
  await expect(page.getByText("Not received yet.")).toHaveCount(3);
  for (const label of ["CNIC, front", "CNIC, back", "Signed contract paper"]) {
    await page.getByLabel(label).setInputFiles(await receipt(page, 2400, 1600));
  }
  await expect(page.getByText("Sent. You may replace it with a better picture.")).toHaveCount(3);
  await page.reload();
  await expect(page.getByText(/^Received on .+\. You may replace it with a better picture\.$/)).toHaveCount(3);
  await go(page, "/profile");
  await expect(page.getByText("Papers received: 3 of 3.")).toBeVisible();
});

async function logInByForm(page: Page, identifier: string, secret: string) {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.locator("[name=identifier]").fill(identifier);
  await page.locator("[name=password]").fill(secret);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await confirmDialog(page, "Success", "Login successful");
}
