import type { BrowserContext, Page } from "@playwright/test";
import { withResolvers } from "../app/shared/parts/with-resolvers.ts";
import { go } from "./go.ts";
import { expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { customerPin, postJob, verify } from "./portal-api.ts";
import { Taps } from "./taps.ts";
import { makeNumber } from "./unique-number.ts";

const number = makeNumber();
const email = `tariq${number}@example.pk`;
const password = "Chaabi-Panaa-42";

const degreesPerMeter = 1 / 111_195;

/** Sets a position so many metres north of the customer. */
const standAt = (context: BrowserContext, meters: number) =>
  context.setGeolocation({
    latitude: customerPin.pinLocationLatitude + meters * degreesPerMeter,
    longitude: customerPin.pinLocationLongitude,
    accuracy: 8,
  });

// The server refuses the lists to a pending provider, who is redirected to /pending.
test.use({ expectedComplaints: [/403 .*(handyman-requested-jobs|payment-summary|amount-due|wallet-accounts)/] });

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function confirmDialog(page: Page, text: string) {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: "OK" }).click();
}

test("A handyman signs up, is verified, and gets from an offer to the reported cash with 11 taps and 1 typed field", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await context.grantPermissions(["geolocation"]);
  await standAt(context, 80);

  await test.step("the handyman signs up", () => signUp(page));
  await test.step("waits for the office", async () => {
    await logIn(page);
    await expect(page, "login leads everybody home").toHaveURL("/home");
    await page.getByRole("main").getByRole("link", { name: "Do this now" }).click();
    await expect(page).toHaveURL("/pending");
    for (const path of ["/creditcard", "/walletpayments"]) {
      await go(page, path);
      await expect(page, "no form to fill in vain").toHaveURL("/pending");
    }
    await go(page, "/requestedjobs");
    await expect(page).toHaveURL("/pending");
  });
  await verify(email);
  const jobId = await postJob();
  const handyman = new Taps();

  await test.step("reads the offer before the scripts of the app are here", () => readEarlyOffer(page));
  await test.step("sees the request and agrees to the terms", async () => {
    const card = page.getByRole("article").filter({ hasText: "Plumbing Installation" }).first();
    await expect(card).toContainText("Islamabad");
    await expect(card).not.toContainText("House 12");
    await expect(card).toContainText(/Usual price\s*PKR [\d,]+ to [\d,]+/);
    await expect(card).toContainText(/Platform fee\s*0%/);
    await expect(card).toContainText(/You usually receive\s*PKR [\d,]+ to [\d,]+/);
    await handyman.tap(card.getByRole("button", { name: "Accept" }));
    await expect(page).toHaveURL("/acceptjob");
    expect(await stored(page, "currentJobId")).toBe(jobId);
    await page.goto("/requestedjobs");
    await expect(page, "the stored step leads back").toHaveURL("/acceptjob");
    await handyman.tap(page.getByRole("button", { name: "I Agree & Continue" }));
    await readToast(page, "Job accepted successfully.");
  });

  await test.step("reads who the customer is", async () => {
    await expect(page).toHaveURL("/acceptcustomerinfo");
    await expect(page.getByRole("link", { name: "+923031234567", exact: true })).toHaveAttribute(
      "href",
      "tel:+923031234567",
    );
    await expect(page.getByRole("link", { name: "WhatsApp to +923031234567" })).toHaveAttribute(
      "href",
      "https://wa.me/923031234567",
    );
    await expect(page.getByRole("listitem").filter({ hasText: "Accepted" })).toHaveAttribute("aria-current", "step");
    await handyman.tap(page.getByRole("link", { name: "Proceed Further" }));
    await expect(page).toHaveURL(`/acceptarrival/${jobId}`);
  });

  await test.step("cannot mark the arrival from 80 m, but from 30 m", async () => {
    const mark = page.getByRole("button", { name: "Mark Arrival" });
    await expect(page.getByText("80 m", { exact: true })).toBeVisible();
    await expect(page.getByText("You must be within 50 meters to mark arrival.")).toBeVisible();
    await expect(mark).toBeDisabled();
    await standAt(context, 30);
    await expect(page.getByText("30 m", { exact: true })).toBeVisible();
    await expect(mark).toBeEnabled();
    await handyman.tap(mark);
    await readToast(page, "Arrival marked successfully.");
  });

  await test.step("sends the job details", async () => {
    await expect(page).toHaveURL(`/acceptjobdetailssubmission/${jobId}`);
    await page.getByRole("button", { name: "Send the price" }).click();
    await expect(page.getByText("Please type your price in PKR, at most 10,000,000.")).toBeVisible();
    await expect(page.getByLabel("Description"), "the price is all to type").toHaveValue("Plumbing Installation");
    await handyman.type(page.getByLabel("Price, materials included"), "4500");
    await handyman.tap(page.getByRole("button", { name: "Send price PKR 4,500" }));
    await readToast(page, "Job details updated successfully.");
    await expect(page.getByRole("main"), "home").toContainText("You asked for PKR 4,500.");
  });

  await test.step("completes the job", async () => {
    await handyman.tap(page.getByRole("link", { name: "See the job" }));
    await handyman.tap(page.getByRole("button", { name: "Mark as Completed" }));
    await expect(page.getByRole("dialog")).toContainText("Mark as Completed?");
    await handyman.tap(page.getByRole("dialog").getByRole("button", { name: "Yes" }));
    await expect(page).toHaveURL(`/jobcompletion/${jobId}`);
    await expect(page.getByRole("radio", { name: "5 stars" })).toBeChecked();
    await expect(page.getByLabel("Feedback")).toHaveValue("The customer said nothing.");
    await handyman.tap(page.getByRole("button", { name: "Yes, all" }));
    await handyman.tap(page.getByRole("button", { name: "Complete the job" }));
    await readToast(page, "Job marked as completed. Cash reported successfully.");
    await expect(page).toHaveURL("/completedjobs");
    await expect(page.getByRole("article")).toContainText("PKR 4,500");
    expect(await stored(page, "lastVisitedStep")).toBeNull();
  });

  await test.step("has reported the cash with it", async () => {
    const title = page.getByRole("heading", { level: 1 });
    expect(await findToastEnd(page), "no toast covers them").toBeLessThan((await title.boundingBox())?.y ?? 0);
    await expect(page.getByRole("article")).toContainText("You reported PKR 4,500 in cash.");
    expect(handyman.count()).toEqual({ taps: 11, fields: 1, screens: 8 });
  });

  await test.step("reads the review", async () => {
    await go(page, "/reviews");
    await expect(page.getByRole("heading", { name: "My Reviews & Feedbacks" })).toBeVisible();
    await expect(page.getByRole("article")).toContainText("The customer said nothing.");
    await expect(page.getByRole("img", { name: "5 stars out of 5" })).toBeVisible();
  });
});

