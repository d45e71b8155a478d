import { expect, test } from "vitest";
import type { z } from "zod";
import { toIssueText } from "../../shared/texts/wire-texts.ts";
import { ChangePasswordForm, doPasswordsDiffer } from "./change-password-schema.ts";
import { CodeForm, EmailForm, PasswordForm, summarisePasswords } from "./reset-schemas.ts";

function errorsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  return Object.fromEntries(
    result.error?.issues.map(({ path, message }) => [path.join("."), toIssueText(message)]) ?? [],
  );
}

const change = { currentPassword: "old secret", newPassword: "new secret!", confirmPassword: "new secret!" };

test("a new password must be typed twice the same", () => {
  expect(errorsOf(ChangePasswordForm, change)).toEqual({});
  expect(errorsOf(ChangePasswordForm, { ...change, confirmPassword: "new secret?" })).toEqual({
    confirmPassword: "New passwords do not match",
  });
});

test("no field of a password change may stay empty", () => {
  for (const name of Object.keys(change)) {
    expect(errorsOf(ChangePasswordForm, { ...change, [name]: "" })).toHaveProperty(name);
  }
});

test("an unfinished confirmation is not reported as different", () => {
  expect(doPasswordsDiffer("secret", "")).toBe(false);
  expect(doPasswordsDiffer("secret", "sec")).toBe(false);
  expect(doPasswordsDiffer("secret", "sek")).toBe(true);
  expect(doPasswordsDiffer("secret", "secrets")).toBe(true);
});

test("a reset needs an email", () => {
  expect(errorsOf(EmailForm, { email: "" })).toHaveProperty("email");
  expect(errorsOf(EmailForm, { email: "ali@example.pk" })).toEqual({});
});

test("a code has four to six characters", () => {
  expect(errorsOf(CodeForm, { code: "123" })).toEqual({ code: "Please enter a valid reset code" });
  expect(errorsOf(CodeForm, { code: " 1234 " })).toEqual({});
  expect(errorsOf(CodeForm, { code: "1234567" })).toHaveProperty("code");
});

test("the problems of the new passwords are summed up in the spec's words", () => {
  const summary = (newPassword: string, confirmPassword: string) =>
    summarisePasswords(errorsOf(PasswordForm, { newPassword, confirmPassword }));
  expect(summary("", "")).toBe("Please fill all password fields");
  expect(summary("long enough", "")).toBe("Please fill all password fields");
  expect(summary("long enough", "long enouhg")).toBe("Passwords do not match");
  expect(summary("short", "short")).toBe("At least 8 characters.");
});

test("an empty one-time code is not sent, and its digits may come from any keyboard", () => {
  const typed = { newPassword: "new secret!", confirmPassword: "new secret!" };
  for (const oneTimeCode of ["", "  "])
    expect(JSON.stringify(PasswordForm.parse({ ...typed, oneTimeCode }))).not.toContain("oneTimeCode");
  expect(PasswordForm.parse({ ...typed, oneTimeCode: "۱۲۳۴۵۶" })).toMatchObject({ oneTimeCode: "123456" });
  expect(CodeForm.parse({ code: "١٢٣٤٥٦" })).toEqual({ code: "123456" });
});
