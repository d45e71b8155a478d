import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { checkInEveryLook, open } from "./every-look.ts";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { makeOwedPlumber, makePayablePlumber } from "./make-owed.ts";
import { readToast } from "./office-visit.ts";
import { demoPassword, logInOffice } from "./portal-api.ts";

// An invalid IBAN is refused with 400.
test.use({ expectedComplaints: [/400 .*payout-account/] });

/** Returns the name and the text of the file that a click saves. */
async function readDownload(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "latin1") };
}

test("Finance pays providers out in a batch, and each finds it in their history and statement", async ({ page }) => {
  const provider = await makeOwedPlumber();
  let reference = "";

  await test.step("the provider enters their account; an invalid IBAN is refused", async () => {
    await enter(page, provider);
    await page.goto("/paymentmethods");
    await page.getByRole("link", { name: /Your payouts/ }).click();
    await expect(page.getByText("We owe you now")).toBeVisible();
    await expect(page.getByText("PKR 4,500", { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel("Account holder"), "their own name is there").toHaveValue("Naveed Akhtar");
    await page.getByLabel("Send it to").selectOption("bank");
    await page.getByLabel("IBAN").fill("PK36 SCBL 0000 0011 2345 6703");
    await page.getByLabel("Current password").fill(demoPassword);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("This is not a valid Pakistani IBAN", { exact: false }).first()).toBeVisible();
    await page.getByLabel("IBAN").fill("PK36 SCBL 0000 0011 2345 6702");
    await page.getByRole("button", { name: "Save" }).click();
    await readToast(page, "From now on your payouts go to this account.");
  });

  await test.step("Finance prepares a batch and downloads its file for the bank", async () => {
    await enter(page, await logInOffice());
    await page.goto("/office/payouts");
    await page.getByRole("button", { name: "Prepare a batch" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Prepare" }).click();
    await readToast(page, /payouts?, PKR/);
    await expect(page.getByRole("region", { name: "Batch of payouts" })).toContainText("Naveed Akhtar");
    const { name, text } = await readDownload(page, async () => {
      await page.getByRole("button", { name: "Export as CSV" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
    });
    expect(name).toMatch(/^payouts-.*\.csv$/);
    expect(text).toContain("Naveed Akhtar,PK36SCBL0000001123456702,bank,PKR,4500.00");
    reference = /([0-9a-f-]{36}),Naveed Akhtar/.exec(text)?.[1] ?? "";
  });

  await test.step("the batch is paid once", async () => {
    await page.getByRole("button", { name: "Mark as paid" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Mark as paid" }).click();
    await readToast(page, "The batch is paid.");
    await expect(page.getByRole("button", { name: "Mark as paid" })).toHaveCount(0);
  });

  await test.step("the bank's file confirms it", async () => {
    await page.getByRole("link", { name: "Read the bank's file" }).click();
    const file = `Reference,Amount,Status,Bank Reference\n${reference},4500.00,Paid,FT-4500\n`;
    const chosen = { name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from(file) };
    await page.locator('input[type="file"]').setInputFiles(chosen);
    await expect(page.getByText("1 payout arrived: PKR 4,500.")).toBeVisible();
    await page.getByRole("button", { name: "Apply the file" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Apply the file" }).click();
    await readToast(page, "Confirmed payouts: 1. Returned payouts: 0.");
    await page
      .getByRole("table")
      .getByRole("link", { name: reference.slice(0, 8) })
      .click();
    await expect(page.getByRole("region", { name: "Batch of payouts" })).toContainText("FT-4500");
  });

  await test.step("the provider sees it as money received", async () => {
    await enter(page, provider);
    await page.goto("/paymenthistory");
    await page.getByText("In", { exact: true }).click();
    await expect(page.getByRole("article").filter({ hasText: "Payout" })).toContainText("PKR 4,500");
  });

  await test.step("the statement shows it, on the screen and as a PDF", async () => {
    await go(page, "/statement");
    await expect(page.getByRole("article").filter({ hasText: "Paid out to you" })).toContainText("PKR -4,500");
    const { name, text } = await readDownload(page, () => page.getByRole("button", { name: "Download PDF" }).click());
    expect(name).toMatch(/^statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/);
    expect(text).toContain("Statement of account");
    expect(text).toContain("-4,500.00");
    await checkInEveryLook(page);
  });
});

test("Finance cancels a batch with a reason, and its payouts are in the next one", async ({ page }) => {
  await makePayablePlumber();
  await enter(page, await logInOffice());
  await open(page, { path: "/office/payouts", shows: "Prepare a batch" });
  await page.getByRole("button", { name: "Prepare a batch" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Prepare" }).click();
  await readToast(page, /payouts?, PKR/);
  await expect(page.getByRole("button", { name: "Cancel the batch" })).toBeVisible();
  await checkInEveryLook(page);
  await page.getByRole("button", { name: "Cancel the batch" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Template").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Cancel the batch" }).click();
  await readToast(page, "The batch was cancelled.");
  await expect(page.getByText("An account in it is wrong.").first()).toBeVisible();
  await page.getByRole("button", { name: "Prepare a batch" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Prepare" }).click();
  await readToast(page, /payouts?, PKR/);
});
