import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, PageQuery } from "../fields.ts";
import { ColleagueNote, ColleagueNoteBody } from "../staff/colleague-notes.ts";
import { Colleague } from "./office.ts";

/** What colleagues write about an inquiry, such as a call to its sender, who never reads it (docs/product.md I6). */

const mentionsMax = 10;

const InquiryNote = ColleagueNote.extend({ mentioned: z.array(Colleague) });

/** `mentionedIds`: colleagues who get a notice of the note, among the `colleagues` of the inquiry. */
export const InquiryNoteBody = ColleagueNoteBody.extend({ mentionedIds: z.array(Id).max(mentionsMax).optional() });

export const listInquiryNotes = defineCall({
  method: "GET",
  path: "/Admin/inquiries/:id/notes",
  summary: "Colleagues' notes about an inquiry, newest first.",
  access: ["Support"],
  params: z.object({ id: Id }),
  query: PageQuery,
  paged: true,
  reply: z.array(InquiryNote),
});

export const addInquiryNote = defineCall({
  method: "POST",
  path: "/Admin/inquiries/:id/notes",
  summary: "Add a note about an inquiry, for colleagues only.",
  notes: [
    "Notes are never changed or removed.",
    "Each colleague of `mentionedIds` gets one notice. They must be able to read inquiries, and not be the author.",
  ],
  access: ["Support"],
  params: z.object({ id: Id }),
  body: InquiryNoteBody,
  reply: ActionReply,
  once: true,
  errors: ["inquiry-not-found"],
});
