import { performTransaction } from "@hunarmand/api/payments/payer";
import type { Page } from "@playwright/test";
import { confirmDialog } from "./confirm-dialog.ts";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { call, logIn, makePlumber, type Person } from "./portal-api.ts";
import { receipt, yesterday } from "./receipt.ts";
import { Taps } from "./taps.ts";

const card = { nameOnCard: "Naveed Akhtar", cardNumber: "4242424242424242", expiryDate: "12/28", cvv: "123" };
const declinedNumber = "4000000000000002";

test.use({ expectedComplaints: [/(402|500|ERR_FAILED).*(perform-transaction|wallet-payment)/] });

let email: string;
let provider: Person;

test.beforeEach(async ({ page }) => {
  email = await makePlumber();
  provider = await logIn(email);
  await enter(page, provider);
});

async function fillCard(page: Page, cardNumber = card.cardNumber, amount = "1500") {
  await page.getByLabel("Amount").fill(amount);
  await page.getByLabel("Name on Card").fill(card.nameOnCard);
  await page.getByLabel("Card Number").pressSequentially(cardNumber);
  await page.getByLabel("Expiry").pressSequentially("1228");
  await page.getByLabel("CVV").fill(card.cvv);
}

test("the overview shows the ledger's amounts, and links to history and methods", async ({ page }) => {
  await page.goto("/payment");
  await expect(page.getByRole("definition")).toHaveText(["Pkr : 0.00", "Pkr : 0.00"]);
  await call(provider, performTransaction, { body: { ...card, email, amount: 1234.5 } });
  await page.reload();
  await expect(page.getByText("Pkr : 1,234.50")).toBeVisible();
  await page.getByRole("link", { name: "Transaction History" }).click();
  await expect(page).toHaveURL("/paymenthistory");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  // The amounts arrive above the links, which would move away from under the click.
  await expect(page.getByText("Pkr : 1,234.50")).toBeVisible();
  await page.getByRole("link", { name: "Payment Method" }).click();
  await page.getByRole("link", { name: "Add Credit/Debit Card" }).click();
  await expect(page).toHaveURL("/creditcard");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/payment");
});

test("a payment by card, from the formatted fields to the history", async ({ page }) => {
  await page.goto("/creditcard");
  const pay = page.getByRole("button", { name: "Pay Now" });
  await expect(pay).toBeDisabled();
  await expect(page.getByText("Your card information is never stored.")).toBeVisible();
  await fillCard(page);
  await expect(page.getByLabel("Card Number")).toHaveValue("4242 4242 4242 4242");
  await expect(page.getByLabel("Expiry")).toHaveValue("12/28");
  await expect(page.getByLabel("CVV")).toHaveAttribute("type", "password");
  await expect(pay).toBeEnabled();
  await page.getByLabel("Expiry").fill("1328");
  await expect(pay).toBeDisabled();
  await page.getByLabel("Expiry").fill("1228");
  await pay.click();
  await confirmDialog(page, "Success", "Transaction successful!");
  await expect(page).toHaveURL("/payment-history");
  await expect(page.getByRole("article")).toContainText(["PKR 1,500"]);
  await expect(page.getByRole("article")).toContainText(["Success"]);
});

test("a declined card says so, and the form keeps its values", async ({ page }) => {
  await page.goto("/creditcard");
  await fillCard(page, declinedNumber);
  await page.getByRole("button", { name: "Pay Now" }).click();
  await confirmDialog(page, "Error", "Payment failed. Please try again.");
  await expect(page).toHaveURL("/creditcard");
  await expect(page.getByLabel("Name on Card")).toHaveValue(card.nameOnCard);
});

test("a payment whose reply was lost is sent again, and charged once", async ({ page }) => {
  await page.goto("/creditcard");
  const keys: (string | undefined)[] = [];
  await page.route("**/perform-transaction", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    // The server charges, but its reply is lost.
    await route.fetch();
    await route.abort();
  });
  await fillCard(page, card.cardNumber, "700");
  await page.getByRole("button", { name: "Pay Now" }).click();
  await confirmDialog(page, "Error", "Payment failed. Please try again.");
  await page.getByRole("button", { name: "Pay Now" }).click();
  await confirmDialog(page, "Success", "Transaction successful!");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  await expect(page.getByRole("article")).toHaveCount(1);
  await go(page, "/payment");
  await expect(page.getByText("Pkr : 700.00")).toBeVisible();
});

