import { checkInEveryLook, open } from "./every-look.ts";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { makeOwedPlumber } from "./make-owed.ts";
import { readToast } from "./office-visit.ts";
import { logIn, logInOffice } from "./portal-api.ts";

const list = { path: "/office/received-payments", shows: "Received payments" };

test("Finance refunds a part of a card payment, and both sides find it in their histories", async ({ page }) => {
  const provider = await makeOwedPlumber();

  await test.step("the payment is found by its payer, and a part is refunded with a reason", async () => {
    await enter(page, await logInOffice());
    await open(page, list);
    await checkInEveryLook(page);
    await page.getByRole("searchbox").fill("ayesha.siddiqui@example.pk");
    await page.getByRole("searchbox").press("Enter");
    const payment = page.getByRole("row").filter({ hasText: "PKR 4,500" }).first();
    await payment.getByRole("button", { name: "Return money" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Amount to return (PKR)")).toHaveValue("4,500");
    await dialog.getByLabel("Amount to return (PKR)").fill("1200");
    await dialog.getByLabel("Template").selectOption("The work was not done as agreed.");
    await checkInEveryLook(page);
    await dialog.getByRole("button", { name: "Return the money" }).click();
    await readToast(page, "The payment is refunded.");
    await expect(page.getByRole("row").filter({ hasText: "PKR 4,500" }).first()).toContainText("PKR 1,200");
  });

  await test.step("the customer sees the refund", async () => {
    await enter(page, await logIn("ayesha.siddiqui@example.pk"));
    await page.goto("/paymenthistory");
    await page.getByText("In", { exact: true }).click();
    await expect(page.getByRole("article").filter({ hasText: "Refund" }).first()).toContainText("PKR 1,200");
  });

  await test.step("the handyman sees the deduction, in history and statement", async () => {
    await enter(page, provider);
    await page.goto("/paymenthistory");
    await expect(page.getByRole("article").filter({ hasText: "Refund" })).toContainText("PKR 1,200");
    await go(page, "/statement");
    const lines = page.getByRole("article").filter({ hasText: "Refund to the customer" });
    await expect(lines.filter({ hasText: "PKR -1,200" })).toBeVisible();
  });
});
