import { fillFields } from "./fill-fields.ts";
import { expect, test } from "./journey.ts";
import { idleProvider } from "./spec-people.ts";
import { visit } from "./spec-visit.ts";

// The browser logs the server's refusals in its console.
test.use({ expectedComplaints: [/status of 400/] });

test("Card form: Pay Now works without a valid amount, and the server refuses it", async ({ page }) => {
  await visit(page, "/creditcard", await idleProvider());
  const card = { nameOnCard: "N", cardNumber: "4242424242424242", expiryDate: "1228", cvv: "123" };
  await fillFields(page, card);
  const pay = page.getByRole("button", { name: "Pay Now" });
  for (const amount of ["", "a lot"]) {
    await fillFields(page, { amount });
    await expect(pay).toBeEnabled();
    await pay.click();
    await expect(page.getByText("Payment failed. Please try again.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await expect(page.locator("[name=amount]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Please enter an amount.")).toBeVisible();
  }
});

test("Signup: the form sends Provider and Pending, and the server sets both", async ({ page }) => {
  const number = String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0");
  await visit(page, "/signup");
  const ids = { PhoneNumber: `0336${number}`, CNIC: `61101-7${number.slice(1)}-2` };
  const names = { FirstName: "T", LastName: "M", FatherName: "M", Gender: "male", Qualification: "Matric" };
  await fillFields(page, { ...names, ...ids });
  await expect(page.getByText("Men usually have 1, 3, 5, 7 or 9")).toBeVisible();
  const goOn = page.getByRole("button", { name: "Continue" });
  await goOn.click();
  await fillFields(page, { City: "Islamabad", Category: "Installations", Area: "G-9" });
  await page.getByRole("checkbox", { name: "Plumbing Installation", exact: true }).check();
  await goOn.click();
  const Password = "Chaabi-Panaa-49";
  await fillFields(page, { Email: `s${number}@example.pk`, Password, ConfirmPassword: Password });
  const sent = page.waitForRequest(/add-provider/);
  await page.getByRole("button", { name: "Sign Up" }).click();
  const form = (await sent).postData() ?? "";
  expect(/name="Role"\s+(\w+)/.exec(form)?.[1]).toBe("Provider");
  expect(/name="Status"\s+(\w+)/.exec(form)?.[1]).toBe("Pending");
  await expect(page.getByText("Signup successful!", { exact: true })).toBeVisible();
});
