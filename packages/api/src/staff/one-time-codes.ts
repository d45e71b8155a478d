import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, codeText, Id, PageQuery, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";

/** One-time codes of office staff: a second factor at the login, from an app on their phone (decision 046). */

const anyDesk = ["Verifier", "Dispatcher", "Finance", "Support"] as const;

/** Six digits from the app or, at the login, one of the recovery codes. */
export const OneTimeCode = codeText(limits.oneTimeCodeCharacters);

export const getOneTimeCode = defineCall({
  method: "GET",
  path: "/Admin/one-time-code",
  summary: "Whether the caller's login asks for a one-time code.",
  access: anyDesk,
  reply: z.object({
    enrolledDate: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
    /** Whether the Owner requires them of all staff. Without them every other call is refused. */
    isDemanded: z.boolean(),
  }),
  beforeSecondFactor: true,
});

export const enrolOneTimeCode = defineCall({
  method: "POST",
  path: "/Admin/one-time-code/enrol",
  summary: "Start with one-time codes: the secret for the app, also as an otpauth address.",
  notes: ["The login does not change until a first code is confirmed; a repeat before that replaces the secret."],
  access: anyDesk,
  reply: ActionReply.extend({ secret: z.string(), uri: z.string() }),
  errors: ["one-time-code-state"],
  beforeSecondFactor: true,
});

/** The recovery codes are shown only once. Their hashes are stored. */
const recoveryCodes = ActionReply.extend({ recoveryCodes: z.array(z.string()) });
const proof = { method: "POST", access: anyDesk, body: z.object({ oneTimeCode: OneTimeCode }) } as const;

export const confirmOneTimeCode = defineCall({
  ...proof,
  path: "/Admin/one-time-code/confirm",
  summary: "Confirm the app with a first code: from now on the login asks for one.",
  reply: recoveryCodes,
  errors: ["one-time-code-state", "one-time-code-wrong"],
  beforeSecondFactor: true,
});

export const renewRecoveryCodes = defineCall({
  ...proof,
  path: "/Admin/one-time-code/recovery-codes",
  summary: "Create new recovery codes; the old ones no longer work.",
  reply: recoveryCodes,
  errors: ["one-time-code-state", "one-time-code-wrong"],
});

export const EnrolledStaff = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  enrolledDate: z.iso.datetime(),
  recoveryCodesLeft: z.int(),
});
export type EnrolledStaff = z.infer<typeof EnrolledStaff>;

export const listEnrolledStaff = defineCall({
  method: "GET",
  path: "/Admin/one-time-codes",
  summary: "Staff whose login asks for a one-time code, newest first.",
  access: ["Owner"],
  query: PageQuery,
  paged: true,
  reply: z.array(EnrolledStaff),
});

export const disableOneTimeCode = defineCall({
  method: "POST",
  path: "/Admin/one-time-codes/:id/disable",
  summary: "Let a member of staff log in without a one-time code until they enrol again.",
  notes: ["For staff who have lost their phone and recovery codes: the Owner has checked who asks."],
  access: ["Owner"],
  params: z.object({ id: Id }),
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
  reply: ActionReply,
  errors: ["one-time-code-state"],
});
