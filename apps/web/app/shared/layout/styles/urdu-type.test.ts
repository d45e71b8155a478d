import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const read = (name: string) => readFile(new URL(name, import.meta.url), "utf8");

test("words in Urdu are readable before their type is there: no rule hides them, and the system's letters follow", async () => {
  const type = await read("urdu-type.css");
  const faces = type.match(/@font-face \{[^}]*\}/g) ?? [];
  const fetched = faces.filter((face) => face.includes("url("));
  expect(fetched).toHaveLength(1);
  expect(fetched[0]).toContain("font-display: swap;");
  const [, families = ""] = /--mantine-font-family:([^;]+);/.exec(await read("urdu.css")) ?? [];
  expect(families.trim().endsWith("sans-serif")).toBe(true);
});
