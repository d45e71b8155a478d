import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, blankAsAbsent, Id, OwnEmail } from "../fields.ts";
import { paperFields } from "./papers.ts";

export const getProfileImage = defineCall({
  method: "GET",
  path: "/Provider/profile-image",
  summary: "The caller's own profile picture; 404 without one.",
  access: "signed-in",
  query: z.object({ email: OwnEmail }),
  reply: "binary",
  errors: ["not-your-account", "not-found"],
});

const upload = {
  method: "POST",
  notes: [
    "JPEG, PNG or WebP, 5 MiB and 25 megapixels at most (docs/product.md P8).",
    "A new one replaces the former one.",
    "Providers of any status upload their own; the office uploads any provider's.",
  ],
  access: ["provider", "Verifier"],
  reply: ActionReply,
  limit: "upload",
} as const;

export const uploadProfile = defineCall({
  ...upload,
  path: "/Provider/upload-profile",
  summary: "Upload a profile picture (form: File, Email).",
  body: z.object({ Email: OwnEmail }),
  files: ["File"],
  errors: ["not-your-account", "provider-not-found"],
});

const paper = { ...upload, params: z.object({ id: Id }), errors: ["provider-not-found"] } as const;

export const uploadCnicFront = defineCall({
  ...paper,
  path: "/Provider/upload-cnic-front/:id",
  summary: "Upload the front of a provider's CNIC (form: cnicFront).",
  files: ["cnicFront"],
});

export const uploadCnicBack = defineCall({
  ...paper,
  path: "/Provider/upload-cnic-back-image/:id",
  summary: "Upload the back of a provider's CNIC (form: cnicBack).",
  files: ["cnicBack"],
});

export const uploadContractPaper = defineCall({
  ...paper,
  path: "/Provider/upload-contract-paper/:id",
  summary: "Upload a provider's signed contract paper (form: contractPaperImage).",
  files: ["contractPaperImage"],
});

export const uploadFiles = defineCall({
  ...upload,
  path: "/Provider/upload-files",
  summary: `Upload the picture (form: File) and papers (form: ${paperFields.join(", ")}) together.`,
  notes: [
    ...upload.notes,
    "Any of them may be absent; all that are sent are stored, or none.",
    "Without `id` and `Email` the caller's own; the office names the provider.",
  ],
  body: z.object({ id: blankAsAbsent(Id), Email: blankAsAbsent(OwnEmail) }),
  files: ["File", ...paperFields],
  errors: ["not-your-account", "provider-not-found"],
});
