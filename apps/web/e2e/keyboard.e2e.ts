import { completeJob } from "@hunarmand/api/jobs/provider";
import { expect, test } from "./journey.ts";
import { Keyboard } from "./keyboard.ts";
import { readToast } from "./office-visit.ts";
import { call, customerPin, makeJob, makePlumber, postJob } from "./portal-api.ts";
import { readResetCode } from "./read-mail.ts";
import { customer, makeProvider } from "./spec-people.ts";
import { visit } from "./spec-visit.ts";
import { makeNumber } from "./unique-number.ts";
import { waitForUsualPlace } from "./usual-place.ts";

test.use({ expectedComplaints: [/Failed to load resource/] });

const newPassword = "Chaabi-Panaa-53";

test("A handyman signs up and logs in by keyboard", async ({ page }) => {
  const keyboard = new Keyboard(page);
  const number = makeNumber();
  const field = (name: string) => page.locator(`[name=${name}]`);
  await visit(page, "/home");
  await keyboard.press(page.getByRole("link", { name: "Skip to content" }));
  await keyboard.press(page.getByRole("main").getByRole("link", { name: "Become a Handyman" }));
  await expect(page).toHaveURL("/signup");
  await expect(field("City")).toBeEnabled();
  for (const [name, text] of Object.entries({
    ...{ FirstName: "Tariq", LastName: "Mehmood", FatherName: "Mehmood Ahmed" },
    ...{ CNIC: `611016${number}`, PhoneNumber: `0336${number}` },
  })) {
    await keyboard.write(field(name), text);
  }
  await keyboard.choose(field("Gender"), "male");
  await keyboard.choose(field("Qualification"), "Matric");
  await keyboard.press(page.getByRole("button", { name: "Continue" }));
  await expect(page.getByText("Step 2 of 3: Your work")).toBeFocused();
  await keyboard.choose(field("City"), "Islamabad");
  await keyboard.choose(field("Area"), "G-9");
  await keyboard.choose(field("Category"), "Installations");
  await keyboard.press(page.getByRole("checkbox", { name: "Plumbing Installation", exact: true }), "Space");
  await keyboard.press(page.getByRole("button", { name: "Continue" }));
  await keyboard.write(field("Email"), `tariq${number}@example.pk`);
  await keyboard.write(field("Password"), newPassword);
  const look = page.getByRole("button", { name: "Show or hide the password" }).first();
  await keyboard.press(look, "Space");
  await expect(field("Password")).toHaveAttribute("type", "text");
  await keyboard.write(field("ConfirmPassword"), newPassword);
  await page.keyboard.press("Enter");
  await keyboard.readDialog("Signup successful!");
  await expect(page).toHaveURL("/success");
  await keyboard.press(page.getByRole("main").getByRole("link", { name: "Login" }));
  await keyboard.write(field("identifier"), `tariq${number}@example.pk`);
  await keyboard.write(field("password"), newPassword);
  await page.keyboard.press("Enter");
  await keyboard.readDialog("Login successful");
  await expect(page).toHaveURL("/home");
});

test("A handyman completes a job by keyboard", async ({ page, context }) => {
  const keyboard = new Keyboard(page);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({
    latitude: customerPin.pinLocationLatitude,
    longitude: customerPin.pinLocationLongitude,
    accuracy: 8,
  });
  const provider = await makeProvider();
  await postJob();
  await visit(page, "/requestedjobs", provider);
  const reject = page.getByRole("button", { name: "Reject" }).first();
  await keyboard.press(reject);
  await expect(page.getByRole("dialog")).toContainText("Do you want to reject this job?");
  await page.keyboard.press("Escape");
  await expect(reject, "the focus comes back").toBeFocused();
  await keyboard.press(page.getByRole("button", { name: "Accept" }).first());
  await keyboard.press(page.getByRole("button", { name: "I Agree & Continue" }));
  await readToast(page, "Job accepted successfully.");
  await keyboard.press(page.getByRole("link", { name: "Proceed Further" }));
  await expect(page.getByRole("button", { name: "Mark Arrival" })).toBeEnabled();
  await keyboard.press(page.getByRole("button", { name: "Mark Arrival" }));
  await readToast(page, "Arrival marked successfully.");
  await keyboard.write(page.getByLabel("Price, materials included"), "4500");
  await keyboard.press(page.getByText(/^More: /));
  await keyboard.choose(page.locator("[name=duration]"), "2");
  await keyboard.write(page.getByLabel("Description"), "A new mixer tap");
  await keyboard.press(page.getByRole("button", { name: "Send price PKR 4,500" }));
  await readToast(page, "Job details updated successfully.");
  await expect(page).toHaveURL("/home");
  const own = page.getByRole("button", { name: /^Hello, / });
  await keyboard.tabTo(own, "Shift+Tab");
  await page.keyboard.press("Enter");
  await keyboard.press(page.getByRole("link", { name: "Active Jobs" }));
  await keyboard.press(page.getByRole("button", { name: "Mark as Completed" }));
  await keyboard.readDialog("Mark as Completed?", "Yes, to the last step");
  await keyboard.press(page.getByRole("button", { name: "Not yet" }));
  await keyboard.write(page.getByLabel("Feedback"), "Neat and quick.");
  await keyboard.tabTo(page.getByRole("radio", { name: "5 stars" }));
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await keyboard.press(page.getByRole("button", { name: "Complete the job" }));
  await readToast(page, "Job marked as completed.");
  await expect(page).toHaveURL("/completedjobs");
});

