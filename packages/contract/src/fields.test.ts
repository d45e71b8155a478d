import { describe, expect, it } from "vitest";
import { JobDetailsBody } from "./jobs.ts";
import { SignupBody } from "./providers.ts";

const signup = {
  FirstName: "Ali",
  LastName: "Raza",
  FatherName: "Muhammad",
  PhoneNumber: "03001234567",
  CNIC: "61101-1234567-1",
  Email: "ali@example.pk",
  Password: "Hunarmand#2026",
  Gender: "male",
  City: "Islamabad",
  Area: "G-9",
  Category: "Installations",
  Skill: "AC Installation",
};

const refusedFields = (body: object): string[] =>
  SignupBody.safeParse({ ...signup, ...body }).error?.issues.map(({ path }) => path.join(".")) ?? [];

describe("the fields of signup", () => {
  it("accept what the spec asks for, with the optional ones left empty", () => {
    expect(refusedFields({ PhoneNumberAlt: "", Qualification: "", Experience: "", SubSkill: "" })).toEqual([]);
  });

  it.each([
    ["FirstName", "", "A"],
    ["FirstName", "a".repeat(81), "a".repeat(80)],
    ["PhoneNumber", "123456789", "+92 300 1234567"],
    ["PhoneNumber", "0300-12a4567", "0300-1234567"],
    ["CNIC", "61101-123456-1", "6110112345671"],
    ["Email", "ali@", "ALI@EXAMPLE.PK"],
    ["Password", "1234567", "12345678"],
    ["Experience", 8, 7],
    ["Experience", "0", "1"],
    ["Qualification", "PhD", "Masters"],
    ["Gender", "Male", "other"],
  ])("%s is refused past its edge (%o) and taken at it (%o)", (field, wrong, right) => {
    expect(refusedFields({ [field]: wrong })).toEqual([field]);
    expect(refusedFields({ [field]: right })).toEqual([]);
  });

  it.each(["        ", "\t\n\u00A0\u2003 \u3000\u2009 ", "\u200B".repeat(9), "\u3164".repeat(9), "\u2800".repeat(9)])(
    "refuse a password that nobody can see: %o",
    (blank) => expect(refusedFields({ Password: blank })).toEqual(["Password"]),
  );

  it("take a password of words with spaces between and around them", () => {
    expect(refusedFields({ Password: "  a horse and a lamp " })).toEqual([]);
  });

  it("drop a role and a status that are sent along", () => {
    expect(SignupBody.parse({ ...signup, Role: "Owner", Status: "Verified" })).not.toHaveProperty("Role");
  });
});

describe("numbers on the wire", () => {
  it("may come as text, but not as anything else that JavaScript would turn into a number", () => {
    const details = { id: "9b2f4c1e-8f43-4a3b-9d0a-0c9f4f6d8e11", salary: 10, description: "x", location: "y" };
    const isTaken = (duration: unknown) => JobDetailsBody.safeParse({ ...details, duration }).success;
    expect([3, "3", "30"].map(isTaken)).toEqual([true, true, true]);
    expect([true, null, [], "", " ", "3x", 2.5].map(isTaken)).toEqual(Array(7).fill(false));
  });
});
