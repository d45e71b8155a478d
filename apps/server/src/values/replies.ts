import texts from "@hunarmand/api/locales/en/replies.json" with { type: "json" };
import type { TextsOf } from "@hunarmand/texts/catalogue";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import type { Tree } from "@hunarmand/texts/tree";

type Replies = TextsOf<typeof texts>;

let filled: Replies | undefined;

/**
 * What a reply says of a call that went well: the wire's English, the same for every reader. Screens have texts of their own.
 * Made with the first reply, since a hundred texts would delay each start.
 */
export function getReplies(): Replies {
  filled ??= fillTree(texts as unknown as Tree, "en") as unknown as Replies;
  return filled;
}
