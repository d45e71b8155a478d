import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { makeSignup, refusedFields } from "../test/signup-fields.ts";
import { LoginBody } from "./account/account.ts";
import { confirmPhone } from "./account/identity.ts";
import { OwnerProof } from "./account/own-data.ts";
import { resetPassword, verifyResetCode } from "./account/passwords.ts";
import { loginByCode, resetByCode } from "./account/phone-codes.ts";
import { DayPrice } from "./contracts/day-price.ts";
import { answerQuote } from "./contracts/quotes/office-answer.ts";
import { QuoteBody } from "./contracts/quotes/request.ts";
import { Latitude, MobileNumber } from "./fields.ts";
import { startByCode } from "./jobs/arrival.ts";
import { confirmJob } from "./jobs/customer-steps.ts";
import { correctPrice } from "./jobs/price.ts";
import { JobDetailsBody } from "./jobs/provider.ts";
import { WalletAccount } from "./payments/due.ts";
import { CardPaymentBody, WalletPaymentBody } from "./payments/payer.ts";
import { declareCash } from "./payments/provider.ts";
import { PayoutAccountBody } from "./payouts/payouts.ts";
import { SignupBody } from "./providers/providers.ts";
import { ErasingTimes } from "./staff/erasing-times.ts";
import { changePlatformFee } from "./staff/fee/platform-fee.ts";
import { OneTimeCode } from "./staff/one-time-codes.ts";
import { OfficeContactBody } from "./staff/public-settings.ts";
import { updateOfficeSettings } from "./staff/staff.ts";
import { TextBudget } from "./staff/text-budget.ts";
import { VisitHoursBody } from "./staff/visit-hours.ts";

describe("digits of Urdu and Arabic keyboards", () => {
  it("are accepted in each numeric field, and become 0 to 9", () => {
    const typed = {
      PhoneNumber: "۰۳۰۰-۱۲۳۴۵۶۷",
      PhoneNumberAlt: "٠٣٠٠ ١٢٣٤٥٦٧",
      CNIC: "۶۱۱۰۱-۱۲۳۴۵۶۷-۱",
      Experience: "۷",
    };
    expect(SignupBody.parse(makeSignup(typed))).toMatchObject({
      PhoneNumber: "0300-1234567",
      PhoneNumberAlt: "0300 1234567",
      CNIC: "61101-1234567-1",
      Experience: 7,
    });
    expect(MobileNumber.parse("٠٣٠٠١٢٣٤٥٦٧")).toBe("03001234567");
    expect(QuoteBody.shape.phone.parse("۰۳۰۰۱۲۳۴۵۶۷")).toBe("03001234567");
    expect(Latitude.parse("-٣٣.٦٨٩١")).toBe(-33.6891);
  });

  it("are accepted in amounts, cards and receipts", () => {
    const card = {
      nameOnCard: "A",
      cardNumber: "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢",
      expiryDate: "۱۲/۲۰۳۰",
      cvv: "۱۲۳",
      email: "a@b.pk",
    };
    expect(CardPaymentBody.parse({ ...card, amount: "۱۵۰۰.۵۰" })).toMatchObject({
      ...{ cardNumber: "4242424242424242", expiryDate: "12/30", cvv: "123", amount: 1_500.5 },
    });
    expect(CardPaymentBody.shape.nameOnCard.safeParse("۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲").success, "a number as a name").toBe(false);
    expect(WalletPaymentBody.shape.transactionId.parse("T-۷۷۱۲۰")).toBe("T-77120");
    expect(PayoutAccountBody.shape.number.parse("۰۳۰۰۱۲۳۴۵۶۷")).toBe("03001234567");
    expect(WalletAccount.shape.number.parse("۰۳۰۰۱۲۳۴۵۶۷")).toBe("03001234567");
  });

  it("are accepted in codes and in the number of a login", () => {
    const codes = [
      loginByCode.body.shape.code,
      verifyResetCode.body.shape.code,
      resetByCode.body.shape.code,
      resetPassword.body.shape.code,
      resetPassword.body.shape.oneTimeCode,
      confirmPhone.body.shape.code,
      OwnerProof.shape.code,
      OneTimeCode,
    ];
    expect(codes.map((code) => code.parse("۱۲۳٤٥٦"))).toEqual(codes.map(() => "123456"));
    expect(startByCode.body.shape.code.parse("۴۸۱۰")).toBe("4810");
    expect(LoginBody.parse({ identifier: "۰۳۰۰۱۲۳۴۵۶۷", password: "۱۲" })).toEqual({
      identifier: "03001234567",
      password: "۱۲",
    });
  });
});

