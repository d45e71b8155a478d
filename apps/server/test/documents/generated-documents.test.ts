import { expect, it } from "vitest";
import { generatedDocuments } from "./generated-documents.ts";
import { readText } from "./repository.ts";

it.each(Object.entries(generatedDocuments))("%s is as `npm run docs` makes it", (path, make) => {
  expect(readText(path)).toBe(make());
});
