import { adminLogin } from "@hunarmand/api/account/account";
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { checkInEveryLook } from "./every-look.ts";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { makeStaff } from "./make-staff.ts";
import { readToast } from "./office-visit.ts";
import { call, logInOffice } from "./portal-api.ts";
import { makeNumber } from "./unique-number.ts";

const password = "a password of her own, long";
const periodMilliseconds = 30_000;

// The first step of the login and wrong codes return 401.
test.use({ expectedComplaints: [/401 .*\/(Admin\/login|confirm)/i] });

/** Makes a member of staff with the role Finance. */
async function makeClerk(): Promise<string> {
  const email = `finance${makeNumber()}@example.pk`;
  const body = { firstName: "Rabia", lastName: "Noor", email, role: "Finance" } as const;
  await makeStaff(body, password);
  return email;
}

async function logIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}

/** The app's code of now, or of the next half-minute. Each works once, and the next one is accepted too. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + ahead * periodMilliseconds });

async function enrol(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto("/office/security");
  await page.getByRole("button", { name: "Set up one-time codes" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await checkInEveryLook(page);
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await dialog.getByLabel("Code from the app").fill("000000");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText("This code is wrong", { exact: false })).toBeVisible();
  await dialog.getByLabel("Code from the app").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  const codes = page.getByRole("dialog").filter({ hasText: "Your recovery codes" });
  await expect(codes.locator("code")).toHaveCount(10);
  const recoveryCodes = await codes.locator("code").allInnerTexts();
  await codes.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("10 recovery codes left.")).toBeVisible();
  return { secret, recoveryCodes };
}

test("A member of staff sets up one-time codes and logs in with one", async ({ page }) => {
  const email = await makeClerk();
  const person = await call(undefined, adminLogin, { body: { email, password } });
  await enter(page, person);
  const { secret, recoveryCodes } = await enrol(page);

  await test.step("the login asks for a code after the password", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/office/login");
    await logIn(page, email);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await checkInEveryLook(page);
    await page.getByLabel("One-time code").fill(codeOf(secret, 1));
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("heading", { name: "What is waiting" })).toBeVisible();
  });

  await test.step("a recovery code works once without the phone", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/office/login");
    await logIn(page, email);
    await page.getByLabel("One-time code").fill(recoveryCodes[0] ?? "");
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("heading", { name: "What is waiting" })).toBeVisible();
    await go(page, "/office/security");
    await expect(page.getByText("9 recovery codes left.")).toBeVisible();
  });
});

test("The Owner resets the codes of a colleague who lost their phone", async ({ page }) => {
  const email = await makeClerk();
  await enter(page, await call(undefined, adminLogin, { body: { email, password } }));
  await enrol(page);
  await enter(page, await logInOffice());
  await page.goto("/office/security");
  const person = page.locator("tr, article").filter({ hasText: email });
  await person.getByRole("button", { name: "Turn off their codes" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Template").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Turn off their codes" }).click();
  await readToast(page, "asks for no code");
  await expect(page.getByText(email)).toHaveCount(0);
  expect((await call(undefined, adminLogin, { body: { email, password } })).role).toBe("Finance");
});
