import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const documents = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "docs/security-rules.md",
  ...globSync("docs/decisions/*.md", { cwd: root }),
];
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

const read = (document: string) => readFileSync(join(root, document), "utf8");
const paths = /(?:`|\]\()((?:apps|packages|docs|bench|\.ci|\.dependency-cruiser)[\w./-]*)[`)]/g;

describe.each(documents)("%s", (document) => {
  it("names only paths that exist", () => {
    const named = [...read(document).matchAll(paths)].map(([, path = ""]) => path);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("names only scripts that exist", () => {
    const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, script = ""]) => script);
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});

it("decisions have at most 50 lines", () => {
  const long = documents.filter((name) => name.startsWith("docs/decisions/") && read(name).split("\n").length > 51);
  expect(long).toEqual([]);
});

it("the README lists every setting that config.ts reads", () => {
  const config = readFileSync(join(root, "apps/server/src/config.ts"), "utf8");
  const settings = [...config.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = ""]) => name);
  expect(settings.length).toBeGreaterThan(5);
  const readme = read("README.md");
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
