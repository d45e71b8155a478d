import { proposeContract } from "@hunarmand/api/contracts/contracts";
import {
  acceptContract,
  activateContract,
  completeContract,
  rejectContract,
} from "@hunarmand/api/contracts/office-decisions";
import type { Page } from "@playwright/test";
import { proposal as body } from "./contract-proposal.ts";
import { enter, expect, test } from "./journey.ts";
import { openQuoteForm } from "./open-quotes.ts";
import { call, logIn, logInOffice, makeCustomer, type Person } from "./portal-api.ts";

test.use({ expectedComplaints: [/Failed to load resource/] });

test("The contracts open on Contract Info, with six sections beside it", async ({ page }) => {
  await openContracts(page);
  await expect(page.getByRole("heading", { name: "Contract Info", level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Contracts menu" }).getByRole("link")).toHaveText([
    ...["Contract Info", "New Contract", "Active Contracts", "Requested Contracts", "Past Contracts", "Get Quote"],
  ]);
});

test("A contract goes from proposal through every list, with its history", async ({ page }) => {
  const contractor = await openContracts(page);
  const office = await logInOffice();
  const propose = (projectName: string) => call(contractor, proposeContract, { body: { ...body, projectName } });
  const rejected = await propose("Boundary wall");
  const active = await propose("School annex");
  const past = await propose("Car park");
  await call(office, rejectContract, { params: { id: rejected.id }, body: { reason: "No welders free in March." } });
  for (const { id } of [active, past]) {
    await call(office, acceptContract, { params: { id }, body: {} });
    await call(office, activateContract, { params: { id } });
  }
  await call(office, completeContract, { params: { id: past.id } });

  await choose(page, "Requested Contracts");
  await expect(page.getByText("Requested contracts retrieved successfully.", { exact: true })).toBeVisible();
  const refusal = page.getByRole("article").filter({ hasText: "Boundary wall" }).first();
  await expect(refusal).toContainText("Rejected");
  await expect(refusal).toContainText("No welders free in March.");
  await choose(page, "Active Contracts");
  await expect(page.getByText("Active contracts retrieved successfully.", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "School annex" }).first()).toContainText("Active");
  await choose(page, "Past Contracts");
  await expect(page.getByText("Past contracts retrieved successfully.", { exact: true })).toBeVisible();
  const finished = page.getByRole("article").filter({ hasText: "Car park" }).first();
  await expect(finished).toContainText("Completed on");
  await finished.getByRole("button", { name: "Show history" }).click();
  await expect(finished.getByText("Proposed by you")).toBeVisible();
  await expect(finished.getByText("Completed by the office")).toBeVisible();
});

test("A proposal is incomplete, then fails, then is sent", async ({ page }) => {
  // Somebody without an earlier proposal, which would be filled in.
  await openContracts(page, await makeCustomer());
  await choose(page, "New Contract");
  // The form grows when its last part arrives, and the button would move away from under the click.
  await expect(page.getByLabel("First day of work")).toBeVisible();
  const submit = page.getByRole("button", { name: "Submit Proposal" });
  await submit.click();
  await readDialog(page, "Incomplete Form", "Please fill all the required fields before submitting.");
  // The account gives name and number.
  await expect(page.getByLabel("Project Name")).toBeFocused();
  await page.getByLabel("Contractor Name").fill(body.contractorName);
  await page.getByLabel("Project Name").fill("Hostel, new roof");
  await page.getByLabel("CNIC").fill("6110112345671");
  await page.getByLabel("Phone Number").fill(body.phoneNumber);
  await page.getByLabel("City").selectOption("Karachi");
  await page.getByLabel("Address").fill(body.address);
  await page.getByLabel("Availability").selectOption("Night");
  await page.getByLabel("Duration").selectOption("One year");
  await page.getByLabel("Contract Details").fill(body.contractDetails);
  await failOnce(page, "new", {});
  await submit.click();
  await readDialog(page, "Submission Failed", "Something went wrong. Please try again later.");
  await failOnce(page, "new", { error: "The office is closed for Eid." });
  await submit.click();
  await readDialog(page, "Submission Failed", "The office is closed for Eid.");
  await submit.click();
  const reloaded = page.waitForEvent("load");
  await readDialog(page, "Success", "Contract proposal submitted successfully!");
  await reloaded;
  await expect(page.getByRole("heading", { name: "Hostel, new roof" }), "the page of its state").toBeVisible();
  await expect(page.getByRole("main")).toContainText("Under Review");
  await page.getByRole("link", { name: "Contracts" }).first().click();
  await choose(page, "Requested Contracts");
  await expect(page.getByRole("article").filter({ hasText: "Hostel, new roof" }).first()).toContainText("Under Review");
});

test("A request for a quote is incomplete, then fails, then is sent", async ({ page }) => {
  await openContracts(page);
  await choose(page, "Get Quote");
  await openQuoteForm(page);
  const submit = page.getByRole("button", { name: "Request Quote" });
  await submit.click();
  await readDialog(page, "Missing Fields", "Please fill all required fields before submitting.");
  await page.getByLabel("Number of Handymen").selectOption("30");
  await page.getByLabel("Duration").selectOption("1 Month");
  await page.getByLabel("City").selectOption("Other");
  await page.getByLabel("Phone Number").fill(body.phoneNumber);
  await failOnce(page, "quote", {});
  await submit.click();
  await readDialog(page, "Submission Failed", "Something went wrong. Please try again later.");
  await submit.click();
  const reloaded = page.waitForEvent("load");
  await readDialog(page, "Success", "Your quote request was submitted successfully!");
  await reloaded;
});

async function openContracts(page: Page, person?: Person): Promise<Person> {
  const contractor = person ?? (await logIn("contractor@example.pk"));
  await enter(page, contractor);
  await page.goto("/contracts");
  return contractor;
}

const choose = (page: Page, section: string) =>
  page.getByRole("navigation", { name: "Contracts menu" }).getByRole("link", { name: section }).click();

const failOnce = (page: Page, path: string, json: object) =>
  page.route(`**/api/Contracts/${path}`, (route) => route.fulfill({ status: 503, json }), { times: 1 });

async function readDialog(page: Page, title: string, text: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "OK" }).click();
}
