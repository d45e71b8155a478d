import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, PageQuery, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";

/** What colleagues write about an application. The handyman never reads it (docs/product.md P16). */

export const ProviderNote = z.object({
  id: Id,
  words: z.string(),
  authorName: z.string(),
  createdDate: z.iso.datetime(),
});
export type ProviderNote = z.infer<typeof ProviderNote>;

export const listProviderNotes = defineCall({
  method: "GET",
  path: "/Admin/providers/:id/notes",
  summary: "Colleagues' notes about a provider, newest first.",
  access: ["Verifier", "Support"],
  params: z.object({ id: Id }),
  query: PageQuery,
  paged: true,
  reply: z.array(ProviderNote),
});

export const addProviderNote = defineCall({
  method: "POST",
  path: "/Admin/providers/:id/notes",
  summary: "Add a note about a provider, for colleagues only.",
  notes: ["Notes are never changed or removed."],
  access: ["Verifier", "Support"],
  params: z.object({ id: Id }),
  body: z.object({ words: requiredLines(limits.reasonCharacters) }),
  reply: ActionReply,
  once: true,
  errors: ["provider-not-found"],
});
