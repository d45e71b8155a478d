import { readFile } from "node:fs/promises";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import { enter, expect, test } from "./journey.ts";
import { closeDialog } from "./office-visit.ts";
import { call, demoPassword } from "./portal-api.ts";
import { makeNumber } from "./unique-number.ts";

// A wrong password is refused with 400, and the login of a closed account with 401.
test.use({ expectedComplaints: [/40[01] /] });

test("a customer exports their data and closes the account, and cannot log in again", async ({ page }) => {
  const number = makeNumber();
  const email = `leaving${number}@example.pk`;
  const person = { firstName: "Noreen", lastName: "Baig", email, phoneNumber: `0347${number}`, password: demoPassword };
  await enter(page, await call(undefined, signupCustomer, { body: person }));
  await page.goto("/accountsettings");
  await page.getByRole("link", { name: "Your data" }).click();

  await page.getByRole("button", { name: "Download" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("not my password");
  await dialog.getByRole("button", { name: "Download the file" }).click();
  await expect(dialog.getByText("Your current password is wrong.").first()).toBeVisible();
  await dialog.getByLabel("Current password").fill(demoPassword);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the file" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ account: [{ firstName: "Noreen", email }] });
  await closeDialog(page, "Your file is ready");

  await page.getByRole("button", { name: "Close my account" }).click();
  await dialog.getByLabel("Current password").fill(demoPassword);
  await dialog.getByRole("button", { name: "Close my account forever" }).click();
  await closeDialog(page, "Your account is closed");
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

  await page.locator("[name=identifier]").fill(email);
  await page.locator("[name=password]").fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await closeDialog(page, /incorrect|wrong|failed|invalid/i);
  await expect(page).toHaveURL("/login");
});
