import { confirmDialog } from "./confirm-dialog.ts";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { logIn, makePlumber, signUpPlumber } from "./portal-api.ts";
import { receipt } from "./receipt.ts";
import { idleProvider } from "./spec-people.ts";

test.use({ expectedComplaints: [/(500|ERR_FAILED).*(profile|edituser)/] });

test("the profile links to all its pages", async ({ page }) => {
  await enter(page, await idleProvider());
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Naveed" })).toBeVisible();
  const places = { "Account Settings": "/accountsettings", Transactions: "/transactions", Reviews: "/reviews" };
  const publicPlaces = { Terms: "/termsconditions", Support: "/support" };
  for (const [name, path] of Object.entries({ ...places, ...publicPlaces })) {
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toHaveAttribute("href", path);
  }
});

test("a verified provider pauses, and the server stores it", async ({ page }) => {
  await enter(page, await logIn(await makePlumber()));
  await page.goto("/profile");
  const available = page.getByRole("main").getByRole("switch", { name: "Take new jobs" });
  await expect(available).toBeChecked();
  await available.click();
  await expect(available).not.toBeChecked();
  await page.reload();
  await expect(available).not.toBeChecked();
});

test("a profile picture is missing, then uploaded, then shown in the header", async ({ page }) => {
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

test("account settings link to their pages, and sign out after a question", async ({ page }) => {
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

test("a profile that fails to load says so, with a button to retry", async ({ page }) => {
  await enter(page, await idleProvider());
  await page.route("**/edituser?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/editprofile");
  await expect(page.getByText("Failed to fetch user profile.")).toBeVisible();
  await page.unroute("**/edituser?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Akhtar Ali")).toBeVisible();
});

test("a pending provider uploads documents, and reads on the next visit that they arrived", async ({ page }) => {
  await enter(page, await logIn(await signUpPlumber()));
  await page.goto("/profile");
  await expect(page.getByText("Papers received: 0 of 2.")).toBeVisible();
  await go(page, "/pending");
  await expect(page.getByText("Not received yet.")).toHaveCount(2);
  await expect(page.getByText("You can sign it at the visit. Then you need not send it.")).toBeVisible();
  for (const label of ["CNIC, front", "CNIC, back", "Signed contract paper"]) {
    await page.getByLabel(label).setInputFiles(await receipt(page, 2400, 1600));
    await page.getByRole("dialog", { name: label }).getByRole("button", { name: "Yes, send it" }).click();
  }
  await expect(page.getByText("Sent. You can replace it with a better picture.")).toHaveCount(3);
  await page.reload();
  await expect(page.getByText(/^Received on .+\. You can replace it with a better picture\.$/)).toHaveCount(3);
  await go(page, "/profile");
  await expect(page.getByText("Papers received: 3 of 3.")).toBeVisible();
});
