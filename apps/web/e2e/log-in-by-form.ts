import type { Page } from "@playwright/test";
import { demoPassword } from "./portal-api.ts";

/** On /login. */
export async function logInByForm(page: Page, identifier: string): Promise<void> {
  await page.locator("[name=identifier]").fill(identifier);
  await page.locator("[name=password]").fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
}
