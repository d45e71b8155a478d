import type { Page } from "@playwright/test";
import { go } from "./go.ts";
import { enter, expect } from "./journey.ts";
import { waitUntilSent } from "./office-visit.ts";
import { logInOffice } from "./portal-api.ts";
import { closeDialog, trade } from "./walk-people.ts";

const password = "Taala-Chaabi-77";
const email = `yusuf.${Date.now()}@example.pk`;
const phoneTail = String(Date.now()).slice(-7);
const cnicTail = String(Date.now() + 1).slice(-7);

/** Signs up Yusuf, who then waits for the office. */
export async function signUpYusuf(page: Page): Promise<void> {
  await page.goto("/signup");
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: false }).first().fill(text);
  await fill("First Name", "Yusuf");
  await fill("Last Name", "Memon");
  await fill("Father Name", "Haji Memon");
  await fill("CNIC", `421015${cnicTail}`);
  await fill("Phone Number", `0337${phoneTail}`);
  await page.getByLabel("Gender").selectOption("male");
  await page.getByLabel("Qualification").selectOption("Matric");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("City").selectOption(trade.city);
  await page.getByLabel("Area").selectOption(trade.farArea);
  await page.getByLabel("Category").selectOption(trade.category);
  await page.getByRole("checkbox", { name: trade.skill, exact: true }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator("[name=Email]").fill(email);
  await page.locator("[name=Password]").fill(password);
  await page.locator("[name=ConfirmPassword]").fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await closeDialog(page, "Signup successful!");
  await go(page, "/login");
  await page.locator("[name=identifier]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await closeDialog(page, "Login successful");
  await expect(page).toHaveURL("/home");
  await go(page, "/pending");
}

/** The office refuses Yusuf once, then verifies them with all checks. */
export async function verifyYusuf(page: Page, office: Page): Promise<void> {
  await enter(office, await logInOffice());
  await office.goto(`/office/providers?search=${encodeURIComponent(email)}`);
  await office.getByRole("link", { name: "Yusuf Memon" }).click();
  await office.getByRole("button", { name: "Send back" }).click();
  const sendBack = office.getByRole("dialog");
  await sendBack.getByLabel("Reason").fill("Please bring the original CNIC, not a copy.");
  await sendBack.getByRole("button", { name: "Send back" }).click();
  await waitUntilSent(office, "is sent back.");
  await page.reload();
  await expect(page.getByText("Please bring the original CNIC, not a copy.")).toBeVisible();
  await page.getByRole("button", { name: "Submit again" }).click();
  await closeDialog(page, "We have your application again.");
  await office.reload();
  await office.getByRole("link", { name: "Yusuf Memon" }).click();
  await expect(office.getByRole("button", { name: "Verify" })).toBeDisabled();
  await office.getByRole("button", { name: "Show the CNIC" }).click();
  for (const check of await office.getByRole("checkbox").all()) await check.check();
  await office.getByRole("button", { name: "Verify" }).click();
  await waitUntilSent(office, "is verified.");
}
