import type { Page } from "@playwright/test";
import { proposal } from "./contract-proposal.ts";
import { enter, expect, test } from "./journey.ts";
import { closeDialog, openOffice, readToast } from "./office-visit.ts";
import { openFolds, openQuoteForm } from "./open-quotes.ts";
import { demoPassword, logIn, makePlumber } from "./portal-api.ts";

const contractorEmail = "contractor@example.pk";
const projectName = `Housing scheme ${Date.now()}`;
const validUntil = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, "2026-03-02".length);
/** Other journeys have quotes of the same contractor with the same price. */
let ownQuote = "";
const words = `With own scaffolding, lot ${Date.now()}.`;

/** Only by clicks, from the first page to the worked days of a crew. Each step depends on the one before. */
test("A contractor gets a price, accepts it, and follows crew and days of the contract", async ({ page }) => {
  await makePlumber();
  await test.step("the first page leads to a quote, with the login in between", () => askForQuote(page));
  await test.step("the office sets a price", () => namePrice(page));
  await test.step("the contractor accepts it, and proposes the filled-in contract", () => propose(page));
  await test.step("the office accepts it, starts it, and enters crew and day", () => startWork(page));
  await test.step("the contractor sees who was present", async () => {
    await enter(page, await logIn(contractorEmail));
    await page.goto("/contracts?section=active");
    await page
      .getByRole("article")
      .filter({ hasText: projectName })
      .getByRole("link", { name: "Crew and days" })
      .click();
    await page.getByRole("article").locator("summary").first().click();
    await expect(page.getByText(/^Since .+: 1 day, 0 half days, 0 days absent$/)).toBeVisible();
    await page.getByText("Days of work, and what they cost").click();
    await expect(page.getByText("We divide the agreed price by 15 handymen and", { exact: false })).toBeVisible();
  });
  await test.step("the contractor says that the day is wrong", async () => {
    await page.getByRole("link", { name: /: present/ }).click();
    // The phone number is filled in when the account is loaded, and the form does not leave without it.
    await expect(page.locator("[name=phone]")).not.toHaveValue("");
    await page.getByRole("button", { name: "Half a day only." }).click();
    await expect(page.getByLabel("What happened?")).toHaveValue("Half a day only.");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: /H-[0-9A-Z]{5}-/ })).toBeVisible();
  });
});

async function askForQuote(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Contracts" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go to Login" }).click();
  await page.locator("[name=identifier]").fill(contractorEmail);
  await page.locator("[name=password]").fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await closeDialog(page, "Login successful");
  await page.getByRole("banner").getByRole("link", { name: "Contracts" }).click();
  await page.getByRole("link", { name: "Get Quote" }).click();
  await openQuoteForm(page);
  await page.getByLabel("Number of Handymen").selectOption("15");
  await page.getByLabel("Duration").selectOption("1 Month");
  await page.getByLabel("City").selectOption("Islamabad");
  await page.getByLabel("Phone Number").fill(proposal.phoneNumber);
  await page.getByLabel("What work? (optional)").fill(words);
  await page.getByRole("button", { name: "Request Quote" }).click();
  const reloaded = page.waitForEvent("load");
  await closeDialog(page, "Your quote request was submitted successfully!");
  await reloaded;
  ownQuote = page.url();
}

async function namePrice(page: Page): Promise<void> {
  await openOffice(page, "/office/quotes");
  const row = page.getByRole("row").filter({ hasText: words });
  await row.getByRole("button", { name: "Answer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Price for the whole crew (PKR)").fill("950000");
  await dialog.getByLabel("How they pay").selectOption("halves");
  await dialog.getByLabel("Last day of this price").fill(validUntil);
  await dialog.getByRole("button", { name: "Send the answer" }).click();
  await readToast(page, "The quote is answered.");
}

async function propose(page: Page): Promise<void> {
  await enter(page, await logIn(contractorEmail));
  await page.goto(ownQuote);
  const quote = page.getByRole("article").filter({ hasText: words });
  await quote.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await readToast(page, "You have accepted the quote.");
  await expect(quote).toContainText("Accepted");
  await expect(quote.getByRole("button", { name: "Accept" })).toHaveCount(0);
  await quote.getByRole("link", { name: "Send the details" }).click();
  await expect(page.getByLabel("City")).toHaveValue("Islamabad");
  await expect(page.getByLabel("Duration")).toHaveValue("One month");
  await expect(page.getByLabel("Contract Details")).toHaveValue(new RegExp(`PKR 950,000.*${words}`, "s"));
  await openFolds(page);
  await page.getByLabel("Contractor Name").fill(proposal.contractorName);
  await page.getByLabel("Project Name").fill(projectName);
  await page.getByLabel("CNIC").fill(proposal.cnic);
  await page.getByLabel("Address").fill(proposal.address);
  await page.getByLabel("Availability").selectOption("Day");
  await page.getByRole("button", { name: "Submit Proposal" }).click();
  const reloaded = page.waitForEvent("load");
  await closeDialog(page, "Contract proposal submitted successfully!");
  await reloaded;
}

async function startWork(page: Page): Promise<void> {
  await openOffice(page, "/office/contracts");
  await page.getByRole("link", { name: projectName }).click();
  const steps = { Accept: "The contract is accepted.", Start: "The contract is active." };
  for (const [step, done] of Object.entries(steps)) {
    await page.getByRole("button", { name: step }).click();
    await page.getByRole("dialog").getByRole("button", { name: step }).click();
    await readToast(page, done);
  }
  await page.getByRole("button", { name: "Add handymen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: "Handymen" }).getByRole("checkbox").first().check();
  await dialog.getByRole("button", { name: "Add 1 handyman" }).click();
  await readToast(page, "They are on the crew now.");
  await page.getByRole("button", { name: "Enter a day" }).click();
  await dialog.getByRole("button", { name: "Everybody was present" }).click();
  await dialog.getByRole("button", { name: "Enter a day" }).click();
  await readToast(page, "The days are entered.");
}
