import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
// @ts-expect-error the package has no declaration
import untyped from "subset-font";
import type { Plugin } from "vite";

const subsetFont = untyped as (font: Buffer, letters: string, options: { targetFormat: "woff2" }) => Promise<Buffer>;

/** The module that exports the address of the font. */
const virtualName = "virtual:urdu-font";

/** The letters of Urdu, its vowel signs, and its punctuation. People also type their names in them. */
export const urduLetters =
  "ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہۂۃھیےۓ" +
  "\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0654\u0670\u0656\u0657" +
  "،؛؟۔٪٫٬\u200C\u200D «»";

/** Returns the font with only these letters and the shapes that they take beside each other. */
export async function cutFont(letters: string = urduLetters): Promise<Buffer> {
  const source = import.meta.resolve("@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2");
  const whole = await readFile(new URL(source));
  return subsetFont(whole, letters, { targetFormat: "woff2" });
}

/**
 * Cuts the Nastaliq type down to the letters of Urdu, and gives it a hashed address among the assets. One weight: bold
 * text is in the same one.
 * @param folder for the cut file
 */
export function urduFont(folder: string): Plugin {
  let cut: Promise<string> | undefined;
  const write = async (): Promise<string> => {
    const file = join(folder, "nastaliq.woff2");
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await cutFont());
    return file;
  };
  return {
    name: "urdu-font",
    resolveId: (id) => (id === virtualName ? `\0${virtualName}` : undefined),
    load: async (id) => {
      if (id !== `\0${virtualName}`) return undefined;
      cut ??= write();
      return `export { default as fontUrl } from ${JSON.stringify(`${await cut}?url`)};`;
    },
  };
}
