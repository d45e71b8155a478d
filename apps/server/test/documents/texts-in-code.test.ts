import { describe, expect, it } from "vitest";
import { files, readText } from "./repository.ts";

/** Where nobody who uses the portal reads: the operator's own lines, the reference of the calls, figures for monitoring, sample data. */
const forOperators =
  /\/(?:config|start|tasks|database|demo|openapi|logs)\/|\/(?:app|server|config|metrics|sweep-counts|file-tie)\.ts$|\.test\.ts$/;
const production = files.filter((path) => /^apps\/server\/src\/.*\.ts$/.test(path) && !forOperators.test(path));

/** Three words in a row between quotes, beginning like a sentence. */
const sentence = /(?<!Error\()(["`])(?=[A-Z][a-z']+ [a-z']+ [a-z'{$])[^"`\n]+\1/g;
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm, "");
const findSentences = (code: string): string[] =>
  [...withoutComments(code).matchAll(sentence)].map(([text]) => text).filter((text) => !code.includes(`help: ${text}`));

describe("a sentence for people", () => {
  it.each(production)("stands in no code: %s", (path) => {
    expect(findSentences(readText(path))).toEqual([]);
  });

  it("is found wherever somebody writes one", () => {
    const planted =
      'return { message: "The job was moved." }; throw new Error("The queue has gone."); // "Not this one here."';
    expect(findSentences(planted)).toEqual(['"The job was moved."']);
  });
});
