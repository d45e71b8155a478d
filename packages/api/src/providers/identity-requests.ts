import { z } from "zod";
import { IdentityRequest, IdentityRequestStatus } from "../account/identity.ts";
import { defineCall } from "../call.ts";
import { ActionReply, blankAsAbsent, Id, PageQuery, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";

/** Corrections of a verified provider's identity, for the office. */

/** Only the last four digits of CNICs are shown. Showing all of it is another call. */
export const DeskIdentityRequest = IdentityRequest.extend({
  providerId: Id,
  providerName: z.string(),
  /** The present values of the fields to change. */
  present: z
    .object({ firstName: z.string(), lastName: z.string(), fatherName: z.string(), cnic: z.string() })
    .partial(),
  changes: z
    .object({ firstName: z.string(), lastName: z.string(), fatherName: z.string(), cnic: z.string() })
    .partial(),
});
export type DeskIdentityRequest = z.infer<typeof DeskIdentityRequest>;

export const listIdentityRequests = defineCall({
  method: "GET",
  path: "/Admin/identity-requests",
  summary: "Corrections that verified providers request, newest first.",
  access: ["Verifier"],
  query: PageQuery.extend({ status: blankAsAbsent(IdentityRequestStatus) }),
  paged: true,
  reply: z.array(DeskIdentityRequest),
});

const ofRequest = { access: ["Verifier"], params: z.object({ id: Id }) } as const;

export const readIdentityRequest = defineCall({
  ...ofRequest,
  method: "GET",
  path: "/Admin/identity-requests/:id",
  summary: "One correction with complete CNICs.",
  notes: ["Every call writes an audit row."],
  reply: DeskIdentityRequest,
  errors: ["identity-request-not-found"],
});

export const agreeIdentityRequest = defineCall({
  ...ofRequest,
  method: "POST",
  path: "/Admin/identity-requests/:id/agree",
  summary: "Approve a correction.",
  notes: ["The profile changes at once.", "A repeat gets the same reply."],
  reply: ActionReply,
  errors: ["identity-request-not-found", "identity-request-state", "cnic-taken"],
});

export const refuseIdentityRequest = defineCall({
  ...ofRequest,
  method: "POST",
  path: "/Admin/identity-requests/:id/refuse",
  summary: "Refuse a correction, with the reason.",
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
  reply: ActionReply,
  errors: ["identity-request-not-found", "identity-request-state"],
});
