import { afterEach, expect, test } from "vitest";
import { setLanguage } from "./messages.ts";
import { pageMeta } from "./page-meta.ts";

afterEach(() => setLanguage("en"));

/** Returns the contents of a page's entries whose property begins like this. */
const listContents = (start: string, page = { title: "FAQs", path: "/faqs" }): unknown[] =>
  pageMeta(page).flatMap((entry) =>
    "property" in entry && String(entry.property).startsWith(start) ? [[entry.property, entry.content]] : [],
  );

test("a public page names its language to those who show its link, and the languages in which it is there too", async () => {
  const alternates = (own: string): unknown => expect.arrayContaining([["og:locale:alternate", own]]);
  expect(listContents("og:locale")[0]).toEqual(["og:locale", "en_PK"]);
  expect(listContents("og:locale")).toEqual(alternates("ur_PK"));
  await setLanguage("ur");
  expect(listContents("og:locale")[0]).toEqual(["og:locale", "ur_PK"]);
  expect(listContents("og:locale")).toEqual(alternates("en_PK"));
  expect(listContents("og:locale")).not.toEqual(alternates("ur_PK"));
});

test("a private page names neither address nor language", () => {
  expect(listContents("og:", { title: "Profile", path: "" })).toEqual([]);
});
