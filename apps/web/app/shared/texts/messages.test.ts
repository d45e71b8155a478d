import type { TextsOf } from "@hunarmand/texts/catalogue";
import { addCatalogue } from "@hunarmand/texts/known-catalogues";
import { afterEach, expect, expectTypeOf, test } from "vitest";
import shared from "../../locales/en/shared.json";
import { getLanguage, getMessages, loadTranslations, setLanguage } from "./messages.ts";

type Sample = { title: string; nested: { greeting: (values: { name: string }) => string } };
const english: Sample = { title: "Login", nested: { greeting: ({ name }) => `Hello, ${name}` } };
const urdu: Sample = { title: "لاگ ان", nested: { greeting: ({ name }) => `سلام، ${name}` } };
const both = addCatalogue<Sample>({ english, others: { ur: async () => ({ default: urdu }) } });

afterEach(() => setLanguage("en"));

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

test("another language is used once the texts of all scripts are loaded; missing catalogues stay English", async () => {
  await setLanguage("ur");
  expect(getLanguage()).toBe("ur");
  expect(getMessages(both).title).toBe("لاگ ان");
  expect(getMessages({ english }).title).toBe("Login");
  await setLanguage("en");
  expect(getMessages(both).title).toBe("Login");
});

test("the texts of a later script are loaded before its screen shows, and a mixed page is noticed", async () => {
  await setLanguage("ur");
  const late = addCatalogue<Sample>({ english, others: { ur: async () => ({ default: urdu }) } });
  expect(getMessages(late).title, "before it is loaded").toBe("Login");
  expect(await loadTranslations()).toBe(true);
  expect(getMessages(late).title).toBe("لاگ ان");
  expect(await loadTranslations()).toBe(false);
});

test("a text that cannot be loaded stays English, and is asked for again", async () => {
  let answers = 0;
  const others = { ur: async () => (answers++ === 0 ? Promise.reject(new Error("away")) : { default: urdu }) };
  await setLanguage("ur");
  const away = addCatalogue<Sample>({ english, others });
  expect(getMessages(away).title).toBe("Login");
  await loadTranslations();
  expect(getMessages(away).title).toBe("لاگ ان");
});
