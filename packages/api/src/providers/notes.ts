import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, PageQuery } from "../fields.ts";
import { ColleagueNote, ColleagueNoteBody } from "../staff/colleague-notes.ts";

/** Notes that staff write about a handyman, for each other. The handyman never reads them (docs/product.md P16). */

export const listProviderNotes = defineCall({
  method: "GET",
  path: "/Admin/providers/:id/notes",
  summary: "Colleagues' notes about a provider, newest first.",
  access: ["Verifier", "Support"],
  params: z.object({ id: Id }),
  query: PageQuery,
  paged: true,
  reply: z.array(ColleagueNote),
});

export const addProviderNote = defineCall({
  method: "POST",
  path: "/Admin/providers/:id/notes",
  summary: "Add a note about a provider, for colleagues only.",
  notes: ["Notes are never changed or removed."],
  access: ["Verifier", "Support"],
  params: z.object({ id: Id }),
  body: ColleagueNoteBody,
  reply: ActionReply,
  once: true,
  errors: ["provider-not-found"],
});
