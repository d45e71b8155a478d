import { expect, test } from "./journey.ts";
import { customerPin, makeJob, postJob } from "./portal-api.ts";
import { fillFields } from "./spec-messages/row.ts";
import { busyProvider, idleProvider, makeProvider } from "./spec-people.ts";
import { checkForm } from "./spec-validation/check-form.ts";
import { contractRules, quoteRules } from "./spec-validation/contract-forms.ts";
import type { FormRules } from "./spec-validation/form-rules.ts";
import {
  cardRules,
  changePasswordRules,
  completionRules,
  jobDetailsRules,
  walletRules,
} from "./spec-validation/provider-forms.ts";
import { careersRules, contactRules, signupRules, supportRules } from "./spec-validation/public-forms.ts";
import { unreadable, visit } from "./spec-visit.ts";

const forms: readonly FormRules[] = [
  ...[contactRules, signupRules, quoteRules, contractRules, changePasswordRules, supportRules, cardRules],
  ...[walletRules, jobDetailsRules, completionRules, careersRules],
];

test.use({ expectedComplaints: [/Failed to load resource/] });

for (const rules of forms) {
  test(`${rules.form}: every rule of the spec`, ({ page }) => checkForm(page, rules));
}

test("Login: identifier and password must both be non-empty", async ({ page }) => {
  await visit(page, "/login");
  for (const [identifier = "", password = ""] of [
    ["", ""],
    ["ali.raza@example.pk", ""],
    ["", "Hunarmand#2026"],
    ["   ", "Hunarmand#2026"],
  ]) {
    await fillFields(page, { identifier, password });
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    const dialog = page.getByRole("dialog", { name: "Error", exact: true });
    await expect(dialog.getByText("Please enter email/phone and password", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "OK" }).click();
  }
  await fillFields(page, { identifier: "x", password: "y" });
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Wrong e-mail, phone number or password.")).toBeVisible();
});