test("a payment by wallet has 9 taps and 2 typed fields, with its receipt in both histories", async ({ page }) => {
  await page.goto("/paymentmethods");
  const payer = new Taps();
  await payer.tap(page.getByRole("link", { name: "Pay by mobile wallet" }));
  await expect(page).toHaveURL("/walletpayments");
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await expect(page.getByText("Please complete the form with all required fields.")).toBeVisible();
  await payer.choose(page.locator("[name=walletType]"), "nayapay");
  await payer.type(page.getByLabel("Amount"), "2500");
  await payer.type(page.getByLabel("Transaction ID"), `NP-${Date.now()}`);
  await expect(page.getByLabel("Sender Name"), "the own name").toHaveValue(/^Naveed/);
  await expect(page.getByLabel("Sent Date"), "today").toHaveValue(/^\d{4}-/);
  await payer.pick(page.getByLabel("Picture of the receipt"), await receipt(page, 3000, 1500));
  await expect(page.getByText("receipt.jpg")).toBeVisible();
  await payer.tap(submit);
  await expect(page.getByRole("dialog", { name: "Success" })).toContainText("Wallet payment submitted successfully!");
  await payer.tap(page.getByRole("dialog").getByRole("button", { name: "OK" }));
  expect(payer.count()).toEqual({ taps: 9, fields: 2, screens: 2 });
  await expect(page).toHaveURL("/payment");

  await go(page, "/paymenthistory");
  await expect(page.getByRole("radio", { name: "Out" })).toBeChecked();
  const payment = page.getByRole("article").filter({ hasText: "NayaPay" });
  await expect(payment).toContainText("Pending");
  const proof = payment.getByRole("img");
  await expect.poll(() => proof.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await payment.getByRole("button", { name: /Enlarge the receipt/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("wallet payments that we have not confirmed.")).toBeVisible();
  await page.getByText("In", { exact: true }).click();
  await expect(page.getByText("wallet payments that we have confirmed.")).toBeVisible();
  await expect(page.getByText("No wallet payments found.")).toBeVisible();
  await expect(page.getByText("No card payments found.")).toBeVisible();
});

test("a wallet payment that fails says so, and can be sent again", async ({ page }) => {
  await page.route("**/wallet-payment", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/walletpayments");
  await page.locator("[name=walletType]").selectOption("jazzcash");
  await page.getByLabel("Amount").fill("1");
  await page.getByLabel("Transaction ID").fill(`JC-${Date.now()}`);
  await page.getByLabel("Sender Name").fill("Naveed Akhtar");
  await page.getByLabel("Sent Date").fill(yesterday());
  await page.getByLabel("Picture of the receipt").setInputFiles(await receipt(page, 40, 40));
  await page.getByRole("button", { name: "Submit" }).click();
  await confirmDialog(page, "Error", "Failed to submit payment. Please try again.");
  await page.unroute("**/wallet-payment");
  await page.getByRole("button", { name: "Submit" }).click();
  await confirmDialog(page, "Success", "Wallet payment submitted successfully!");
});

test("a receipt that is not a picture is refused before it is sent", async ({ page }) => {
  await page.goto("/walletpayments");
  const paper = { name: "receipt.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
  await page.getByLabel("Picture of the receipt").setInputFiles(paper);
  await expect(page.getByText("Please choose a picture: JPEG, PNG or WebP.")).toBeVisible();
});

test("transactions are in two tabs, each with its empty text", async ({ page }) => {
  await page.goto("/transactions");
  await expect(page.getByText("No card transactions found.")).toBeVisible();
  await page.getByRole("tab", { name: "Wallet" }).click();
  await expect(page.getByText("No wallet transactions found.")).toBeVisible();
  await call(provider, performTransaction, { body: { ...card, email, amount: 300 } });
  await page.reload();
  await expect(page.getByRole("article")).toContainText("PKR 300");
});

test("earnings are shown by day, week and month", async ({ page }) => {
  await page.goto("/earnings");
  await expect(page.getByText("No earnings in this period.")).toBeVisible();
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" }).format(new Date());
  const earned = { gross: 4500, fee: 450, net: 4050, jobs: 1 };
  const noCash = { cashToReport: null, cashDiffering: null, cashWaiting: 0, cashSaid: null, cashUnconfirmed: 0 };
  await page.route("**/Provider/earnings?*", (route) =>
    route.fulfill({
      json: { from: day, to: day, ...earned, days: [{ date: day, ...earned }], ...noCash },
    }),
  );
  await page.reload();
  await expect(page.getByRole("definition")).toHaveText(["1", "PKR 4,500", "PKR 450"]);
  await expect(page.getByText("PKR 4,050").first()).toBeVisible();
  const month = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Karachi", month: "long", year: "numeric" });
  // Days and months without earnings are left out.
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByText("By month", { exact: true }).click();
  await expect(page.getByRole("row").nth(1)).toContainText(month.format(new Date()));
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("row").nth(1)).toContainText("PKR 4,050");
});
