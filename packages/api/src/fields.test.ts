import { describe, expect, it } from "vitest";
import { makeSignup, refusedFields } from "../test/signup-fields.ts";
import { answerQuote } from "./contracts/quotes/office-answer.ts";
import { Latitude, PageQuery, PhoneNumber } from "./fields.ts";
import { confirmJob } from "./jobs/customer-steps.ts";
import { JobDetailsBody } from "./jobs/provider.ts";
import { confirmJobCash } from "./payments/office.ts";
import { CardPaymentBody } from "./payments/payer.ts";
import { declareCash } from "./payments/provider.ts";
import { SignupBody } from "./providers/providers.ts";
import { updateOfficeSettings } from "./staff/staff.ts";

describe("the fields of signup", () => {
  it("accept the spec's input, with the optional ones empty", () => {
    expect(refusedFields({ PhoneNumberAlt: "", Qualification: "", Experience: "", SubSkill: "" })).toEqual([]);
  });

  it.each([
    ["FirstName", "", "A"],
    ["FirstName", "a".repeat(81), "a".repeat(80)],
    ["PhoneNumber", "03451234", "03451234567"],
    ["PhoneNumber", "051 1234567", "(0300) 123.45/67"],
    ["PhoneNumber", "+971 50 1234567", "+92 300 1234567"],
    ["PhoneNumberAlt", "03451234", "03451234567"],
    ["PhoneNumberAlt", "2345678", "051 2345678"],
    ["PhoneNumberAlt", "111-486-276", "+92 21 12345678"],
    ["CNIC", "61101-123456-1", "6110112345671"],
    ["CNIC", "61101-1234567-12", "61101 1234567 2"],
    ["Email", "ali@", "ALI@EXAMPLE.PK"],
    ["Password", "1234567", "12345678"],
    ["Experience", 8, 7],
    ["Experience", "0", "1"],
    ["Experience", "۸", "۷"],
    ["Qualification", "PhD", "Masters"],
    ["Gender", "Male", "other"],
  ])("%s is refused past its limit (%o) and accepted at it (%o)", (field, wrong, right) => {
    expect(refusedFields({ [field]: wrong })).toEqual([field]);
    expect(refusedFields({ [field]: right })).toEqual([]);
  });

  it.each([
    ["123456", "1234567"],
    ["1234567890123456", "123456789012345"],
    ["0300-12a4567", "(0300) 123.45/67"],
    ["111+486276", "111-486-276"],
    ["०३००१२३४५६७", "+92 300 1234567"],
  ])("any other phone number %s is refused, and %s is accepted", (wrong, right) => {
    expect([PhoneNumber.safeParse(wrong).success, PhoneNumber.safeParse(right).success]).toEqual([false, true]);
  });

  it.each(["        ", "\t\n\u00A0\u2003 \u3000\u2009 ", "\u200B".repeat(9), "\u3164".repeat(9), "\u2800".repeat(9)])(
    "refuse a password of invisible characters: %o",
    (blank) => expect(refusedFields({ Password: blank })).toEqual(["Password"]),
  );

  it.each(["\u3164", "\u115F", "\u200B\u200D", "\u0301", "\uFE0F", "\u00AD", "\u2800", "\u{E0041}", " \u3164 "])(
    "refuse a name of invisible characters with the field named: %j",
    (nothing) => {
      for (const field of ["FirstName", "LastName", "FatherName"])
        expect(refusedFields({ [field]: nothing })).toEqual([field]);
    },
  );

  it("accept a name in any script, with joiners inside it", () => {
    for (const name of ["A", "أحمد", "می\u200Cخواهم", "李", "O'Neill", "न\u0947हा"])
      expect(refusedFields({ FirstName: name })).toEqual([]);
  });

  it("accept a password of words with spaces between and around them", () => {
    expect(refusedFields({ Password: "  a horse and a lamp " })).toEqual([]);
  });

  it("ignore a role and a status", () => {
    expect(SignupBody.parse(makeSignup({ Role: "Owner", Status: "Verified" }))).not.toHaveProperty("Role");
  });
});

describe("numbers on the wire", () => {
  it("may be sent as text, but only in decimal digits", () => {
    const details = { id: "9b2f4c1e-8f43-4a3b-9d0a-0c9f4f6d8e11", salary: 10, description: "x", location: "y" };
    const isTaken = (duration: unknown) => JobDetailsBody.safeParse({ ...details, duration }).success;
    expect([3, "3", "30"].map(isTaken)).toEqual([true, true, true]);
    expect([true, null, [], "", " ", "3x", 2.5].map(isTaken)).toEqual(Array(7).fill(false));
  });

  it.each([
    "0x10",
    "0b11",
    "0o17",
    "1e3",
    "1E1",
    " 12 ",
    "12 ",
    "+12",
    ".5",
    "5.",
    "1_000",
    "1,000",
    "१२",
    "１２",
    "Infinity",
    "--1",
  ])("%j is not a number", (typed) => {
    const job = { id: "9b2f4c1e-8f43-4a3b-9d0a-0c9f4f6d8e11", duration: 1, description: "x", location: "y" };
    const card = { nameOnCard: "A", cardNumber: "4242424242424242", expiryDate: "12/29", cvv: "123", email: "a@b.pk" };
    const forms = [
      JobDetailsBody.safeParse({ ...job, salary: typed }),
      CardPaymentBody.safeParse({ ...card, amount: typed }),
      declareCash.body.safeParse({ jobId: job.id, amount: typed }),
      confirmJob.body.safeParse({ rating: 5, feedback: "x", cashPaid: typed }),
      confirmJob.body.safeParse({ rating: typed, feedback: "x" }),
      confirmJobCash.body.safeParse({ amount: typed }),
      answerQuote.body.safeParse({ amount: typed, validUntil: "2026-03-03T00:00:00Z" }),
      updateOfficeSettings.body.safeParse({ offerMinutes: typed }),
      PageQuery.safeParse({ limit: typed }),
    ];
    expect(forms.map(({ success }) => success)).toEqual(forms.map(() => false));
  });

  it("accept decimal digits with a fraction, and degrees south and west", () => {
    expect(CardPaymentBody.shape.amount.parse("1500.50")).toBe(1_500.5);
    expect(Latitude.parse("-33.6891")).toBe(-33.6891);
  });
});