/** Returns where a toast would end, in pixels from the top: the real one may be gone by now. */
const findToastEnd = (page: Page) =>
  page.evaluate(() => {
    const toast = document.body.appendChild(document.createElement("button"));
    toast.className = "toast";
    const { bottom } = toast.getBoundingClientRect();
    toast.remove();
    return bottom;
  });

/** The network holds the scripts of the app until the offer was read. The list then takes its place. */
async function readEarlyOffer(page: Page): Promise<void> {
  const scripts = "**/assets/*.js";
  const { promise: isRead, resolve } = withResolvers<void>();
  await page.route(scripts, (route) => isRead.then(() => route.continue()));
  await page.goto("/requestedjobs", { waitUntil: "commit" });
  const early = page.locator(".early-offers");
  await expect(early.getByText("Plumbing Installation")).toBeVisible();
  resolve();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(early).toHaveCount(0);
  // The scripts pass from here on. Taking the route away while some are on their way would leave these without a reply.
}

async function signUp(page: Page): Promise<void> {
  await page.goto("/signup");
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: false }).first().fill(text);
  await fill("First Name", "Tariq");
  await fill("Last Name", "Mehmood");
  await fill("Father Name", "Mehmood Ahmed");
  await fill("CNIC", `611015${number}`);
  await fill("Phone Number", `0335${number}`);
  await page.getByLabel("Gender").selectOption("male");
  await page.getByLabel("Qualification").selectOption("Matric");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("City").selectOption("Islamabad");
  await page.getByLabel("Area").selectOption("G-9");
  await page.getByLabel("Category").selectOption("Installations");
  await page.getByRole("checkbox", { name: "Plumbing Installation", exact: true }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator("[name=Email]").fill(email);
  for (const name of ["Password", "ConfirmPassword"]) await page.locator(`[name=${name}]`).fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await confirmDialog(page, "Signup successful!");
  await expect(page).toHaveURL("/success");
}

async function logIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.locator("[name=identifier]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await confirmDialog(page, "Login successful");
}