describe("an expiry", () => {
  it.each([
    ["12/2030", "12/30"],
    ["1/30", "01/30"],
    ["2030-12", "12/30"],
    ["2030-1", "01/30"],
    [" 12-30 ", "12/30"],
    ["12/20", "12/20"],
  ])("%j is %s", (typed, expiry) => expect(CardPaymentBody.shape.expiryDate.parse(typed)).toBe(expiry));

  it.each(["", "13/30", "0/30", "12/1930", "12/203", "2030-13", "1230", "12//30", "30/12/2030"])(
    "%j is not valid",
    (typed) => expect(CardPaymentBody.shape.expiryDate.safeParse(typed).success).toBe(false),
  );
});

const saysOf = (schema: z.ZodType, amounts: readonly unknown[]) =>
  amounts.map((amount) => schema.safeParse(amount).error?.issues[0]?.message);

describe("numbers of the office's settings", () => {
  it("name what is wrong, and the limit that is exceeded", () => {
    const { offerRoundSize, payoutApprovalAbovePkr } = updateOfficeSettings.body.shape;
    expect(saysOf(changePlatformFee.body.shape.percent, ["x", "", -1, "100.5"])).toEqual([
      ...["number-missing", "number-missing", "number-minimum?min=0", "number-maximum?max=100"],
    ]);
    expect(saysOf(offerRoundSize, ["x", "1.5", 0, "101"])).toEqual([
      ...["number-whole", "number-whole", "number-minimum?min=1", "number-maximum?max=100"],
    ]);
    expect(saysOf(payoutApprovalAbovePkr, ["1000000001"])).toEqual(["number-maximum?max=1%2C000%2C000%2C000"]);
    for (const shape of [DayPrice.shape, ErasingTimes.shape, TextBudget.shape])
      for (const field of Object.values(shape))
        expect(saysOf(field, ["x", 0.5, 0, 1e9]).every((text) => text?.startsWith("number-"))).toBe(true);
    expect(saysOf(VisitHoursBody.shape.slotMinutes, ["9", "x"])).toEqual(["number-minimum?min=10", "number-whole"]);
    expect(saysOf(OfficeContactBody.shape.latitude, ["91", "x"])).toEqual(["number-maximum?max=90", "number-missing"]);
  });
});

describe("amounts", () => {
  it("name the limit that is exceeded", () => {
    const most = "amount-maximum?max=10%2C000%2C000";
    const refused = [-1, "10000001", 0.001, "x"];
    const says = ["amount-minimum?min=0", most, "amount-decimals", "amount-missing"];
    for (const schema of [JobDetailsBody.shape.salary, correctPrice.body.shape.salary])
      expect(saysOf(schema, refused)).toEqual(says);
    const paid = ["amount-minimum?min=0.01", most, "amount-decimals", "amount-missing"];
    for (const schema of [CardPaymentBody.shape.amount, confirmJob.body.shape.cashPaid, declareCash.body.shape.amount])
      expect(saysOf(schema, [-1, "10000001", 0.011, "x"])).toEqual(paid);
    expect(saysOf(answerQuote.body.shape.amount, ["100000001"])).toEqual(["amount-maximum?max=100%2C000%2C000"]);
  });
});

describe("fields with only blanks", () => {
  it("are empty: refused if the field is required, absent otherwise", () => {
    expect(refusedFields({ FirstName: "  \t", LastName: " " })).toEqual(["FirstName", "LastName"]);
    const blank = { PhoneNumberAlt: "  ", Experience: " ", Qualification: " ", SubSkill: "  " };
    expect(Object.values(SignupBody.parse(makeSignup(blank))).includes("  ")).toBe(false);
    expect(SignupBody.parse(makeSignup(blank))).not.toMatchObject({ PhoneNumberAlt: expect.anything() });
    expect(resetPassword.body.shape.oneTimeCode.parse("  ")).toBeUndefined();
  });
});
