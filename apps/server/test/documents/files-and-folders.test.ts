import { describe, expect, it } from "vitest";
import { files, readText } from "./repository.ts";

/** Each side's folder, and its subfolders that are no nouns. */
const sides = {
  "packages/api/src": [],
  "apps/server/src": ["config", "database", "demo", "domain", "http", "services", "start", "tasks", "values"],
  "apps/web/app": ["desk", "locales", "shared"],
} as const satisfies Record<string, readonly string[]>;

const sidePaths = Object.keys(sides) as (keyof typeof sides)[];
const filesMax = 15;
const linesMax = 200;
const shortFileLines = 10;

/** Exceptions of ARCHITECTURE.md: the rows of its tables that start with a name in backticks. */
const reasons = new Map(
  [...readText("ARCHITECTURE.md").matchAll(/^\| `([\w./-]+)` \| (.+) \|$/gm)].map(([, name = "", why = ""]) => [
    name,
    why,
  ]),
);

const listFolders = (path: string): string[] =>
  [...new Set(files.filter((file) => file.startsWith(`${path}/`)).map((file) => file.slice(path.length + 1)))].flatMap(
    (file) => (file.includes("/") ? [file.slice(0, file.indexOf("/"))] : []),
  );

const listNouns = (side: keyof typeof sides): Set<string> =>
  new Set(listFolders(side).filter((name) => !(sides[side] as readonly string[]).includes(name)));

const nounsBySide = sidePaths.map(listNouns);
const nouns = [...new Set(nounsBySide.flatMap((names) => [...names]))].sort();

/** Tests are beside what they test, and are not counted. */
const isCounted = (file: string): boolean => !/\.test\.tsx?$/.test(file);

function countFiles(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files.filter(isCounted)) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

describe("the folders", () => {
  it("have the same noun in the api, the server and the web, or ARCHITECTURE.md says why not", () => {
    expect(nouns.length).toBeGreaterThan(12);
    const unlike = nouns.filter((noun) => nounsBySide.some((names) => !names.has(noun)));
    expect(unlike.filter((noun) => !reasons.has(noun))).toEqual([]);
  });

  it("use the same nouns for what several features of the server share, or ARCHITECTURE.md says why not", () => {
    const shared = listFolders("apps/server/src/domain");
    expect([...new Set(shared)].filter((name) => !nouns.includes(name) && !reasons.has(`domain/${name}`))).toEqual([]);
  });

  it(`have at most ${filesMax} files beside their tests, or ARCHITECTURE.md says why not`, () => {
    const crowded = [...countFiles()].filter(([folder, count]) => folder !== "" && count > filesMax);
    expect(crowded.filter(([folder]) => !reasons.has(folder))).toEqual([]);
  });

  it(`have no source file, tests included, of more than ${linesMax} lines`, () => {
    // The declarations of `npm run texts` are not read by people.
    const sources = files.filter((file) => /\.(?:tsx?|js|css|sql)$/.test(file) && !file.endsWith(".d.json.ts"));
    expect(sources.length).toBeGreaterThan(1_000);
    const countLines = (file: string): number => readText(file).trimEnd().split("\n").length;
    expect(sources.filter((file) => countLines(file) > linesMax)).toEqual([]);
  });

  it(`of the server have one use case of at most ${shortFileLines} lines: short ones of one noun share a file`, () => {
    const short = files
      .filter((file) => file.startsWith("apps/server/src/") && isCounted(file) && file.endsWith(".ts"))
      .filter((file) => {
        const lines = readText(file).trimEnd().split("\n");
        return lines.length <= shortFileLines && lines.some((line) => /^export const \w+: UseCase</.test(line));
      });
    const folders = short.map((file) => file.slice(0, file.lastIndexOf("/")));
    expect(short.filter((_file, place) => folders.indexOf(folders[place] ?? "") !== place)).toEqual([]);
  });

  it("need every exception that ARCHITECTURE.md lists", () => {
    const counts = countFiles();
    const isNeeded = (name: string): boolean =>
      nouns.includes(name)
        ? nounsBySide.some((names) => !names.has(name))
        : name.startsWith("domain/")
          ? listFolders("apps/server/src/domain").includes(name.slice(7)) && !nouns.includes(name.slice(7))
          : !counts.has(name) || (counts.get(name) ?? 0) > filesMax;
    expect([...reasons.keys()].filter((name) => !name.includes(".") && !isNeeded(name))).toEqual([]);
  });
});
