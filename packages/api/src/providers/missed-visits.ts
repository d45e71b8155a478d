import { z } from "zod";
import { defineCall } from "../call.ts";
import { Id } from "../fields.ts";
import { SeveralReply, severalOf } from "../several.ts";
import { markVisitMissed } from "./visits.ts";

/** Several visits of a day at once. Only the list of visits loads this file. */

export const markVisitsMissed = defineCall({
  method: "POST",
  path: "/Admin/visits/missed",
  summary: "Record that several people did not come.",
  notes: [
    "Those that came, cancelled or chose another time meanwhile are in `refused`. If all did, the call fails.",
    "A repeat gets the same reply.",
  ],
  access: ["Verifier"],
  body: z.object({ visits: severalOf(markVisitMissed.body.extend({ id: Id })) }),
  reply: SeveralReply,
  errors: ["visit-not-found", "visit-state", "facts-changed"],
});
