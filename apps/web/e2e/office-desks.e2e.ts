import { completeJob, finishJob, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { declareCash } from "@hunarmand/api/payments/provider";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { go } from "./go.ts";
import { expect, test } from "./journey.ts";
import { makeStaff } from "./make-staff.ts";
import { giveReason, makePlumberWithId, openOffice, readToast } from "./office-visit.ts";
import { call, logInOffice, makeJob, postJob } from "./portal-api.ts";
import { makeNumber } from "./unique-number.ts";

const password = "Hunarmand#2026";

test("A caller's job goes from the phone to the ledger through the job desk", async ({ page }) => {
  const plumber = await makePlumberWithId();
  await openOffice(page, "/office/jobs");

  await test.step("it is posted during the call", async () => {
    await page.getByRole("link", { name: "New job for a caller" }).click();
    await page.getByLabel("Phone").fill(`0345${makeNumber()}`);
    await page.getByLabel("Name").fill("Rubina Aslam");
    await page.getByLabel("Category").selectOption("Installations");
    await page.getByRole("combobox", { name: "Skill", exact: true }).selectOption("Plumbing Installation");
    await page.getByLabel("City").selectOption("Islamabad");
    await page.getByLabel("Area").selectOption("G-9");
    await page.getByLabel("House and street").fill("House 7, Street 3");
    await page.getByRole("button", { name: "Post the job" }).click();
    await readToast(page, "Job posted successfully.");
    await expect(page).toHaveURL(/\/office\/jobs\/[0-9a-f-]{36}$/);
    await expect(page.getByText("Rubina Aslam").first()).toBeVisible();
  });
  const jobId = page.url().split("/").at(-1) ?? "";

  await test.step("a handyman is found by their number and assigned, with a reason", async () => {
    await page.getByRole("button", { name: "Give to a handyman" }).click();
    const dialog = page.getByRole("dialog");
    // The list moves the button below it once it has loaded.
    await expect(dialog.getByRole("radio").first()).toBeVisible();
    await dialog.getByRole("button", { name: "Give the job" }).click();
    await expect(dialog.getByText("Please choose a handyman.").first()).toBeVisible();
    await dialog.getByLabel("Search by name or phone").fill(`0333${plumber.email.slice(7, 14)}`);
    await dialog.getByRole("button", { name: "Find" }).click();
    await dialog.getByRole("radio", { name: /Naveed Akhtar/ }).check();
    await giveReason(dialog, "Give the job");
    await readToast(page, "The job is assigned.");
    await expect(page.getByRole("list", { name: "What happened" })).toContainText("Given to a handyman by the office");
  });

  await test.step("the arrival is confirmed, the work completed", async () => {
    await page.getByRole("button", { name: "Confirm the arrival" }).click();
    await giveReason(page.getByRole("dialog"), "Confirm the arrival");
    await readToast(page, "The arrival is confirmed.");
    const details = { duration: 1, salary: 2500, description: "New tap", location: "Kitchen" };
    await call(plumber, updateJobDetails, { body: { id: jobId, ...details } });
    await page.reload();
    await page.getByRole("button", { name: "Complete", exact: true }).click();
    await giveReason(page.getByRole("dialog"), "Complete");
    await readToast(page, "The job is completed.");
  });

  await test.step("the cash is confirmed and the job paid", async () => {
    await page.getByRole("button", { name: "Confirm cash" }).click();
    await giveReason(page.getByRole("dialog"), "Confirm the cash");
    await readToast(page, "The cash is confirmed.");
    await expect(page.getByText("The office has nothing to do now.")).toBeVisible();
    await expect(page.getByRole("list", { name: "What happened" })).toContainText("Cash confirmed");
  });
});

test("A waiting job is cancelled with a reason that its story shows", async ({ page }) => {
  const jobId = await postJob();
  await openOffice(page, `/office/jobs/${jobId}`);
  await page.getByRole("button", { name: "Cancel the job" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("The customer moved away.");
  await dialog.getByRole("button", { name: "Cancel the job" }).click();
  await readToast(page, "The job is cancelled.");
  const story = page.getByRole("list", { name: "What happened" });
  await expect(story.getByText("The customer moved away.")).toBeVisible();
});

test("A provider's documents and CNIC show with one click, and the audit records it", async ({ page }) => {
  const provider = await makePlumberWithId();
  const form = new FormData();
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  form.set("cnicFront", new Blob([Buffer.from(png, "base64")], { type: "image/png" }), "front.png");
  const headers = { authorization: `Bearer ${provider.token}` };
  const address = `${process.env.E2E_ADDRESS}/api/Provider/upload-cnic-front/${provider.id}`;
  expect((await fetch(address, { method: "POST", headers, body: form })).status).toBe(200);

  await openOffice(page, `/office/providers/${provider.id}`);
  await page.getByRole("button", { name: "Show the CNIC and papers" }).click();
  await expect(page.getByRole("img", { name: "CNIC front" })).toBeVisible();
  await expect(page.getByText(/^61101-3\d{6}-\d$/)).toBeVisible();
  const looks = await call(await logInOffice(), listAudit, { query: { subjectId: provider.id } });
  const actions = looks.map(({ action }) => action);
  expect(actions[0]).toBe("provider.reveal");

  await test.step("the provider is suspended, and may work again", async () => {
    await page.getByRole("button", { name: "Suspend" }).click();
    await giveReason(page.getByRole("dialog"), "Suspend");
    await readToast(page, "The handyman is suspended.");
    await page.getByRole("button", { name: "End the suspension" }).click();
    await giveReason(page.getByRole("dialog"), "End the suspension");
    await readToast(page, "The suspension is over.");
    await expect(page.getByText("This handyman is verified.")).toBeVisible();
  });

  await test.step("jobs, money and ratings of the provider are in tabs", async () => {
    await page.getByRole("tab", { name: "Jobs" }).click();
    await expect(page.getByText("No jobs found.")).toBeVisible();
    await page.getByRole("tab", { name: "Money" }).click();
    await expect(page.getByText("After fees")).toBeVisible();
    await page.getByRole("tab", { name: "Ratings" }).click();
    await expect(page.getByText("No reviews found.")).toBeVisible();
  });
});

test("The catalogue gets a new area, which is renamed", async ({ page }) => {
  const name = `Canal Lane ${makeNumber()}`;
  await openOffice(page, "/office/catalogue");
  await page.getByRole("navigation", { name: "Kinds" }).getByRole("link", { name: "Areas" }).click();
  await page.getByLabel("City").selectOption("Lahore");
  // Wait until the city's list is loaded: before, the rows may be another city's, and a new entry would have no city.
  await expect(page).toHaveURL(/parentId=/);
  await expect(page.getByRole("row", { name: /Lahore/ }).first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Islamabad/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("button", { name: "Add to the catalogue" }).click();
  await readToast(page, "The entry is in the catalogue.");
  await page
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("button", { name: "Change" })
    .click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(`${name} South`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await readToast(page, "The entry is changed.");
  await expect(page.getByText(`${name} South`)).toBeVisible();
});

test("A review is voided with a reason", async ({ page }) => {
  const plumber = await makePlumberWithId();
  const id = await makeJob(plumber, "details");
  const insult = `Words that insult ${makeNumber()}`;
  const end = { id, customerFeedback: insult, customerRating: 1, workStatus: "Completed" as const };
  await call(plumber, completeJob, { body: end });
  await openOffice(page, "/office/reviews");
  await page.getByLabel("Stars").selectOption("1 star");
  await expect(page).toHaveURL(/rating=1/);
  await page
    .getByRole("row", { name: new RegExp(insult) })
    .getByRole("button", { name: "Remove" })
    .click();
  await giveReason(page.getByRole("dialog"), "Remove");
  await readToast(page, "The review no longer counts.");
  await expect(page.getByRole("row", { name: new RegExp(insult) }).getByText("Removed", { exact: true })).toBeVisible();
});

test("A Finance clerk confirms cash at their own desk, and cannot read the audit", async ({ page }) => {
  const plumber = await makePlumberWithId();
  const id = await makeJob(plumber, "details");
  await call(plumber, finishJob, { params: { id } });
  await call(plumber, declareCash, { body: { jobId: id, amount: 4321 } });
  const email = `hina${makeNumber()}@office.pk`;
  const clerk = { firstName: "Hina", lastName: "Tariq", email, role: "Finance" as const };
  await makeStaff(clerk, password);
  await page.goto("/office/login");
  await page.getByLabel("Email").fill(clerk.email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  const menu = page.getByRole("navigation", { name: "Desks" });
  await menu.getByRole("button", { name: "Set-up" }).click();
  await expect(menu.getByRole("link", { name: "Security" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Audit" })).toHaveCount(0);
  await page.getByRole("link", { name: /Cash to confirm/ }).click();
  await page
    .getByRole("row", { name: /PKR 4,321/ })
    .getByRole("button", { name: "Confirm" })
    .click();
  await expect(page.getByRole("dialog").getByLabel("Cash that was paid")).toHaveValue("4,321");
  await giveReason(page.getByRole("dialog"), "Confirm the cash");
  await readToast(page, "The cash is confirmed.");
  await expect(page.getByText("PKR 4,321")).toHaveCount(0);
  await go(page, "/office/audit");
  await expect(page).toHaveURL("/office");
});
