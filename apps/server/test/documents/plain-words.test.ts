import { describe, expect, it } from "vitest";
import { findOldWords, readProse } from "./plain-words.ts";
import { documents, readText } from "./repository.ts";

const lineLengthMax = 150;

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
    const lines = readProse(readText(path)).split("\n");
    const found = lines.flatMap((line, place) => findOldWords(line).map((fault) => `line ${place + 1} ${fault}`));
    expect(found).toEqual([]);
  });

  it("a phrase of the list is found, with what to write instead", () => {
    expect(findOldWords("Whoever posts is told.")).toEqual([
      'says "Whoever". Write instead: name the person, the place or the thing',
      'says "told". Write instead: reports, notifies, returns, shows',
    ]);
  });

  it("code, links and quoted texts may use them", () => {
    expect(findOldWords(readProse('`tellOfChange`, [this](whoever.md), "It stands."\n```\nanew\n```'))).toEqual([]);
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