test("A customer posts a job, cancels it and rates another by keyboard", async ({ page }) => {
  const keyboard = new Keyboard(page);
  const goOn = page.getByRole("button", { name: "Continue" });
  const heading = (name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await visit(page, "/jobs/new", await customer());
  await waitForUsualPlace(page);
  await keyboard.choose(page.locator("[name=category]"), "Installations");
  await keyboard.choose(page.locator("[name=skill]"), "Plumbing Installation");
  await keyboard.write(page.getByLabel("Description"), "A new mixer tap");
  await keyboard.press(goOn);
  await heading("Is everything right?");
  await keyboard.press(page.getByRole("button", { name: "Change the place" }));
  await heading("Where is the work?");
  await keyboard.choose(page.locator("[name=city]"), "Rawalpindi");
  await expect(page.locator("[name=area]")).toBeEnabled();
  await keyboard.write(page.locator("[name=area]"), "Sadda");
  await keyboard.press(page.getByRole("button", { name: "Saddar", exact: true }));
  await expect(page.locator("[name=area]")).toHaveValue("Saddar");
  await keyboard.press(goOn);
  await heading("When should somebody come?");
  await keyboard.press(goOn);
  await heading("Is everything right?");
  await keyboard.press(page.getByRole("main").getByRole("button", { name: "Post the job" }));
  await readToast(page, "Job posted successfully.");
  await expect(page).toHaveURL(/\/jobs\/[\w-]{36}$/);
  const cancel = page.getByRole("button", { name: "Cancel this job" });
  await keyboard.press(cancel);
  // Its script is loaded by the press.
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cancel, "the focus comes back").toBeFocused();
  await page.keyboard.press("Enter");
  await keyboard.tabTo(page.getByRole("radio", { name: "I found somebody else." }));
  await page.keyboard.press("ArrowDown");
  await keyboard.press(page.getByRole("button", { name: "Cancel the job" }));
  await readToast(page, "Job cancelled.");
  await expect(page.getByText("I need it at another time.")).toBeVisible();

  const provider = await makeProvider();
  const jobId = await makeJob(provider, "details");
  const body = { id: jobId, customerFeedback: "Done.", customerRating: 5, workStatus: "Completed" } as const;
  await call(provider, completeJob, { body });
  await visit(page, `/jobs/${jobId}`, await customer());
  await keyboard.tabTo(page.getByRole("radio", { name: "1 star" }));
  for (const _ of ["2 stars", "3 stars", "4 stars"]) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await keyboard.write(page.getByLabel("Feedback"), "He came on time.");
  await keyboard.press(page.getByRole("button", { name: "I paid cash PKR 4,500 – confirm" }));
  await readToast(page, "Thank you for your feedback.");
  await expect(page.getByText("Your rating")).toBeVisible();
});

test("A forgotten password is reset by keyboard", async ({ page }) => {
  const keyboard = new Keyboard(page);
  const email = await makePlumber();
  await visit(page, "/login");
  await keyboard.press(page.getByRole("main").getByRole("link", { name: "Forgot Password?" }));
  await keyboard.write(page.getByRole("main").getByRole("textbox", { name: "Email" }), email);
  await page.keyboard.press("Enter");
  await keyboard.readDialog("Reset code sent to your email");
  const code = await readResetCode(email);
  await keyboard.write(page.getByLabel("6-digit code"), code);
  await page.keyboard.press("Enter");
  await keyboard.readDialog("Code verified, you can reset your password");
  await keyboard.write(page.locator("[name=newPassword]"), newPassword);
  await keyboard.write(page.locator("[name=confirmPassword]"), newPassword);
  await page.keyboard.press("Enter");
  await keyboard.readDialog("Your password has been reset successfully");
  await expect(page).toHaveURL("/login");
});

test("The popup for a new password opens, closes and returns the focus by keyboard", async ({ page }) => {
  const keyboard = new Keyboard(page);
  await visit(page, "/home");
  const open = page.getByRole("banner").getByRole("button", { name: "Forgot Password?" });
  await keyboard.press(open);
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(open).toBeFocused();
});
