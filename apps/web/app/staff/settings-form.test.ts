import { expect, it } from "vitest";
import { officeSettings as settings } from "../../test-setup/office/office-settings.ts";
import { toIssueText } from "../shared/texts/wire-texts.ts";
import { SettingsForm, toFields, toSettings } from "./settings-form.ts";

it("the Owner's budget for text messages goes into the form and back as typed", () => {
  const fields = { ...toFields(settings), textsOfHour: "450", textsOfDay: "9000" };
  expect(toSettings(SettingsForm.parse(fields))).toMatchObject({ textBudget: { hour: 450, day: 9_000 } });
});

it("the day of payouts goes into the form and back as chosen, and no eighth day is taken", () => {
  expect(toFields(settings)).toMatchObject({ payoutWeekday: "1" });
  const save = (payoutWeekday: string) => SettingsForm.safeParse({ ...toFields(settings), payoutWeekday });
  expect(toSettings(SettingsForm.parse({ ...toFields(settings), payoutWeekday: "0" }))).toMatchObject({
    payoutWeekday: 0,
  });
  expect(save("7").success).toBe(false);
});

it("the usual price of a day goes into the form and back, and two empty fields remove it", () => {
  const usual = { dayPriceFromPkr: "2500", dayPriceToPkr: "5000" };
  expect(toFields(settings)).toMatchObject(usual);
  const save = (fields: object) => toSettings(SettingsForm.parse({ ...toFields(settings), ...fields }));
  expect(save({ dayPriceToPkr: "2500" })).toMatchObject({ usualDayPrice: { fromPkr: 2_500, toPkr: 2_500 } });
  expect(save({ dayPriceFromPkr: "", dayPriceToPkr: "" })).toMatchObject({ usualDayPrice: null });
});

it.each([
  ["textsOfHour", "19"],
  ["textsOfHour", ""],
  ["textsOfHour", "12.5"],
  ["textsOfDay", "1000001"],
  ["textsOfDay", "many"],
  ["dayPriceFromPkr", ""],
  ["dayPriceFromPkr", "0"],
  ["dayPriceToPkr", " "],
  ["dayPriceToPkr", "2499"],
  ["dayPriceToPkr", "100001"],
])("the form refuses %s=%s, at its field", (name, value) => {
  const { error } = SettingsForm.safeParse({ ...toFields(settings), [name]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

const { shape } = SettingsForm;
const [missing, whole] = ["Please enter a number.", "Please enter a whole number."];

it.each([
  ["latitude", shape.latitude, missing],
  ["longitude", shape.longitude, missing],
  ["offerRoundSize", shape.offerRoundSize, whole],
  ["offerMinutes", shape.offerMinutes, whole],
  ["urgentOfferMinutes", shape.urgentOfferMinutes, whole],
  ["payoutApprovalAbovePkr", shape.payoutApprovalAbovePkr, whole],
  ["slotMinutes", shape.slotMinutes, whole],
  ["peoplePerSlot", shape.peoplePerSlot, whole],
  ["personDays", shape.personDays, whole],
  ["documentDays", shape.documentDays, whole],
  ["textsOfHour", shape.textsOfHour, whole],
  ["textsOfDay", shape.textsOfDay, whole],
  ["dayPriceFromPkr", shape.dayPriceFromPkr, whole],
  ["dayPriceToPkr", shape.dayPriceToPkr, whole],
] as const)("a wrong %s is refused in words", (_name, field, text) => {
  const textOf = (typed: string) => toIssueText(field.safeParse(typed).error?.issues[0]?.message ?? "");
  expect(textOf("ten")).toBe(text);
  expect(textOf("-1000")).toMatch(/^Please enter [\d,-]+ or more\.$/);
  expect(textOf("2000000000")).toMatch(/^Please enter [\d,]+ or less\.$/);
});
