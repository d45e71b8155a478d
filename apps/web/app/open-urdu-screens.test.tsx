import { join } from "node:path";
import { makeEnglishFinder } from "@hunarmand/texts/translations/find-english";
import { listLocaleFolders, readLocales } from "@hunarmand/texts/translations/read-locales";
import { afterEach, beforeEach, expect, test } from "vitest";
import { idleReplies } from "../test-setup/idle-provider.ts";
import { wait, waitFor } from "../test-setup/screen-reading.ts";
import { provider } from "../test-setup/signed-in.ts";
import { publicScreens, signedInScreens } from "../test-setup/spec-routes/screens.ts";
import { visit } from "../test-setup/visit.ts";
import { setLanguage } from "./shared/texts/messages.ts";

const root = join(import.meta.dirname, "../../..");
const findEnglish = makeEnglishFinder(listLocaleFolders(root).map((folder) => readLocales(folder, "ur")));
/** The names that the faked replies have and the English texts have, too. */
const names = {
  ...{ Islamabad: "اسلام آباد", Rawalpindi: "راولپنڈی", Lahore: "لاہور", Karachi: "کراچی" },
  ...{ Installations: "تنصیب", Construction: "تعمیر", Specialists: "ماہرین" },
};
const replies = { ...idleReplies, "names-in-urdu": { body: { names, descriptions: {} } } };

beforeEach(() => setLanguage("ur"));
afterEach(() => setLanguage("en"));

/** Texts, and what a screen reader or a pointer reads out. English is marked as such, and people's words are isolated. */
function listShown(): string[] {
  const texts = [...document.querySelectorAll("title, body *:not(style, script)")]
    .filter((element) => !element.closest("bdi, [lang=en], [dir=auto]"))
    .flatMap(({ childNodes }) => [...childNodes])
    .flatMap(({ nodeType, nodeValue }) => (nodeType === Node.TEXT_NODE && nodeValue ? nodeValue : []));
  const labels = ["aria-label", "placeholder", "title", "alt"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
  );
  return [...texts, ...labels];
}

async function expectUrdu(): Promise<void> {
  await wait(() => document.querySelector("main h1"), "heading");
  await wait(() => /\p{Script=Arabic}/u.test(document.querySelector("main")?.textContent ?? ""), "text in Urdu");
  await waitFor(() => expect(findEnglish(listShown())).toEqual([]));
}

test.each(publicScreens)("$path shows no English text to a visitor who reads Urdu", async ({ path }) => {
  await visit({ path, replies });
  await expectUrdu();
});

test.each(signedInScreens)("$path shows no English text to a handyman who reads Urdu", async ({ path }) => {
  await visit({ path, who: provider, replies });
  await expectUrdu();
});
