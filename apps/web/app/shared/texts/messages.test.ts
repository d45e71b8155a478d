import type { Catalogue, TextsOf } from "@hunarmand/texts/catalogue";
import { expect, expectTypeOf, test } from "vitest";
import shared from "../../locales/en/shared.json";
import { getLanguage, getMessages, setLanguage } from "./messages.ts";

type Sample = { title: string; nested: { greeting: (values: { name: string }) => string } };
const english: Sample = { title: "Login", nested: { greeting: ({ name }) => `Hello, ${name}` } };
const urdu: Sample = { title: "لاگ ان", nested: { greeting: ({ name }) => `سلام، ${name}` } };
const both: Catalogue<Sample> = { english, others: { ur: async () => ({ default: urdu }) } };

test("English texts are returned as they were written", () => {
  expect(getMessages(both).title).toBe("Login");
  expect(getMessages(both).nested.greeting({ name: "Ali" })).toBe("Hello, Ali");
});

test("a text requires its values, and a missing key does not compile", () => {
  expectTypeOf(getMessages(both).nested.greeting).parameter(0).toEqualTypeOf<{ name: string }>();
  expectTypeOf(getMessages(shared).brand).toEqualTypeOf<string>();
  // @ts-expect-error the catalogue has no such key
  expect(getMessages(shared).noSuchKey).toBeUndefined();
  // @ts-expect-error a translation lacks a key
  const incomplete: TextsOf<typeof both> = { title: "لاگ ان" };
  expect(incomplete).toBeDefined();
});

test("a language without translations cannot be chosen", async () => {
  await setLanguage("xx" as "ur");
  expect(getLanguage()).toBe("en");
  expect(getMessages(both).title).toBe("Login");
  expect(localStorage.getItem("language")).toBeNull();
});

test("another language is used once the current texts are loaded; missing texts stay English", async () => {
  await setLanguage("ur");
  expect(getMessages(both).title).toBe("لاگ ان");
  expect(getMessages({ english }).title).toBe("Login");
  expect(localStorage.getItem("language")).toBe("ur");
  await setLanguage("en");
  expect(getMessages(both).title).toBe("Login");
});
