import texts from "@hunarmand/api/locales/en/replies.json" with { type: "json" };
import type { TextsOf } from "@hunarmand/texts/catalogue";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import type { Tree } from "@hunarmand/texts/tree";

/** What a reply says of a call that went well: the wire's English, the same for every reader. Screens have texts of their own. */
export const replies = fillTree(texts as unknown as Tree, "en") as unknown as TextsOf<typeof texts>;
