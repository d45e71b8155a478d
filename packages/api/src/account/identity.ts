import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  blankAsAbsent,
  Cnic,
  CurrentPassword,
  Email,
  Id,
  MobileNumber,
  requiredText,
  SentDigits,
} from "../fields.ts";
import { identityRequestStatus } from "./identity-request-steps.ts";

/** Proven addresses, and corrections of a verified provider's identity that the office approves. */

/** A new token for the same session, if the caller's e-mail or name changed. */
export const RenewedToken = z.string().optional();

export const identityRequestStatuses = Object.values(identityRequestStatus);
export const IdentityRequestStatus = z.enum(identityRequestStatus);
export type IdentityRequestStatus = z.infer<typeof IdentityRequestStatus>;

/** The data that the office compared with the CNIC when it verified the provider. */
export const IdentityChanges = z
  .object({ firstName: requiredText(), lastName: requiredText(), fatherName: requiredText(), cnic: Cnic })
  .partial();
export type IdentityChanges = z.infer<typeof IdentityChanges>;

/** `reason` is the office's reason for a refusal. A newer request replaces a waiting one. */
export const IdentityRequest = z.object({
  id: Id,
  status: IdentityRequestStatus,
  changes: IdentityChanges,
  reason: z.string().nullable(),
  createdDate: z.iso.datetime(),
  decidedDate: z.iso.datetime().nullable(),
});
export type IdentityRequest = z.infer<typeof IdentityRequest>;

/** An address is the caller's own once a code has proved it. `request` is a provider's newest one. */
export const Identity = z.object({
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  phoneNumber: z.string().nullable(),
  phoneConfirmed: z.boolean(),
  /** False for people who have only ever logged in with Google. "Forgot password" sets their first password. */
  hasPassword: z.boolean(),
  request: IdentityRequest.nullable(),
});
export type Identity = z.infer<typeof Identity>;

export const getIdentity = defineCall({
  method: "GET",
  path: "/User/identity",
  summary: "The caller's addresses with their proof, and the newest request to correct names or CNIC.",
  access: "signed-in",
  reply: Identity,
});

const send = { method: "POST", access: "signed-in", reply: ActionReply, errors: ["address-missing"] } as const;
const confirm = {
  method: "POST",
  access: "signed-in",
  body: z.object({ code: SentDigits }),
  reply: ActionReply.extend({ token: RenewedToken }),
  errors: ["code-invalid", "email-taken", "phone-taken"],
} as const;

export const claimAddress = defineCall({
  ...send,
  access: ["provider", "customer"],
  path: "/User/claim-address",
  summary: "Send a six-digit code to an address that the caller claims, although another account has it.",
  notes: [
    "For an e-mail or phone number that another account has without proof (docs/security-rules.md S10).",
    "`confirmEmail` or `confirmPhone` with the code gives it to the caller's account, and the other account loses it.",
    "One address for each call.",
  ],
  body: z.object({
    email: blankAsAbsent(Email),
    phoneNumber: blankAsAbsent(MobileNumber),
    currentPassword: CurrentPassword,
  }),
  limit: "reset-code",
  errors: ["email-taken", "phone-taken", "password-required", "password-wrong"],
});

export const sendEmailCode = defineCall({
  ...send,
  path: "/User/send-email-code",
  summary: "Mail a six-digit code and a link that prove the caller's e-mail.",
  notes: ["Signing up and changing the address send one automatically.", "A confirmed address gets no mail."],
});

export const confirmEmail = defineCall({
  ...confirm,
  path: "/User/confirm-email",
  summary: "Prove the caller's e-mail with the code from the mail.",
});

export const sendPhoneCode = defineCall({
  ...send,
  path: "/User/send-phone-code",
  summary: "Send a six-digit code that proves the caller's phone number.",
  notes: ["Without a gateway for text messages the code waits in the outbox, and the office reads it out."],
});

export const confirmPhone = defineCall({
  ...confirm,
  path: "/User/confirm-phone",
  summary: "Prove the caller's phone number with the code sent to it.",
  notes: ["Jobs that the office took from this number by phone then belong to the caller."],
});
