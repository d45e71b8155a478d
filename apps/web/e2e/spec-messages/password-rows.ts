import { sendResetCode } from "@hunarmand/api/account/account";
import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { call, makePlumber } from "../portal-api.ts";
import { readResetCode } from "../read-mail.ts";
import { idleProvider, makeProvider } from "../spec-people.ts";
import { unreadable } from "../spec-visit.ts";
import { fillFields, type MessageRow, press } from "./row.ts";

const password = "Hunarmand#2026";
const newPassword = "Chaabi-Panaa-47";

const change = (currentPassword: string) => async (page: Page) => {
  await fillFields(page, { currentPassword, newPassword, confirmPassword: newPassword });
  await press("Change Password")(page);
};
const changeStart = async () => ({ path: "/changepassword", who: await idleProvider() });

export const changePasswordRows: readonly MessageRow[] = [
  {
    spec: "New passwords do not match",
    place: "page",
    start: changeStart,
    act: (page) => fillFields(page, { currentPassword: password, newPassword, confirmPassword: "something else" }),
  },
  {
    spec: "User not logged in or email missing in token",
    start: { path: "/changepassword", who: unreadable },
    act: change(password),
  },
  {
    spec: "Password changed successfully",
    start: async () => ({ path: "/changepassword", who: await makeProvider() }),
    act: change(password),
  },
  {
    spec: "failure: the server message",
    says: "Your current password is wrong.",
    start: changeStart,
    act: change("not my password"),
  },
];

const start = { path: "/forgetpassword" };
const sendCode = (email: string) => async (page: Page) => {
  await fillFields(page, { email });
  await press("Send code")(page);
};
/** The second step, as the mailed link opens it. */
const atCode = (code: string, email = "ali.raza@example.pk") => ({
  path: `/forgetpassword?email=${email}&code=${code}`,
});
const verifyCode = press("Verify code");
const reset = (fields: Readonly<Record<string, string>>) => async (page: Page) => {
  await verifyCode(page);
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await fillFields(page, fields);
  await press("Reset password")(page);
};
const twice = { newPassword, confirmPassword: newPassword };

/** The second step with the code that was really mailed. */
async function startWithMailedCode() {
  const email = await makePlumber();
  await call(undefined, sendResetCode, { body: { email } });
  const code = await readResetCode(email);
  return atCode(code, email);
}

export const resetRows: readonly MessageRow[] = [
  { spec: "Please enter your email address", place: "page", start, act: press("Send code") },
  {
    spec: "Reset code sent to your email",
    start,
    act: async (page) => sendCode(await makePlumber())(page),
    after: (page) => page.getByRole("button", { name: "OK", exact: true }).click(),
  },
  { spec: "Email not found in our system", start, act: sendCode("nobody-at-all@example.pk") },
  { spec: "Code verified, you can reset your password", start: startWithMailedCode, act: verifyCode },
  { spec: "Please enter a valid reset code", place: "page", start: atCode("123"), act: verifyCode },
  { spec: "Invalid or expired code", start: atCode("12ab"), act: verifyCode },
  {
    spec: "Your password has been reset successfully",
    start: startWithMailedCode,
    act: reset(twice),
    leadsTo: "/login",
  },
];

const sendLink = (email: string) => async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name: "Forgot Password?" }).click();
  await page.getByRole("dialog").getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
};

export const resetPopupRows: readonly MessageRow[] = [
  { spec: "Email is required", start: { path: "/home" }, act: sendLink("   ") },
  {
    spec: "Password reset link sent!",
    title: "Success",
    start: { path: "/home" },
    act: sendLink("ali.raza@example.pk"),
    after: async (page) => {
      await page.getByRole("button", { name: "OK", exact: true }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  },
];
