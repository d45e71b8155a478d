import { describe, expect, it } from "vitest";
import { files, readText } from "./repository.ts";

/** Files without texts for users of the portal: operators' log lines, commands and backups, the reference of the calls, metrics, sample data. */
const forOperators =
  /\/(?:config|start|tasks|database|demo|openapi|logs|backups)\/|\/(?:app|server|config|metrics|sweep-counts|file-tie)\.ts$|\.test\.ts$/;
const production = files.filter((path) => /^apps\/server\/src\/.*\.ts$/.test(path) && !forOperators.test(path));

/** Three words in quotes, with a capital first. */
const sentence = /(?<!Error\()(["`])(?=[A-Z][a-z']+ [a-z']+ [a-z'{$])[^"`\n]+\1/g;
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm, "");
const findSentences = (code: string): string[] =>
  [...withoutComments(code).matchAll(sentence)].map(([text]) => text).filter((text) => !code.includes(`help: ${text}`));

describe("a sentence for people", () => {
  it.each(production)("is not in code: %s", (path) => {
    expect(findSentences(readText(path))).toEqual([]);
  });

  it("is found in code, but not in errors for developers and comments", () => {
    const planted =
      'return { message: "The job was moved." }; throw new Error("The queue has gone."); // "Not this one here."';
    expect(findSentences(planted)).toEqual(['"The job was moved."']);
  });
});
