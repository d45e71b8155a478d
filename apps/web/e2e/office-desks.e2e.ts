import { requestSupport } from "@hunarmand/contract/inquiries";
import { completeJob, updateJobDetails } from "@hunarmand/contract/jobs";
import { listProviders } from "@hunarmand/contract/office";
import { createStaff, listAudit } from "@hunarmand/contract/staff";
import type { Locator, Page } from "@playwright/test";
import { enter, expect, test } from "./journey.ts";
import { call, logIn, logInOffice, makeJob, makePlumber, type Person, postJob } from "./portal-api.ts";

const password = "Hunarmand#2026";

/** Opens the office as its owner, at this place. */
async function openOffice(page: Page, path: string): Promise<void> {
  await enter(page, await logInOffice());
  await page.goto(path);
}

/** A plumber with his session and id. */
async function makePlumberWithId(): Promise<Person & { id: string; email: string }> {
  const email = await makePlumber();
  const [found] = await call(await logInOffice(), listProviders, { query: { search: email } });
  return { ...(await logIn(email)), id: found?.id ?? "", email };
}

async function closeDialog(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole("dialog").filter({ hasText: text }).getByRole("button", { name: "OK" }).click();
}

async function giveReason(dialog: Locator, submit: string): Promise<void> {
  await dialog.getByLabel("Template").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: submit }).click();
}

