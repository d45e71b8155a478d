import { randomInt } from "node:crypto";
import { readJob } from "@hunarmand/api/jobs/office";
import { expect, test } from "./journey.ts";
import { Keyboard } from "./keyboard.ts";
import { chooseBestMatch, openOffice, waitUntilSent } from "./office-visit.ts";
import { call, logInOffice, makePlumber, postJob, signUpPlumber } from "./portal-api.ts";
import { receipt } from "./receipt.ts";
import { contractor, makeProvider } from "./spec-people.ts";
import { visit } from "./spec-visit.ts";

test.use({ expectedComplaints: [/Failed to load resource/] });

const password = "Hunarmand#2026";

const pad = (number: number) => String(number).padStart(2, "0");

/** Returns the latest past day whose day and month are the same number, with the keys to type it in any date format. */
function sameInEveryOrder(): [day: string, typed: string] {
  const now = new Date();
  const [month, today] = [now.getUTCMonth() + 1, now.getUTCDate()];
  const last = today > month ? month : month - 1 || 12;
  const year = last > month ? now.getUTCFullYear() - 1 : now.getUTCFullYear();
  return [`${year}-${pad(last)}-${pad(last)}`, `${pad(last)}${pad(last)}${year}`];
}

test("Payments by card and by wallet, by keyboard, up to the office's decision", async ({ page }) => {
  const keyboard = new Keyboard(page);
  const provider = await makeProvider();
  await visit(page, "/paymentmethods", provider);
  await keyboard.press(page.getByRole("link", { name: "Add Credit/Debit Card" }));
  await keyboard.write(page.getByLabel("Amount"), "1500");
  await keyboard.write(page.getByLabel("Name on Card"), "Naveed Akhtar");
  await keyboard.write(page.getByLabel("Card Number"), "4242424242424242");
  await keyboard.write(page.getByLabel("Expiry"), "1228");
  await keyboard.write(page.getByLabel("CVV"), "123");
  await keyboard.press(page.getByRole("button", { name: "Pay Now" }));
  await keyboard.readDialog("Transaction successful!");
  await expect(page).toHaveURL("/payment-history");
  await keyboard.tabTo(page.getByRole("radio", { name: "Out" }));
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "In" })).toBeChecked();

  const transactionId = `EP-${randomInt(1_000_000_000)}`;
  await visit(page, "/walletpayments", provider);
  await keyboard.choose(page.locator("[name=walletType]"), "jazzcash");
  await keyboard.write(page.getByLabel("Amount"), "2500");
  await keyboard.write(page.getByLabel("Transaction ID"), transactionId);
  await keyboard.write(page.getByLabel("Sender Name"), "Naveed Akhtar");
  const [sentDay, typed] = sameInEveryOrder();
  await keyboard.write(page.getByLabel("Sent Date"), typed);
  await expect(page.getByLabel("Sent Date")).toHaveValue(sentDay);
  await keyboard.pickFile(page.getByLabel("Picture of the receipt"), await receipt(page, 300, 300));
  await keyboard.press(page.getByRole("button", { name: "Submit" }));
  await keyboard.readDialog("Wallet payment submitted successfully!");
  await expect(page).toHaveURL("/payment");

  await visit(page, "/office/login");
  await logInAtOffice(keyboard);
  await page.goto("/office/payments?status=pending");
  const look = page
    .locator("tr, article, li")
    .filter({ hasText: transactionId })
    .getByRole("button", { name: "See the proof" })
    .first();
  await keyboard.press(look);
  await keyboard.press(page.getByRole("dialog").getByRole("button", { name: "Approve" }));
  await waitUntilSent(page, "is approved.");
  await expect(page.getByText(transactionId)).toHaveCount(0);
});

test("The office verifies a provider by keyboard", async ({ page }) => {
  const keyboard = new Keyboard(page);
  const email = await signUpPlumber();
  await visit(page, "/office/login");
  await logInAtOffice(keyboard);
  await page.goto("/office/providers?status=Pending");
  await keyboard.write(page.getByLabel("Search"), email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 handyman.")).toBeVisible();
  await keyboard.press(page.getByRole("link", { name: "Naveed Akhtar" }));
  const verify = page.getByRole("button", { name: "Verify", exact: true });
  await expect(verify).toBeVisible();
  await keyboard.press(page.getByRole("button", { name: "Show the CNIC" }));
  for (const point of await page.getByRole("main").getByRole("checkbox").all()) await keyboard.press(point, "Space");
  // CNIC and papers may still load, and Tab passes by a disabled button.
  await expect(verify).toBeEnabled();
  await keyboard.press(verify);
  await waitUntilSent(page, "is verified.");
});

test("A dispatcher assigns a job with fewer than ten keys", async ({ page }) => {
  const plumber = await makePlumber();
  const id = await postJob();
  const { jobNumber } = await call(await logInOffice(), readJob, { params: { id } });
  await openOffice(page, `/office/jobs?search=${jobNumber}`);
  await expect(page.getByText("1 job.")).toBeVisible();
  let pressed = 0;
  const press = async (key: string) => {
    pressed++;
    await page.keyboard.press(key);
  };
  await press("j");
  await expect(page.getByRole("row", { name: new RegExp(jobNumber) })).toBeFocused();
  await press("a");
  await chooseBestMatch(page, press);
  expect(pressed, plumber).toBeLessThan(10);
  const { status } = await call(await logInOffice(), readJob, { params: { id } });
  expect(status).toBe("Accepted");
});

test("A contractor proposes a contract by keyboard", async ({ page }) => {
  const keyboard = new Keyboard(page);
  await visit(page, "/contracts", await contractor());
  await keyboard.press(
    page.getByRole("navigation", { name: "Contracts menu" }).getByRole("link", { name: "New Contract" }),
  );
  for (const [name, text] of Object.entries({
    ...{ contractorName: "Tahir Builders", projectName: "Hostel roof", cnic: "6110112345671" },
    phoneNumber: "03041234567",
  })) {
    await keyboard.write(page.locator(`[name=${name}]`), text);
  }
  await keyboard.choose(page.locator("[name=city]"), "Karachi");
  await keyboard.write(page.locator("[name=address]"), "Plot 8, I-9");
  await keyboard.choose(page.locator("[name=availability]"), "Night");
  const submit = page.getByRole("button", { name: "Submit Proposal" });
  await keyboard.press(submit);
  await keyboard.readDialog("Please fill all the required fields before submitting.");
  await expect(page.locator("[name=duration]"), "the first that is missing").toBeFocused();
  await keyboard.choose(page.locator("[name=duration]"), "One year");
  await keyboard.write(page.locator("[name=contractDetails]"), "Ten masons");
  await keyboard.press(submit);
  const reloaded = page.waitForEvent("load");
  await keyboard.readDialog("Contract proposal submitted successfully!");
  await reloaded;
});

async function logInAtOffice(keyboard: Keyboard): Promise<void> {
  const { page } = keyboard;
  await keyboard.write(page.getByLabel("Email"), "office@example.pk");
  await keyboard.write(page.locator("[name=password]"), password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "What is waiting" })).toBeVisible();
}
