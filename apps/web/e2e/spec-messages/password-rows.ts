import { sendResetCode } from "@hunarmand/contract/account";
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
const changeCall = "Provider/change-password";

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
    spec: "success: the server message",
    says: "It counts from now on.",
    start: changeStart,
    faults: [{ call: changeCall, status: 200, body: { message: "It counts from now on." } }],
    act: change(password),
  },
  {
    spec: "failure: the server message",
    says: "Your current password is wrong.",
    start: changeStart,
    act: change("not my password"),
  },
  { spec: "Failed to change password", start: changeStart, faults: [{ call: changeCall }], act: change(password) },
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
const knownCode = { call: "Provider/verify-reset-code", status: 200, body: { message: "" } };
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
  {
    spec: "server error text",
    says: "Too many tries. Please wait a little and try again.",
    start: atCode("123456"),
    faults: [{ ...knownCode, status: 429, body: { message: "Too many tries. Please wait a little and try again." } }],
    act: verifyCode,
  },
  { spec: "Invalid or expired code", start: atCode("12ab"), act: verifyCode },
  {
    spec: "Please fill all password fields",
    place: "page",
    start: atCode("123456"),
    faults: [knownCode],
    act: reset({ newPassword }),
  },
  {
    spec: "Passwords do not match",
    place: "page",
    start: atCode("123456"),
    faults: [knownCode],
    act: reset({ newPassword, confirmPassword: "something else" }),
  },
  {
    spec: "Your password has been reset successfully",
    start: startWithMailedCode,
    act: reset(twice),
    leadsTo: "/login",
  },
  {
    spec: "Failed to reset password",
    start: atCode("123456"),
    faults: [knownCode, { call: "Provider/reset-password" }],
    act: reset(twice),
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
  {
    spec: "Failed to send reset link",
    title: "Error",
    start: { path: "/home" },
    faults: [{ call: "User/forgot-password" }],
    act: sendLink("ali.raza@example.pk"),
  },
];
