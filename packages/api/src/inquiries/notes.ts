import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, PageQuery } from "../fields.ts";
import { ColleagueNote, ColleagueNoteBody } from "../staff/colleague-notes.ts";

/** What colleagues write about an inquiry, such as a call to its sender, who never reads it (docs/product.md I6). */

export const listInquiryNotes = defineCall({
  method: "GET",
  path: "/Admin/inquiries/:id/notes",
  summary: "Colleagues' notes about an inquiry, newest first.",
  access: ["Support"],
  params: z.object({ id: Id }),
  query: PageQuery,
  paged: true,
  reply: z.array(ColleagueNote),
});

export const addInquiryNote = defineCall({
  method: "POST",
  path: "/Admin/inquiries/:id/notes",
  summary: "Add a note about an inquiry, for colleagues only.",
  notes: ["Notes are never changed or removed."],
  access: ["Support"],
  params: z.object({ id: Id }),
  body: ColleagueNoteBody,
  reply: ActionReply,
  once: true,
  errors: ["inquiry-not-found"],
});
