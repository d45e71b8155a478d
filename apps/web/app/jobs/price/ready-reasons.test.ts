import { afterEach, expect, test } from "vitest";
import priceParts from "../../locales/en/price-parts.json";
import { setLanguage, whenTranslated } from "../../shared/texts/messages.ts";
import { divideNote, toSentReasons, toShownReasons } from "./ready-reasons.ts";

afterEach(() => setLanguage("en"));

test("a ready phrase is sent in English, and shown in the reader's language; typed words stay", async () => {
  await setLanguage("ur");
  await whenTranslated(priceParts);
  const shown = "Do kamray\nجگہ دور ہے";
  expect(toSentReasons(shown)).toBe("Do kamray\nFar away");
  expect(toShownReasons("Do kamray\nFar away")).toBe(shown);
  expect(divideNote("Do kamray\nFar away")).toEqual({ ready: ["جگہ دور ہے"], typed: "Do kamray" });
});

test("a note without ready phrases is all typed", () => {
  expect(divideNote("A new boiler")).toEqual({ ready: [], typed: "A new boiler" });
});
