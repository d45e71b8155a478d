import { expect, test } from "vitest";
import { emptySignup, isOddForGender, SignupForm, toSignupBody } from "./signup-schema.ts";

const complete = {
  ...emptySignup,
  FirstName: "Ali",
  LastName: "Raza",
  FatherName: "Akbar",
  PhoneNumber: "0300 1234567",
  CNIC: "61101-1234567-1",
  Email: "ali@example.pk",
  Password: "Sturdy#2026",
  ConfirmPassword: "Sturdy#2026",
  Qualification: "Matric",
  Gender: "male",
  City: "Islamabad",
  Area: "G-9",
  Category: "Installations",
  Skill: ["Electrician", "Plumber"],
};

function findErrors(values: object): Record<string, string> {
  const result = SignupForm.safeParse(values);
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message]));
}

test("a complete form is accepted, with comma-joined lists and without the second password", () => {
  const body = toSignupBody(SignupForm.parse(complete));
  expect(body).toMatchObject({ FirstName: "Ali", Skill: "Electrician,Plumber", SubSkill: "" });
  expect(body).not.toHaveProperty("ConfirmPassword");
});

test("the body has the role of a provider and the status pending", () => {
  expect(toSignupBody(SignupForm.parse(complete))).toMatchObject({ Role: "Provider", Status: "Pending" });
});

test.each([
  ...["FirstName", "LastName", "FatherName", "PhoneNumber", "CNIC", "Email", "Password", "ConfirmPassword"],
  ...["Gender", "City", "Area", "Category"],
])("%s is required", (name) => {
  expect(findErrors({ ...complete, [name]: "" })).toHaveProperty(name);
});

test("at least one skill is required, sub-skills are not", () => {
  expect(Object.keys(findErrors({ ...complete, Skill: [] }))).toEqual(["Skill"]);
});

test("qualification, experience and a second phone number are optional", () => {
  expect(findErrors({ ...complete, Qualification: "", Experience: "", PhoneNumberAlt: "" })).toEqual({});
  expect(findErrors({ ...complete, Experience: "8" })).toHaveProperty("Experience");
});

test("different passwords are the only error of an otherwise complete form", () => {
  const errors = findErrors({ ...complete, ConfirmPassword: "other" });
  expect(errors).toEqual({ ConfirmPassword: "Passwords do not match." });
});

test("different passwords are marked also in an incomplete form", () => {
  const errors = findErrors({ ...complete, FirstName: "", ConfirmPassword: "other" });
  expect(errors).toHaveProperty("ConfirmPassword", "Passwords do not match.");
});

test("a CNIC with an unusual last digit for the gender shows a hint, and is accepted", () => {
  expect(isOddForGender("61101-1234567-1", "male")).toBe(false);
  expect(isOddForGender("61101-1234567-2", "male")).toBe(true);
  expect(isOddForGender("6110112345671", "female")).toBe(true);
  expect(["other", ""].some((gender) => isOddForGender("61101-1234567-2", gender))).toBe(false);
  expect(isOddForGender("61101-123", "male")).toBe(false);
  expect(findErrors({ ...complete, CNIC: "61101-1234567-2", Gender: "male" })).toEqual({});
});
