import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "../../../../../../builds.ts";

const appFolder = join(import.meta.dirname, "../../..");

/** A style that names a side of the screen. It is wrong in one of two directions: logical ones follow the text. */
const physical = [
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:width|color|style))?\s*:/,
  /(?:^|[\s;{])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?:text-align|float|clear|transform-origin|justify-\w+)\s*:[^;]*\b(?:left|right)\b/,
  /translateX\((?!-50%|50%)/,
];
/** Four values of which the second and the fourth are a right and a left one. */
const fourSides = /(?:margin|padding|inset)\s*:\s*([^\s;]+) ([^\s;]+) ([^\s;]+) ([^\s;]+);/g;

function findPhysicalCss(sheet: string): string[] {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, "");
  const named = plain.split("\n").filter((line) => physical.some((pattern) => pattern.test(line)));
  const sided = [...plain.matchAll(fourSides)].filter(([, , right, , left]) => right !== left).map(([whole]) => whole);
  return [...named.map((line) => line.trim()), ...sided];
}

/** The same in style props and style objects of components. */
const physicalProps =
  /\s(?:m|p)[lr]=|\b(?:margin|padding|border)(?:Left|Right)\w*\s*:|\b(?:left|right):\s*["`\d-]|(?:textAlign|float)\s*:\s*"(?:left|right)"|\bta="(?:left|right)"|justify="(?:left|right)"/;

const findPhysicalProps = (source: string): string[] => source.split("\n").filter((line) => physicalProps.test(line));

const read = (pattern: RegExp): [name: string, text: string][] =>
  listFiles(appFolder)
    .filter((file) => pattern.test(file) && !/\.test\.|\.d\.json/.test(file))
    .map((file) => [relative(appFolder, file), readFileSync(file, "utf8")]);

describe("styles", () => {
  it("name no side of the screen, so that they hold in both directions", () => {
    const sheets = read(/\.css$/);
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.flatMap(([name, text]) => findPhysicalCss(text).map((line) => `${name}: ${line}`))).toEqual([]);
  });

  it("of components name no side of the screen", () => {
    const screens = read(/\.tsx$/);
    expect(screens.length).toBeGreaterThan(300);
    expect(screens.flatMap(([name, text]) => findPhysicalProps(text).map((line) => `${name}: ${line}`))).toEqual([]);
  });
});

describe("the search for sides", () => {
  it.each([
    ".a {\n  margin-left: 1rem;\n}",
    ".a { right: 0; }",
    ".a {\n  text-align: left;\n}",
    ".a { float: right; }",
    ".a { border-top-left-radius: 1px; }",
    ".a { padding: 0 1rem 0 2rem; }",
    ".a { transform: translateX(1rem); }",
  ])("finds %j", (sheet) => expect(findPhysicalCss(sheet)).toHaveLength(1));

  it.each([
    ".a { margin-inline-start: 1rem; text-align: start; inset: 0 0 auto; }",
    ".a { padding: 0 1rem 2rem 1rem; }",
    "/* from left: to right */",
    '[dir="rtl"] .a { transform: scaleX(-1); }',
  ])("accepts %j", (sheet) => expect(findPhysicalCss(sheet)).toEqual([]));

  it("finds style props", () => {
    for (const line of [" ml={4}", ' ta="left"', "style={{ marginLeft: 4 }}", 'style={{ left: "1rem" }}'])
      expect(findPhysicalProps(line), line).toHaveLength(1);
    for (const line of [" ms={4}", "take.left", "left: selected.length", ' ta="start"'])
      expect(findPhysicalProps(line), line).toEqual([]);
  });
});
