import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, OrderQuery, optionalText, PageQuery, requiredLines, requiredText } from "../fields.ts";
import { limits } from "../limits.ts";
import { documentKinds } from "./papers.ts";
import { ProviderProfile, ProviderStatus } from "./providers.ts";
import { ProviderNextSteps } from "./steps.ts";

/** The providers' desk (docs/product.md D1 to D6). */

/** Lists mask the CNIC and show only its last four digits. */
export const OfficeProvider = z.object({
  id: Id,
  name: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  cnicMasked: z.string(),
  city: z.string(),
  area: z.string(),
  category: z.string(),
  skill: z.string(),
  status: ProviderStatus,
  statusReason: z.string().nullable(),
  createdDate: z.iso.datetime(),
  nextSteps: ProviderNextSteps,
});
export type OfficeProvider = z.infer<typeof OfficeProvider>;

export const ProviderFilter = z.object({ status: ProviderStatus.optional(), search: optionalText() });

export const listProviders = defineCall({
  method: "GET",
  path: "/Admin/providers",
  summary: "Providers, newest first; `search` matches name, phone, e-mail and CNIC.",
  access: ["Verifier", "Dispatcher", "Support"],
  query: PageQuery.extend(ProviderFilter.shape).extend(OrderQuery.shape),
  paged: true,
  reply: z.array(OfficeProvider),
});

export const getProvider = defineCall({
  method: "GET",
  path: "/Admin/providers/:id",
  summary: "One complete provider.",
  notes: ["With the full CNIC: every call writes an audit row."],
  access: ["Verifier"],
  params: z.object({ id: Id }),
  reply: ProviderProfile,
  errors: ["provider-not-found"],
});

export const getProviderDocument = defineCall({
  method: "GET",
  path: "/Admin/providers/:id/documents/:kind",
  summary: "A provider's picture or paper; 404 if none was uploaded.",
  notes: ["Every call writes an audit row, unless the caller has just revealed the whole application."],
  access: ["Verifier"],
  params: z.object({ id: Id, kind: z.enum(documentKinds) }),
  reply: "binary",
  errors: ["not-found"],
});

const decision = {
  method: "POST",
  access: ["Verifier"],
  params: z.object({ id: Id }),
  reply: ActionReply.extend({ status: ProviderStatus }),
  errors: ["provider-not-found", "provider-state"],
} as const;

/** When each paper that the desk has read was sent. A newer one is another paper. */
const papers = z.array(z.iso.datetime());

export const verifyProvider = defineCall({
  ...decision,
  path: "/Admin/providers/:id/verify",
  summary: "Verify a pending provider.",
  notes: [
    "`read` is who and which papers the desk has looked at: where the applicant has changed them meanwhile, nothing is decided.",
    "CNIC, father's name and gender are needed.",
  ],
  body: z.object({ read: z.object({ name: requiredText(), cnic: requiredText(), papers }) }),
  errors: ["provider-not-found", "provider-state", "facts-changed", "application-incomplete"],
});

const Reason = z.object({ reason: requiredLines(limits.reasonCharacters) });

export const sendBackProvider = defineCall({
  ...decision,
  path: "/Admin/providers/:id/send-back",
  summary: "Send an application back, with what is missing.",
  body: Reason.extend({ read: z.object({ papers }) }),
  errors: ["provider-not-found", "provider-state", "facts-changed"],
});

export const rejectProvider = defineCall({
  ...decision,
  path: "/Admin/providers/:id/reject",
  summary: "Reject an application, with the reason.",
  body: Reason.extend({ read: z.object({ papers }) }),
  errors: ["provider-not-found", "provider-state", "facts-changed"],
});

export const suspendProvider = defineCall({
  ...decision,
  path: "/Admin/providers/:id/suspend",
  summary: "Suspend a verified provider, with the reason.",
  notes: [
    "Ends the provider's sessions at once and withdraws their open offers; current jobs stay theirs until the office reassigns them.",
  ],
  body: Reason,
});

export const reinstateProvider = defineCall({
  ...decision,
  path: "/Admin/providers/:id/reinstate",
  summary: "Reinstate a suspended provider, with the reason.",
  body: Reason,
});
