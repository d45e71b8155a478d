import { describe, expect, it } from "vitest";
import { documents, readText } from "./repository.ts";

/** Phrases that the documents no longer use, and what to write instead (CONTRIBUTING.md, "Plain words"). */
const replacements: readonly (readonly [phrase: string, instead: string])[] = [
  ["whoever|whosoever|whomever|whatsoever|wherever|whatever", "name the person, the place or the thing"],
  ["he|his|him|she|hers?", "they, their, them"],
  ["nobody else(?:'s)?", "only (the person who may)"],
  ["tells?|told|hears?|heard|pours?", "reports, notifies, returns, shows"],
  ["what becomes? of", "what happens to"],
  ["la(?:y|ys|id) back", "rolls back"],
  ["by heart", "cached"],
  ["polite", "low-priority"],
  ["anew", "again"],
  ["in vain", "without effect"],
  ["goes by", "is sent by, uses"],
  ["comes? about", "happens"],
  ["mend(?:s|ed)?", "fixes, fixed"],
  ["shall", "must, should"],
  ["stands|stood", "is, is written"],
  ["lies|lain", "is"],
  ["doors?", "login, call, interface"],
  ["held against", "compared with"],
  ["but for|save for", "except"],
  ["under way|in hand|at hand", "in progress, current, available"],
  ["thereby|whence|thence|wherein|therein", "say it in a sentence of its own"],
];

const lineLengthMax = 150;

const withoutCode = (markdown: string): string =>
  markdown.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, "")).replace(/`[^`\n]*`/g, "");

/** Without code, targets of links and quoted texts of the portal, which have words of their own. */
const readProse = (markdown: string): string => withoutCode(markdown).replace(/\]\([^)]*\)|"[^"\n]*"/g, "");

function findOldWords(markdown: string): string[] {
  return readProse(markdown)
    .split("\n")
    .flatMap((line, place) =>
      replacements.flatMap(([phrase, instead]) =>
        [...line.matchAll(new RegExp(`(?<![\\w-])(?:${phrase})(?![\\w-])`, "gi"))].map(
          ([word]) => `line ${place + 1} says "${word}". Write instead: ${instead}`,
        ),
      ),
    );
}

/** Rows of tables, headings, code and lines with a link or an address cannot be wrapped, or only badly. */
function findLongLines(markdown: string): string[] {
  const lines = markdown.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, "")).split("\n");
  return lines.flatMap((line, place) =>
    line.length <= lineLengthMax || /^\s*\|/.test(line) || /\]\(|https?:\/\//.test(line)
      ? []
      : [`line ${place + 1} has ${line.length} characters`],
  );
}

describe("a document uses plain words:", () => {
  it.each(documents)("%s", (path) => {
    expect(findOldWords(readText(path))).toEqual([]);
  });

  it("a phrase of the list is found, with what to write instead", () => {
    expect(findOldWords("One.\nWhoever posts is told.")).toEqual([
      'line 2 says "Whoever". Write instead: name the person, the place or the thing',
      'line 2 says "told". Write instead: reports, notifies, returns, shows',
    ]);
  });

  it("code, links and quoted texts may use them", () => {
    expect(findOldWords('`tellOfChange`, [this](whoever.md), "It stands."\n```\nanew\n```')).toEqual([]);
  });
});

describe(`a document has lines of at most ${lineLengthMax} characters:`, () => {
  it.each(documents)("%s", (path) => {
    expect(findLongLines(readText(path))).toEqual([]);
  });

  it("a longer line is found, unless it is a row of a table, a link or code", () => {
    const long = "word ".repeat(40).trim();
    expect(findLongLines(`short\n${long}`)).toEqual(["line 2 has 199 characters"]);
    expect(findLongLines(`| ${long} |\n[link](a.md) ${long}\n\`\`\`\n${long}\n\`\`\``)).toEqual([]);
  });
});
