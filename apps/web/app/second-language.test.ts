import errors from "@hunarmand/api/locales/en/errors.json";
import issues from "@hunarmand/api/locales/en/issues.json";
import { completeLanguages, isRightToLeft, languageNames } from "@hunarmand/texts/catalogue";
import { readLanguagePath, toLanguagePath } from "@hunarmand/texts/language-paths";
import { afterEach, expect, test } from "vitest";
import { refusing } from "../test-setup/faked-server.ts";
import { fill, findPlace, press } from "../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../test-setup/screen-reading.ts";
import { visit } from "../test-setup/visit.ts";
import account from "./locales/en/account.json";
import { setLanguage } from "./shared/texts/messages.ts";

/** A language that only files add (docs/recipes.md, recipe 12). Each of its texts is in brackets. */
const madeUp = readLanguagePath("/xx/home").language;
const inBrackets = (text: string): string => `⟦${text}⟧`;
const { login, reset } = account.english;

/** Returns the visible texts: those of elements that contain only text. */
const readTexts = (): string[] =>
  [...document.querySelectorAll("main *")]
    .filter(({ childElementCount, tagName }) => childElementCount === 0 && tagName !== "STYLE")
    .flatMap(({ textContent }) => textContent?.trim() || []);

afterEach(() => setLanguage("en"));

test("a language that files add has its own addresses, direction and name, and is offered", () => {
  expect(toLanguagePath(madeUp, "/home")).toBe("/xx/home");
  expect(isRightToLeft(madeUp)).toBe(false);
  expect(completeLanguages).toContain(madeUp);
  expect(languageNames[madeUp]).toBe("⟦⟧");
});

test("a screen uses only the texts of the chosen language", async () => {
  await visit({ path: "/login" });
  await readPage(login.title);
  await setLanguage(madeUp);
  await readPage(inBrackets(login.title));
  expect(readTexts().length).toBeGreaterThan(5);
  expect(readTexts().filter((text) => !/^⟦.*⟧$/.test(text) && text !== "*")).toEqual([]);
});

test("a screen opened later shows its texts in the chosen language, with the values filled in", async () => {
  const screen = await visit({ path: "/login" });
  await readPage(login.title);
  await setLanguage(madeUp);
  await screen.go("/forgetpassword");
  await readPage(inBrackets(reset.title));
  await readPage(inBrackets(reset.step({ step: 1 })));
});

test("a refusal and its fields are in the chosen language, though the server writes English", async () => {
  const refused = { field: "email", code: "text-length", values: { max: 254 }, message: "At most 254 characters." };
  await visit({ path: "/forgetpassword", replies: { "send-reset-code": refusing("invalid-input", [refused]) } });
  await readPage(reset.title);
  await setLanguage(madeUp);
  await fill({ email: "nobody" });
  await readPage(inBrackets(issues.english["email-format"]));
  await fill({ email: "ali@example.pk" });
  await press(inBrackets(reset.send));
  await readDialog(inBrackets(errors.english["invalid-input"]));
  findPlace().querySelector("button")?.click();
  await wait(() => document.querySelector("dialog") === null, "way out of the dialog");
  await readPage(inBrackets(issues.english["text-length"]({ max: 254 })));
});