test("A caller's job goes from the phone to the ledger through the job desk", async ({ page }) => {
  const plumber = await makePlumberWithId();
  await openOffice(page, "/office/jobs");

  await test.step("it is posted while the caller waits", async () => {
    await page.getByRole("link", { name: "New job for a caller" }).click();
    await page.getByLabel("Phone").fill("03451112223");
    await page.getByLabel("Name").fill("Rubina Aslam");
    await page.getByLabel("Category").selectOption("Installations");
    await page.getByRole("combobox", { name: "Skill", exact: true }).selectOption("Plumbing Installation");
    await page.getByLabel("City").selectOption("Islamabad");
    await page.getByLabel("Area").selectOption("G-9");
    await page.getByLabel("House and street").fill("House 7, Street 3");
    await page.getByRole("button", { name: "Post the job" }).click();
    await closeDialog(page, "Job posted successfully.");
    await expect(page).toHaveURL(/\/office\/jobs\/[0-9a-f-]{36}$/);
    await expect(page.getByText("Rubina Aslam").first()).toBeVisible();
  });
  const jobId = page.url().split("/").at(-1) ?? "";

  await test.step("a handyman is found by his number and gets it, with a reason", async () => {
    await page.getByRole("button", { name: "Give to a handyman" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Give the job" }).click();
    await expect(dialog.getByText("Please choose a handyman.")).toBeVisible();
    await dialog.getByLabel("Search by name or phone").fill(`0333${plumber.email.slice(7, 14)}`);
    await dialog.getByRole("button", { name: "Find" }).click();
    await dialog.getByRole("radio", { name: /Naveed Akhtar/ }).check();
    await giveReason(dialog, "Give the job");
    await closeDialog(page, "The job is assigned.");
    await expect(page.getByRole("list", { name: "What happened" })).toContainText("Given to a handyman by the office");
  });

  await test.step("his arrival is confirmed, the work completed", async () => {
    await page.getByRole("button", { name: "Confirm the arrival" }).click();
    await giveReason(page.getByRole("dialog"), "Confirm the arrival");
    await closeDialog(page, "The arrival is confirmed.");
    const details = { duration: 1, salary: 2500, description: "New tap", location: "Kitchen" };
    await call(plumber, updateJobDetails, { body: { id: jobId, ...details } });
    await page.reload();
    await page.getByRole("button", { name: "Complete", exact: true }).click();
    await giveReason(page.getByRole("dialog"), "Complete");
    await closeDialog(page, "The job is completed.");
  });

  await test.step("the cash is confirmed and the job paid", async () => {
    await page.getByRole("button", { name: "Confirm cash" }).click();
    await giveReason(page.getByRole("dialog"), "Confirm the cash");
    await closeDialog(page, "The cash is confirmed.");
    await expect(page.getByText("There is nothing to do for the office now.")).toBeVisible();
    await expect(page.getByRole("list", { name: "What happened" })).toContainText("Cash confirmed");
  });
});

test("A job that waits is cancelled with a reason that its story keeps", async ({ page }) => {
  const jobId = await postJob();
  await openOffice(page, `/office/jobs/${jobId}`);
  await page.getByRole("button", { name: "Cancel the job" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("The customer moved away.");
  await dialog.getByRole("button", { name: "Cancel the job" }).click();
  await closeDialog(page, "The job is cancelled.");
  const story = page.getByRole("list", { name: "What happened" });
  await expect(story.getByText("The customer moved away.")).toBeVisible();
});

test("A provider's papers and CNIC show on request, and the audit keeps each look", async ({ page }) => {
  const provider = await makePlumberWithId();
  const form = new FormData();
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  form.set("cnicFront", new Blob([Buffer.from(png, "base64")], { type: "image/png" }), "front.png");
  const headers = { authorization: `Bearer ${provider.token}` };
  const address = `http://127.0.0.1:${process.env.E2E_PORT}/api/Provider/upload-cnic-front/${provider.id}`;
  expect((await fetch(address, { method: "POST", headers, body: form })).status).toBe(200);

  await openOffice(page, `/office/providers/${provider.id}`);
  await page.getByRole("button", { name: "Show CNIC front" }).click();
  await expect(page.getByRole("img", { name: "CNIC front" })).toBeVisible();
  await page.getByRole("button", { name: "Show the CNIC" }).click();
  await expect(page.getByText(/^61101-3\d{6}-\d$/)).toBeVisible();
  const looks = await call(await logInOffice(), listAudit, { query: { subjectId: provider.id } });
  const actions = looks.map(({ action }) => action);
  expect(actions.slice(0, 2)).toEqual(["provider.read", "provider.read-cnic-front"]);

  await test.step("he is suspended, and may work again", async () => {
    await page.getByRole("button", { name: "Suspend" }).click();
    await giveReason(page.getByRole("dialog"), "Suspend");
    await closeDialog(page, "The provider is suspended.");
    await page.getByRole("button", { name: "Let work again" }).click();
    await giveReason(page.getByRole("dialog"), "Let work again");
    await closeDialog(page, "The provider may work again.");
    await expect(page.getByText("This provider is verified.")).toBeVisible();
  });

  await test.step("his jobs, money and ratings stand beside", async () => {
    await page.getByRole("tab", { name: "Jobs" }).click();
    await expect(page.getByText("No jobs found.")).toBeVisible();
    await page.getByRole("tab", { name: "Money" }).click();
    await expect(page.getByText("Left after fees")).toBeVisible();
    await page.getByRole("tab", { name: "Ratings" }).click();
    await expect(page.getByText("No reviews found.")).toBeVisible();
  });
});

test("The catalogue grows by an area, which is renamed", async ({ page }) => {
  await openOffice(page, "/office/catalogue");
  await page.getByRole("navigation", { name: "Kinds" }).getByRole("link", { name: "Areas" }).click();
  await page.getByLabel("City").selectOption("Lahore");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Old Canal Lane");
  await page.getByRole("button", { name: "Add to the catalogue" }).click();
  await closeDialog(page, "The entry is in the catalogue.");
  await page
    .getByRole("row", { name: /Old Canal Lane/ })
    .getByRole("button", { name: "Change" })
    .click();
  await page.getByRole("dialog").getByLabel("Name").fill("Old Canal Lane South");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await closeDialog(page, "The entry is changed.");
  await expect(page.getByText("Old Canal Lane South")).toBeVisible();
});

test("A review is voided with a reason", async ({ page }) => {
  const plumber = await makePlumberWithId();
  const id = await makeJob(plumber, "details");
  const end = { id, customerFeedback: "Words that insult", customerRating: 1, workStatus: "Completed" as const };
  await call(plumber, completeJob, { body: end });
  await openOffice(page, "/office/reviews");
  await page.getByLabel("Stars").selectOption("1 star");
  await expect(page).toHaveURL(/rating=1/);
  await page
    .getByRole("row", { name: /Words that insult/ })
    .getByRole("button", { name: "Void" })
    .click();
  await giveReason(page.getByRole("dialog"), "Void");
  await closeDialog(page, "The review is void.");
  await expect(page.getByRole("row", { name: /Words that insult/ }).getByText("Void", { exact: true })).toBeVisible();
});

test("The owner adds a colleague, sets the fee, and finds both in the audit", async ({ page }) => {
  await openOffice(page, "/office/staff");
  await page.getByRole("button", { name: "Add a person" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Nadia");
  await dialog.getByLabel("Last name").fill("Iqbal");
  await dialog.getByLabel("E-mail").fill("nadia@office.pk");
  await dialog.locator("[name=password]").fill(password);
  await dialog.getByLabel("Desk").selectOption("Finance");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await closeDialog(page, "The account is ready.");
  await expect(page.getByText("nadia@office.pk")).toBeVisible();

  await page.goto("/office/settings");
  await page.getByLabel("Opening hours").fill("Mon to Sat, 9 to 6");
  await page.getByRole("button", { name: "Save the settings" }).click();
  await closeDialog(page, "The settings are saved.");

  await page.goto("/office/audit?about=settings");
  await page.getByText("Show", { exact: true }).first().click();
  const change = page.getByRole("table", { name: "Before and after" }).first();
  await expect(change).toContainText("Mon to Sat, 9 to 6");
});

test("Several inquiries are taken at once, and the counters follow", async ({ page }) => {
  for (const fullName of ["Amna Bulk", "Bushra Bulk"]) {
    const body = { fullName, email: "bulk@example.pk", phone: "03001231234", message: "Please call me." };
    await call(undefined, requestSupport, { body });
  }
  await openOffice(page, "/office/inquiries?status=New");
  const menu = page.getByRole("navigation", { name: "Desks" });
  await expect(menu.getByRole("link", { name: /Inquiries/ })).toContainText(/\d/);
  await page.getByRole("checkbox", { name: "Select Amna Bulk" }).check();
  await page.getByRole("checkbox", { name: "Select Bushra Bulk" }).check();
  await page.getByRole("button", { name: "Take them" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take them" }).click();
  await closeDialog(page, "2 are in work.");
  await expect(page.getByRole("checkbox", { name: "Select Amna Bulk" })).toHaveCount(0);
});

test("Keys move through a list and open a row; filters are kept; the list is saved as a file", async ({ page }) => {
  await openOffice(page, "/office/providers?status=Verified");
  await expect(page.getByText("Ali Raza")).toBeVisible();

  await test.step("keys", async () => {
    await page.keyboard.press("Shift+?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(page.getByLabel("Search")).toBeFocused();
    await page.keyboard.type("j");
    await expect(page.getByLabel("Search"), "keys stay text while one types").toHaveValue("j");
    await page.getByLabel("Search").blur();
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("k");
    await expect(page.locator("[data-row]").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Provider" })).toBeVisible();
  });

  await test.step("saved filters", async () => {
    await page.goto("/office/providers?status=Verified");
    await page.getByRole("button", { name: "Save these filters" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("At work");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.goto("/office/providers");
    await page.getByRole("link", { name: "At work" }).click();
    await expect(page).toHaveURL("/office/providers?status=Verified");
    await page.getByRole("button", { name: "Remove the filter At work" }).click();
    await expect(page.getByRole("link", { name: "At work" })).toHaveCount(0);
  });

  await test.step("export", async () => {
    await page.getByRole("button", { name: "Export as CSV" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^providers-\d{4}-\d\d-\d\d\.csv$/);
    const [latest] = await call(await logInOffice(), listAudit, { query: { action: "export.providers" } });
    expect(JSON.parse(latest?.after ?? "{}")).toEqual({ status: "Verified" });
  });
});

test("A Finance clerk confirms cash at a desk of her own", async ({ page }) => {
  const office = await logInOffice();
  const clerk = { firstName: "Hina", lastName: "Tariq", email: "hina@office.pk", password, role: "Finance" as const };
  await call(office, createStaff, { body: clerk });
  await page.goto("/office/login");
  await page.getByLabel("Email").fill(clerk.email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  const menu = page.getByRole("navigation", { name: "Desks" });
  await expect(menu.getByRole("link", { name: "Cash" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Audit" })).toHaveCount(0);
  await page.goto("/office/audit");
  await expect(page).toHaveURL("/office");
});
