import { describe, expect, it } from "vitest";
import { findLost } from "./citations.ts";
import { findOldWords } from "./plain-words.ts";
import { type Remark, readRemarks } from "./read-comments.ts";
import { files, readText } from "./repository.ts";

/** Released migrations are never changed. */
const released = /\/database\/schema\/(?:baseline|migrations)\//;

const remarks = files
  .filter((path) => !/\.(?:md|json)$/.test(path))
  .flatMap((path) => readRemarks(path, readText(path)).map((remark) => ({ path, ...remark })));

const check = (find: (remark: Remark & { path: string }) => readonly string[]): string[] =>
  remarks.flatMap((remark) => find(remark).map((fault) => `${remark.path}:${remark.line} ${fault}`));

describe("comments and names of tests", () => {
  it("name only what exists", () => {
    expect(check(({ path, text }) => findLost(text, path).map((name) => `names ${name}`))).toEqual([]);
  });

  it("use plain words", () => {
    expect(check(({ path, text }) => (released.test(path) ? [] : findOldWords(text)))).toEqual([]);
  });
});

describe("the reader of comments", () => {
  const lostIn = (path: string, source: string) =>
    readRemarks(path, source).flatMap(({ text }) => findLost(text, "apps/server/test/documents/comments.test.ts"));

  it.each([
    ["a decision", "decision 999", ["999"]],
    ["one of several decisions", "decisions 040 and 2020-01-01-1200", ["2020-01-01-1200"]],
    ["a rule", "docs/product.md J1 and J999", ["docs/product.md J999"]],
    ["a security rule", "security rule 99", ["docs/security-rules.md S99"]],
    ["a path", "see apps/server/src/nowhere.", ["apps/server/src/nowhere"]],
    ["a document without its folder", "product.md, section 4", ["product.md"]],
    ["a file", "`no-such-file.ts`", ["no-such-file.ts"]],
    ["a script", "npm run nothing", ["npm run nothing"]],
    ["a numbered place of the spec", "the spec's point 7", ["spec's point 7"]],
  ])("finds %s that does not exist", (_what, words, lost) => {
    expect(lostIn("a.ts", `/**\n * Says ${words.replace(" and ", "\n * and ")}\n */`)).toEqual(lost);
  });

  it("reads comments in code, markup, styles, SQL and shell, and names of tests, but no texts", () => {
    const lost = "decision 999";
    const texts = `const a = "// ${lost}", b = /\\/* ${lost} *\\//, c = <a href="http://a">/* ${lost} */ // ${lost}</a>;`;
    expect(lostIn("a.tsx", `${texts} const d = \`// ${lost}\`;`)).toEqual([]);
    expect(lostIn("a.tsx", `const c = <a>{/* ${lost} */}</a>; // ${lost}`)).toEqual(["999", "999"]);
    expect(lostIn("a.css", `a { color: red; } /* ${lost} */`)).toEqual(["999"]);
    expect(lostIn(".ci/run", `true # ${lost}`)).toEqual(["999"]);
    expect(lostIn("a.sql", `select 1; -- ${lost}`)).toEqual(["999"]);
    expect(lostIn("a.test.ts", `it("holds (${lost})", () => {});`)).toEqual(["999"]);
    expect(lostIn("a.test.ts", `it.each([\n  1,\n])("holds (${lost})", () => {});`)).toEqual(["999"]);
  });
});
