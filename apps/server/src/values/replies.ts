import texts from "@hunarmand/api/locales/en/replies.json" with { type: "json" };
import type { TextsOf } from "@hunarmand/texts/catalogue";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import type { Tree } from "@hunarmand/texts/tree";

type Replies = TextsOf<typeof texts>;

let filled: Replies | undefined;

/**
 * The messages of successful replies, in the wire's English for every reader. Screens have their own texts. They are made at the first
 * reply, because a hundred texts would delay each start.
 */
export function getReplies(): Replies {
  filled ??= fillTree(texts as unknown as Tree, "en") as unknown as Replies;
  return filled;
}
