import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";

/** The separate papers of an application (docs/product.md P8), by the form field that uploads them, in the order of the checklist. */
export const papersByField = {
  cnicFront: "cnic-front",
  cnicBack: "cnic-back",
  contractPaperImage: "contract-paper",
} as const;
export type PaperField = keyof typeof papersByField;
export const paperFields = Object.keys(papersByField) as PaperField[];

export const paperKinds = Object.values(papersByField);
export const PaperKind = z.enum(paperKinds);
export type PaperKind = z.infer<typeof PaperKind>;

/** All documents of an application: its papers and the profile picture. */
export const documentKinds = ["profile-image", ...paperKinds] as const;

/** "reviewing" once staff have opened it. A new picture starts again at "received". */
export const paperStates = ["missing", "received", "reviewing", "refused"] as const;
export const PaperState = z.enum(paperStates);
export type PaperState = z.infer<typeof PaperState>;

export const OwnPaper = z.object({
  kind: PaperKind,
  state: PaperState,
  receivedDate: z.iso.datetime().nullable(),
  /** Why the office refused it. */
  reason: z.string().nullable(),
});
export type OwnPaper = z.infer<typeof OwnPaper>;

export const listOwnPapers = defineCall({
  method: "GET",
  path: "/Provider/papers",
  summary: "The state of each of the caller's papers.",
  access: ["provider"],
  reply: z.array(OwnPaper),
});

export const refusePaper = defineCall({
  method: "POST",
  path: "/Admin/providers/:id/documents/:kind/refuse",
  summary: "Refuse one paper, with the reason.",
  notes: [
    "The handyman is notified with the reason, and can send another.",
    "The application's status does not change.",
  ],
  access: ["Verifier"],
  params: z.object({ id: Id, kind: PaperKind }),
  /** `sentDate` of the paper that was read, so that a newer one is not refused unseen. */
  body: z.object({ reason: requiredLines(limits.reasonCharacters), read: z.object({ sentDate: z.iso.datetime() }) }),
  reply: ActionReply,
  errors: ["not-found", "paper-state", "facts-changed"],
});
