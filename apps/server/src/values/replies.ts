import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import texts from "@hunarmand/api/locales/en/replies.json" with { type: "json" };
import type { Language, TextsOf } from "@hunarmand/texts/catalogue";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import { completeTree } from "@hunarmand/texts/translations/complete-tree";
import type { Tree } from "@hunarmand/texts/tree";

type Replies = TextsOf<typeof texts>;

const english = texts as unknown as Tree;
/** The path is the same from the sources and from the bundle, which has the same depth. */
const folder = join(import.meta.dirname, "../../../../packages/api/src/locales");
const filled = new Map<Language, Replies>();
const readers = new AsyncLocalStorage<Language>();

/** Runs a call whose reply is in this language. */
export const replyIn = <T>(language: Language, run: () => T): T =>
  language === "en" ? run() : readers.run(language, run);

/** The language of the call (`replyIn`). */
export const getReplyLanguage = (): Language => readers.getStore() ?? "en";

/**
 * The messages of successful replies, in the language of the call (`replyIn`). They are made at the first reply, because a hundred texts
 * would delay each start. Refusals stay English: they have a code, from which each client makes its own text.
 */
export function getReplies(): Replies {
  const language = getReplyLanguage();
  const known = filled.get(language) ?? (fillTree(readReplies(language), language) as unknown as Replies);
  filled.set(language, known);
  return known;
}

function readReplies(language: Language): Tree {
  const path = join(folder, language, "replies.json");
  if (language === "en" || !existsSync(path)) return english;
  return completeTree(english, JSON.parse(readFileSync(path, "utf8")) as Tree);
}
