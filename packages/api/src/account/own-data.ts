import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, CurrentPassword, Id, optionalCode, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";

/** Exporting one's own data and closing the account (docs/product.md A14 and A15). */

/** A session alone is not enough: also the password or, for accounts without one, the code from `sendOwnerCode`. */
export const OwnerProof = z.object({ currentPassword: CurrentPassword, code: optionalCode(limits.resetCodeDigits) });

const ofOneself = { method: "POST", access: ["provider", "customer"] } as const;

export const sendOwnerCode = defineCall({
  ...ofOneself,
  path: "/User/owner-code",
  summary: "Send the caller a code that proves that they own the account.",
  notes: ["For accounts without a password; to the phone, or by mail if there is none."],
  reply: ActionReply,
  errors: ["address-missing"],
});

const proofErrors = ["password-required", "password-wrong", "code-invalid"] as const;

export const exportOwnData = defineCall({
  ...ofOneself,
  path: "/User/own-data",
  summary: "Everything that the portal stores about the caller, as one JSON file.",
  notes: [
    "One list for each kind of data, with at most `exportRowsMax` rows each.",
    "Pictures and papers are named, not included.",
  ],
  body: OwnerProof,
  reply: "binary",
  limit: "export",
  errors: proofErrors,
});

const closingErrors = ["closing-job-open", "closing-money-owed", "closing-dispute-open"] as const;

export const closeAccount = defineCall({
  ...ofOneself,
  path: "/User/close-account",
  summary: "Close the caller's own account.",
  notes: [
    "Every session ends, and nobody can log in again.",
    "`eraseDate`: when names, addresses, words, pictures and papers go.",
  ],
  body: OwnerProof,
  reply: ActionReply.extend({ eraseDate: z.iso.datetime() }),
  errors: [...proofErrors, ...closingErrors],
});

export const closeAccountForPerson = defineCall({
  method: "POST",
  path: "/Admin/accounts/:id/close",
  summary: "Close the account of a customer or handyman at their request, with the reason.",
  notes: ["For people who ask by phone or at the office; the same conditions apply.", "A repeat gets the same reply."],
  access: ["Support"],
  params: z.object({ id: Id }),
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
  reply: ActionReply.extend({ eraseDate: z.iso.datetime() }),
  errors: ["not-found", ...closingErrors],
});
