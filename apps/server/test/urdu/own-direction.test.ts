import { join } from "node:path";
import { isolateValues } from "@hunarmand/texts/translations/isolate-values";
import { listShown } from "@hunarmand/texts/translations/list-shown";
import { listLocaleFolders, readLocales } from "@hunarmand/texts/translations/read-locales";
import { listTexts } from "@hunarmand/texts/tree";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const isolated = /\u2068[^\u2068\u2069]*\u2069/gu;

const texts = listLocaleFolders(root).flatMap((folder) =>
  [...readLocales(folder, "ur").translated].flatMap(([catalogue, tree]) =>
    listTexts(tree).map(([key, text]) => ({ name: `${catalogue}: ${key}`, text })),
  ),
);

/** Of a text with several values: without a letter outside of them, they would change places inside another text. */
const lacksDirection = (shown: string): boolean =>
  (shown.match(isolated)?.length ?? 0) > 1 && !/[\p{L}\u200F؛؟۔]/u.test(shown.replace(isolated, ""));

it("every Urdu text of several values is read from right to left, also as a value of another text", () => {
  expect(texts.length).toBeGreaterThan(1_000);
  const wrong = texts.filter(({ text }) => listShown(isolateValues(text)).some(lacksDirection));
  expect(wrong).toEqual([]);
});
