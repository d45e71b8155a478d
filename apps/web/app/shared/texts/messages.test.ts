import { expect, expectTypeOf, test } from "vitest";
import { defineMessages, getMessages, type MessagesOf, setLanguage } from "./messages.ts";

const catalogue = defineMessages("sample", {
  title: "Login",
  nested: { greeting: (name: string) => `Hello, ${name}` },
});

test("English texts come as they were defined", () => {
  expect(getMessages(catalogue).title).toBe("Login");
  expect(getMessages(catalogue).nested.greeting("Ali")).toBe("Hello, Ali");
});

test("a translation needs every key with the same values", () => {
  type Sample = MessagesOf<typeof catalogue>;
  expectTypeOf<Sample>().toEqualTypeOf<{
    readonly title: string;
    readonly nested: { readonly greeting: (name: string) => string };
  }>();
  // @ts-expect-error a missing key does not compile
  const incomplete: Sample = { title: "لاگ ان" };
  expect(incomplete).toBeDefined();
});

test("a language without translations is not taken", async () => {
  const untranslated = "xx" as "ur";
  await setLanguage(untranslated);
  expect(getMessages(catalogue).title).toBe("Login");
  expect(localStorage.getItem("language")).toBeNull();
});
