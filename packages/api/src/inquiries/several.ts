import { z } from "zod";
import { defineCall } from "../call.ts";
import { Id } from "../fields.ts";
import { SeveralReply, severalOf } from "../several.ts";
import { Colleague, handOverInquiry } from "./office.ts";

/** Several inquiries of the office's inbox at once. Only its list loads this file. */

export const handOverInquiries = defineCall({
  method: "POST",
  path: "/Admin/inquiries/hand-over",
  summary: "Hand several inquiries over to a colleague, who gets one notice.",
  notes: [
    "`words` become a note on each of them.",
    "Those that were answered meanwhile are in `refused`. If all were, the call fails.",
  ],
  access: ["Support"],
  body: handOverInquiry.body.extend({ ids: severalOf(Id) }),
  reply: SeveralReply,
  once: true,
  errors: ["inquiry-not-found", "inquiry-state", "staff-not-found"],
});

export const listColleagues = defineCall({
  method: "GET",
  path: "/Admin/inquiries/colleagues",
  summary: "To whom the caller may hand inquiries over, by name.",
  access: ["Support"],
  reply: z.array(Colleague),
});
