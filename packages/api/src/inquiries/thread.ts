import { z } from "zod";

/** An inquiry as one thread: the sender's letter, each answer of the office and each reopening, oldest first (docs/product.md I7). */

export const inquiryMessageKinds = ["answer", "reopening"] as const;
export type InquiryMessageKind = (typeof inquiryMessageKinds)[number];

/** `words` is null if they are the sender's, and the reader only knows the reference and the contact. */
export const ThreadMessage = z.object({
  kind: z.enum(["letter", ...inquiryMessageKinds]),
  sentDate: z.iso.datetime(),
  words: z.string().nullable(),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

/** For the office, also which colleague answered. */
export const DeskThreadMessage = ThreadMessage.extend({ words: z.string(), authorName: z.string().nullable() });
export type DeskThreadMessage = z.infer<typeof DeskThreadMessage>;
