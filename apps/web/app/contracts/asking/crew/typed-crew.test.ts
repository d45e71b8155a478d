import { expect, test } from "vitest";
import { readTypedCrew, spellTrades } from "./typed-crew.ts";

const mason = { words: "mason", handymen: "12" };
const electrician = { words: "electrician", handymen: "4" };

test.each([
  ["12 mason 4 electrician", [mason, electrician]],
  ["12 mason, 4 electrician", [mason, electrician]],
  ["12mason+4electrician", [mason, electrician]],
  ["mason 12 electrician 4", [mason, electrician]],
  ["12 x mason and 4 x electrician", [mason, electrician]],
  [
    "12 mistri aur 4 bijli wale",
    [
      { ...mason, words: "mistri" },
      { ...electrician, words: "bijli wale" },
    ],
  ],
  [
    "۱۲ مستری اور ۴ بجلی والے",
    [
      { ...mason, words: "مستری" },
      { ...electrician, words: "بجلی والے" },
    ],
  ],
  ["12 mason and 4 electrician in Rawalpindi for three weeks from Monday", [mason, electrician]],
  ["12 mason tomorrow and 4 electrician starting Monday", [mason, electrician]],
  ["Tomorrow 12 mason, 4 electrician next week", [mason, electrician]],
  ["I need 12 mason for 3 weeks, 4 electrician", [mason, electrician]],
  ["twelve mason and four electrician for three weeks", [mason, electrician]],
  ["I need a dozen mason, four electrician", [mason, electrician]],
  ["do mistri", [{ words: "mistri", handymen: "2" }]],
  [
    "دو مستری اور ایک پلمبر",
    [
      { words: "مستری", handymen: "2" },
      { words: "پلمبر", handymen: "1" },
    ],
  ],
  ["12 mason 4 electrician 3 hafte", [mason, electrician]],
  ["12 mason and 4 electrician, 3 weeks, Pindi mein peer se", [mason, electrician]],
  ["12 mason 4 electrician 3 hafte ke liye kal se", [mason, electrician]],
  [
    "12 مستری اور 4 الیکٹریشن راولپنڈی میں تین ہفتے، پیر سے",
    [
      { ...mason, words: "مستری" },
      { ...electrician, words: "الیکٹریشن" },
    ],
  ],
  ["اسلام آباد میں 12 مستری، کل سے", [{ ...mason, words: "مستری" }]],
  ["12 mistri se 3 din", [{ ...mason, words: "mistri" }]],
  ["3 hafte", []],
  ["do painting", []],
  ["painter, 12 mason", [{ words: "painter", handymen: "" }, mason]],
  ["12 mason aur painter", [mason, { words: "painter", handymen: "" }]],
  ["mason", []],
  ["bijli wala", []],
  ["12", []],
  ["", []],
])("%j is read as trades with their numbers", (typed, trades) => {
  expect(readTypedCrew(typed)).toEqual(trades);
});

test("what is not taken yet is read in the same way", () => {
  expect(readTypedCrew(spellTrades([mason, electrician]))).toEqual([mason, electrician]);
});
