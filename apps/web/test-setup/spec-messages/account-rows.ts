import { done, failing, refusing } from "../faked-server.ts";
import { press } from "../screen-person.ts";
import { wait } from "../screen-reading.ts";
import { email, unreadable } from "../signed-in.ts";
import { type Act, asProvider, type MessageRow } from "./row.ts";

const logIn: readonly Act[] = [{ fill: { identifier: email, password: "Hunarmand#2026" } }, { press: "Login" }];
/** The session in the login's reply. */
const session = { token: "e30.e30.seal", role: "Provider", status: "Verified" };

export const loginRows: readonly MessageRow[] = [
  {
    ...{ section: "Login", spec: "Please enter email/phone and password", title: "Error", path: "/login" },
    acts: [{ press: "Login" }],
  },
  {
    ...{ section: "Login", spec: "failure: the server's message", title: "Error", path: "/login", acts: logIn },
    ...{ says: "Wrong email, phone number or password.", replies: { "Provider/login": refusing("login-failed") } },
  },
  {
    ...{ section: "Login", spec: "Login failed", title: "Error", path: "/login", acts: logIn },
    replies: { "Provider/login": failing },
  },
  {
    ...{ section: "Login", spec: "success: the server's message", title: "Success", path: "/login", acts: logIn },
    ...{ says: "Login successful", replies: { "Provider/login": done("Login successful", session) } },
    leadsTo: "/home",
  },
];

const newPassword = "Chaabi-Panaa-47";
const twice = { newPassword, confirmPassword: newPassword };
const changePassword: readonly Act[] = [
  { fill: { currentPassword: "Hunarmand#2026", ...twice } },
  { press: "Change Password" },
];
const change = { section: "Change password", ...asProvider("/changepassword"), acts: changePassword } as const;

export const changePasswordRows: readonly MessageRow[] = [
  {
    ...{ ...change, spec: "New passwords do not match", place: "page" },
    acts: [{ fill: { currentPassword: "Hunarmand#2026", newPassword, confirmPassword: "something else" } }],
  },
  { ...change, spec: "User not logged in or email missing in token", who: unreadable },
  { ...change, spec: "Password changed successfully", replies: { "change-password": done("") } },
  {
    ...{ ...change, spec: "success: the server message", says: "It counts from now on." },
    replies: { "change-password": done("It counts from now on.") },
  },
  {
    ...{ ...change, spec: "failure: the server message", says: "Your current password is wrong." },
    replies: { "change-password": refusing("password-wrong") },
  },
  { ...change, spec: "Failed to change password", replies: { "change-password": failing } },
];

const sendCode: readonly Act[] = [{ fill: { email } }, { press: "Send code" }];
/** The second step, as the mailed link opens it. */
const atCode = (code: string) => ({ section: "Reset", path: `/forgetpassword?email=${email}&code=${code}` }) as const;
const verifyCode: readonly Act[] = [{ press: "Verify code" }];
const reset = (fields: Readonly<Record<string, string>>): readonly Act[] => [
  ...[...verifyCode, { press: "OK" }, { fill: fields }, { press: "Reset password" }],
];
const codeTaken = { "verify-reset-code": done("") };
const waits = "Too many tries. Please try again in 12 minutes.";
const tooMany = {
  status: 429,
  body: { code: "too-many-requests", message: waits, error: waits, requestId: "made-up" },
};

export const resetRows: readonly MessageRow[] = [
  {
    ...{ section: "Reset", spec: "Please enter your email address", place: "page", path: "/forgetpassword" },
    acts: [{ press: "Send code" }],
  },
  {
    ...{ section: "Reset", spec: "Reset code sent to your email", path: "/forgetpassword", acts: sendCode },
    replies: { "send-reset-code": done("") },
  },
  {
    ...{ section: "Reset", spec: "Email not found in our system", path: "/forgetpassword", acts: sendCode },
    replies: { "send-reset-code": refusing("email-not-found") },
  },
  {
    ...{ ...atCode("123456"), spec: "Code verified, you can reset your password", acts: verifyCode },
    replies: codeTaken,
  },
  { ...atCode("123"), spec: "Please enter a valid reset code", place: "page", acts: verifyCode },
  {
    ...{ ...atCode("12ab"), spec: "Invalid or expired code", acts: verifyCode },
    replies: { "verify-reset-code": refusing("code-invalid") },
  },
  {
    ...{ ...atCode("123456"), spec: "server error text", acts: verifyCode },
    ...{ says: waits, replies: { "verify-reset-code": tooMany } },
  },
  {
    ...{ ...atCode("123456"), spec: "Please fill all password fields", place: "page", replies: codeTaken },
    acts: reset({ newPassword }),
  },
  {
    ...{ ...atCode("123456"), spec: "Passwords do not match", place: "page", replies: codeTaken },
    acts: reset({ newPassword, confirmPassword: "something else" }),
  },
  {
    ...{ ...atCode("123456"), spec: "Your password has been reset successfully", acts: reset(twice) },
    ...{ replies: { ...codeTaken, "reset-password": done("") }, leadsTo: "/login" },
  },
  {
    ...{ ...atCode("123456"), spec: "Failed to reset password", acts: reset(twice) },
    replies: { ...codeTaken, "reset-password": failing },
  },
];

const sendLink = (typed: string): readonly Act[] => [
  ...[{ press: "Forgot Password?" }, { fill: { email: typed } }, { press: "Send reset link" }],
];
const popup = { section: "Header reset popup", path: "/home" } as const;

export const resetPopupRows: readonly MessageRow[] = [
  { ...popup, spec: "Email is required", acts: sendLink("   ") },
  {
    ...{ ...popup, spec: "Password reset link sent!", title: "Success", acts: sendLink(email) },
    replies: { "forgot-password": done("") },
    after: async () => {
      await press("OK");
      await wait(() => !document.querySelector("dialog"), "page without a dialog");
    },
  },
  {
    ...{ ...popup, spec: "Failed to send reset link", title: "Error", acts: sendLink(email) },
    replies: { "forgot-password": failing },
  },
];
