import { describe, expect, it } from "vitest";
import { findGlossaryFaults } from "./find-glossary-faults.ts";
import { findUrduFaults } from "./find-urdu-faults.ts";

const formsOf = (text: string) => findUrduFaults(text).forms;
const latinOf = (text: string) => findUrduFaults(text).latin;

describe("an Urdu text", () => {
  it("passes in Urdu letters, signs and digits", () => {
    for (const text of [
      "کام مکمل ہو گیا۔ کیا آپ رقم دیکھیں گے؟",
      "{count, plural, one {1 آفر} other {# آفرز}}، {amount} دیں۔",
      "دو پتے، تین علاقے…",
      "مثال: 3.5 گھنٹے",
    ])
      expect(findUrduFaults(text), text).toEqual({ forms: [], latin: [] });
  });

  it.each(["ي", "ى", "ك", "ه", "ة", "ﻻ", "۵", "٥", "\u200F"])("has no %j, which only looks right", (sign) => {
    expect(formsOf(`کام ${sign}`)).toHaveLength(1);
  });

  it.each(["کام, رقم", "کام.", "کام?", "کام; رقم"])("has no Latin sign: %j", (text) => {
    expect(formsOf(text)).toHaveLength(1);
  });

  it("has the forms of آپ, also inside a plural form", () => {
    expect(formsOf("تم کام کرو")).toHaveLength(2);
    expect(formsOf("{count, plural, one {رقم بھیجو} other {رقم بھیجیں}}")).toHaveLength(1);
    expect(formsOf("تمام کام، کروائیں، مرمت")).toEqual([]);
  });

  it.each(["انھیں بتائیں", "اس لئے", "کوڈ چاہئے", "سی ایس وی فائل"])("has one spelling of a word: not %j", (text) => {
    expect(formsOf(text)).toHaveLength(1);
  });

  it("has Latin letters only in names that people know so", () => {
    expect(latinOf("Hunarmand پر PKR 500")).toEqual([]);
    expect(latinOf("مثال: ali@example.pk")).toEqual([]);
    expect(latinOf("اپنا profile دیکھیں")).toEqual(['has "profile" in Latin letters: write it in Urdu']);
    expect(latinOf("{count, plural, one {1 job} other {{shown} کام}}")).toHaveLength(1);
  });
});

describe("the glossary", () => {
  it.each([
    ["Your wallet", "آپ کا والیٹ"],
    ["Wallets", "والیٹس"],
    ["Post a job", "کاریگر بلائیں"],
    ["Save", "محفوظ کریں"],
    ["The handyman is on the way.", "کاریگر راستے میں ہیں۔"],
    ["{count, plural, one {1 offer} other {# offers}}", "{count, plural, one {1 آفر} other {# آفرز}}"],
    ["Reorder the list", "ترتیب بدلیں"],
  ])("accepts %j as %j", (english, urdu) => {
    expect(findGlossaryFaults(english, urdu)).toEqual([]);
  });

  it.each([
    ["Your balance", "آپ کا توازن", "بیلنس"],
    ["Please have exact change ready.", "تبدیلی تیار رکھیں۔", "کھلے پیسے"],
    ["Your wallet", "آپ کا بٹوہ", "والیٹ"],
    ["Post a job", "کام پوسٹ کریں", "کاریگر بلا"],
    ["Cancel", "رد کریں", "منسوخ کریں"],
  ])("refuses %j as %j", (english, urdu, right) => {
    expect(findGlossaryFaults(english, urdu)).toEqual([expect.stringContaining(right)]);
  });
});
