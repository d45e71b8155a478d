import type { ErrorCode } from "@hunarmand/api/errors";
import { isDuplicate } from "../../database/database.ts";
import { AppError, invalidField, makeIssue } from "../../values/app-error.ts";
import { normalisePhone } from "../../values/identifiers.ts";

/** Wire names of the fields that must be unique. */
export interface UniqueFields {
  email: string;
  phone: string;
  cnic?: string;
}

const constraints: Record<keyof UniqueFields, { constraint: string; code: ErrorCode }> = {
  email: { constraint: "accounts_email_unique", code: "email-taken" },
  phone: { constraint: "accounts_phone_unique", code: "phone-taken" },
  cnic: { constraint: "providers_cnic_unique", code: "cnic-taken" },
};

/**
 * Returns the refusal for a unique violation, naming the field, or any other error unchanged. The constraints decide: two signups at once
 * could both pass a check beforehand.
 */
export function explainDuplicate(error: unknown, fields: UniqueFields): unknown {
  for (const [key, field] of Object.entries(fields) as [keyof UniqueFields, string][]) {
    const { constraint, code } = constraints[key];
    if (isDuplicate(error, constraint)) return new AppError(code, [makeIssue(field, code)]);
  }
  return error;
}

/** @throws AppError invalid-input naming the field */
export function getPhone(text: string, field: string): string {
  const phone = normalisePhone(text);
  if (!phone) throw invalidField(field, "phone-format");
  return phone;
}