test("Signup: area and skills wait for what they belong to, and follow it", async ({ page }) => {
  await visit(page, "/signup");
  const [city, area] = [page.locator("[name=City]"), page.locator("[name=Area]")];
  await expect(area).toBeDisabled();
  await expect(page.getByText("Choose a category first.")).toBeVisible();
  await city.selectOption("Islamabad");
  await area.selectOption("G-9");
  await page.locator("[name=Category]").selectOption("Installations");
  await page.getByRole("checkbox", { name: "Plumbing Installation", exact: true }).check();
  await city.selectOption("Rawalpindi");
  await expect(area.getByRole("option", { name: "Saddar" })).toBeAttached();
  await expect(area).toHaveValue("");
  await page.locator("[name=Category]").selectOption("Construction");
  await expect(page.getByRole("checkbox", { name: "Plumbing Installation", exact: true })).toHaveCount(0);
  await page.route("**/api/Area/areas-list/*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.route("**/api/Skill/skills-list/*", (route) => route.fulfill({ status: 500, json: {} }));
  await city.selectOption("Lahore");
  await expect(area).toBeDisabled();
  await page.locator("[name=Category]").selectOption("Specialists");
  await expect(page.locator("[name=Skill]")).toHaveCount(0);
});

test("Profile image: one must be chosen, and only image files are taken", async ({ page }) => {
  await visit(page, "/profilepicture", await idleProvider());
  const picker = page.getByLabel("Change Image");
  await expect(picker).toHaveAttribute("accept", "image/*");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(picker).toHaveAttribute("aria-invalid", "true");
  const paper = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
  await picker.setInputFiles(paper);
  await expect(page.getByText("Please choose a picture: JPEG, PNG or WebP.")).toBeVisible();
  await expect(picker).toHaveAttribute("aria-invalid", "true");
});

test("Completion: a rating of 1 to 5 that starts at 5", async ({ page }) => {
  const provider = await busyProvider();
  await visit(page, `/jobcompletion/${await makeJob(provider, "details")}`, provider);
  const ratings = page.getByRole("radio", { name: /stars?$/ });
  await expect(page.getByRole("radio", { name: "5 stars" })).toBeChecked();
  expect(await ratings.evaluateAll((all) => all.map((star) => (star as HTMLInputElement).value))).toEqual([
    ...["1", "2", "3", "4", "5"],
  ]);
});

test("Forgot password: a code of at least 4 of 6 characters, and two passwords that match", async ({ page }) => {
  await visit(page, "/forgetpassword?email=ali.raza@example.pk&code=123");
  const code = page.getByLabel("6-digit code");
  const verify = page.getByRole("button", { name: "Verify code" });
  await expect(code).toHaveAttribute("maxlength", "6");
  await verify.click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await code.fill("1234");
  await page.route("**/verify-reset-code", (route) => route.fulfill({ json: { message: "" } }));
  await verify.click();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  const password = "Chaabi-Panaa-52";
  const reset = page.getByRole("button", { name: "Reset password" });
  for (const [newPassword = "", confirmPassword = "", refused = "", says = ""] of [
    ["", "", "newPassword", "Please fill all password fields"],
    [password, "", "confirmPassword", "Please fill all password fields"],
    ["", password, "newPassword", "Please fill all password fields"],
    [password, `${password}!`, "confirmPassword", "Passwords do not match"],
  ]) {
    await fillFields(page, { newPassword, confirmPassword });
    await reset.click();
    await expect(page.locator(`[name=${refused}]`)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("main").getByText(says, { exact: true })).toBeVisible();
  }
});

test("Reset popup: an e-mail of any form, once it is trimmed", async ({ page }) => {
  await visit(page, "/home");
  await page.getByRole("banner").getByRole("button", { name: "Forgot Password?" }).click();
  const popup = page.getByRole("dialog", { name: "Reset your password" });
  const email = popup.getByLabel("Email");
  for (const typed of ["", "   "]) {
    await email.fill(typed);
    await popup.getByRole("button", { name: "Send reset link" }).click();
    await expect(email).toHaveAttribute("aria-invalid", "true");
  }
  await email.fill(" anything ");
  await popup.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Password reset link sent!", { exact: true })).toBeVisible();
});

test("Arrival: within 50 meters of the customer", async ({ page, context }) => {
  const provider = await makeProvider();
  const jobId = await makeJob(provider, "accepted");
  const degreesPerMeter = 180 / (Math.PI * 6_371_000);
  const standAt = (meters: number) =>
    context.setGeolocation({
      latitude: customerPin.pinLocationLatitude + meters * degreesPerMeter,
      longitude: customerPin.pinLocationLongitude,
    });
  await context.grantPermissions(["geolocation"]);
  await standAt(50.2);
  await visit(page, `/acceptarrival/${jobId}`, provider);
  const mark = page.getByRole("button", { name: "Mark Arrival" });
  await expect(page.getByText("51 m", { exact: true })).toBeVisible();
  await expect(mark).toBeDisabled();
  await standAt(49.8);
  await expect(page.getByText("50 m", { exact: true })).toBeVisible();
  await mark.click();
  await expect(page.getByText("Arrival marked successfully.")).toBeVisible();
});

test("A job id must be present on accept, arrival, details and completion", async ({ page }) => {
  const provider = await idleProvider();
  for (const path of ["/acceptjob", "/acceptarrival", "/acceptjobdetailssubmission", "/jobcompletion"]) {
    await visit(page, path, provider);
    await expect(
      page.getByText("Job ID Missing - No job selected. Returning to requested jobs.", { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await expect(page).toHaveURL("/requestedjobs");
  }
});

test("Password, picture and payments need an e-mail in the token, the job forms lead to the login", async ({
  page,
}) => {
  const jobId = await postJob();
  for (const path of [
    ...["/acceptjob", "/acceptcustomerinfo", `/acceptarrival/${jobId}`],
    ...[`/acceptjobdetailssubmission/${jobId}`, `/jobcompletion/${jobId}`],
  ]) {
    await visit(page, path, unreadable, jobId);
    await expect(page.getByText("Session Expired - Please login again.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await expect(page).toHaveURL("/login");
  }
  await visit(page, "/creditcard", unreadable);
  const card = { nameOnCard: "N", cardNumber: "4242424242424242", expiryDate: "1228", cvv: "123" };
  await fillFields(page, { amount: "1", ...card });
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByText("User not logged in or email missing in token", { exact: true })).toBeVisible();
});
