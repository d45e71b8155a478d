import texts from "@hunarmand/api/locales/en/replies.json" with { type: "json" };
import type { TextsOf } from "@hunarmand/texts/catalogue";

/** What a reply says of a call that went well: the wire's English, the same for every reader. Screens have texts of their own. */
export const replies = texts as unknown as TextsOf<typeof texts>;
