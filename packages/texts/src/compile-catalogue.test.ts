import { describe, expect, it } from "vitest";
import { compileCatalogue, fillTree } from "./compile-catalogue.ts";
import { declareCatalogue } from "./declare-catalogue.ts";

const tree = {
  title: 'Login: () => "x"',
  list: { count: "{count, plural, one {1 job} other {{shown} jobs}}", greeting: "Hello, {name}. It''s '{'open'}'." },
};

describe("a catalogue", () => {
  const texts = fillTree(tree, "en") as never as { list: Record<string, (values: object) => string> };

  it("takes its plural forms from the rules of the language", () => {
    expect(texts.list.count?.({ count: 1, shown: "1" })).toBe("1 job");
    expect(texts.list.count?.({ count: 21, shown: "20+" })).toBe("20+ jobs");
    const czech = fillTree({ a: "{n, plural, one {one} few {few} other {other}}" }, "cs" as "en") as never as {
      a: (values: object) => string;
    };
    expect([1, 2, 5].map((n) => czech.a({ n }))).toEqual(["one", "few", "other"]);
  });

  it("becomes a module in which plain texts are strings", async () => {
    const { imports, texts: source } = compileCatalogue(tree, "en");
    expect(imports).toContain("@messageformat/runtime");
    expect(source).toContain('title: "Login: () => \\"x\\""');
    expect(source).toContain("greeting: (d) =>");
  });

  it("is declared with the names and kinds of its values", () => {
    const declaration = declareCatalogue(tree);
    expect(declaration).toContain('readonly "title": string;');
    expect(declaration).toContain("(values: { count: number; shown: string | number }) => string");
  });
});
