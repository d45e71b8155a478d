import { z } from "zod";
import { defineCall } from "../../call.ts";
import { ActionReply, Id, PageQuery } from "../../fields.ts";
import { ColleagueNote, ColleagueNoteBody } from "../../staff/colleague-notes.ts";

/** What colleagues write about a job. Neither its customer nor its handyman reads it (docs/product.md J11). */

export const listJobNotes = defineCall({
  method: "GET",
  path: "/Admin/jobs/:id/notes",
  summary: "Colleagues' notes about a job, newest first.",
  access: ["Dispatcher", "Support", "Finance"],
  params: z.object({ id: Id }),
  query: PageQuery,
  paged: true,
  reply: z.array(ColleagueNote),
});

export const addJobNote = defineCall({
  method: "POST",
  path: "/Admin/jobs/:id/notes",
  summary: "Add a note about a job, for colleagues only.",
  notes: ["Notes are never changed or removed."],
  access: ["Dispatcher", "Support", "Finance"],
  params: z.object({ id: Id }),
  body: ColleagueNoteBody,
  reply: ActionReply,
  once: true,
  errors: ["job-not-found"],
});
