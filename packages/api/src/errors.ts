import type { IssueCode, IssueValues } from "./issues.ts";

/** Every error code with its HTTP status. Their English texts are in locales/en/errors.json, to the letter of docs/screens.md. */
export const errors = {
  "invalid-input": { status: 400 },
  "code-invalid": { status: 400 },
  "password-wrong": { status: 400 },
  "too-far": { status: 400 },
  "not-signed-in": { status: 401 },
  "google-login-failed": { status: 401 },
  "login-failed": { status: 401 },
  "email-unconfirmed": { status: 401 },
  "one-time-code-required": { status: 401 },
  "one-time-code-wrong": { status: 401 },
  "payment-failed": { status: 402 },
  "card-declined": { status: 402 },
  "not-allowed": { status: 403 },
  "second-factor-required": { status: 403 },
  "password-required": { status: 403 },
  "forged-request": { status: 403 },
  "not-your-account": { status: 403 },
  "provider-not-verified": { status: 403 },
  "provider-rejected": { status: 403 },
  "provider-suspended": { status: 403 },
  "account-blocked": { status: 403 },
  "not-found": { status: 404 },
  "email-not-found": { status: 404 },
  "phone-not-found": { status: 404 },
  "job-not-found": { status: 404 },
  "provider-not-found": { status: 404 },
  "customer-not-found": { status: 404 },
  "review-not-found": { status: 404 },
  "contract-not-found": { status: 404 },
  "member-not-found": { status: 404 },
  "quote-not-found": { status: 404 },
  "inquiry-not-found": { status: 404 },
  "visit-not-found": { status: 404 },
  "notice-not-found": { status: 404 },
  "person-not-found": { status: 404 },
  "payment-not-found": { status: 404 },
  "payout-not-found": { status: 404 },
  "receipt-not-found": { status: 404 },
  "address-not-found": { status: 404 },
  "staff-not-found": { status: 404 },
  "session-not-found": { status: 404 },
  "push-device-not-found": { status: 404 },
  "identity-request-not-found": { status: 404 },
  "identity-request-state": { status: 409 },
  "last-owner": { status: 409 },
  "invitation-used": { status: 409 },
  "address-missing": { status: 409 },
  "job-taken": { status: 409 },
  "job-state": { status: 409 },
  "addresses-full": { status: 409 },
  "api-keys-full": { status: 409 },
  "webhooks-full": { status: 409 },
  "export-schedules-full": { status: 409 },
  "attachments-full": { status: 409 },
  "price-changed": { status: 409 },
  "facts-changed": { status: 409 },
  "start-code-wrong": { status: 400 },
  "start-code-locked": { status: 409 },
  "job-not-completed": { status: 409 },
  "problem-too-late": { status: 409 },
  "provider-state": { status: 409 },
  "customer-state": { status: 409 },
  "customer-blocked": { status: 409 },
  "closing-job-open": { status: 409 },
  "closing-money-owed": { status: 409 },
  "closing-dispute-open": { status: 409 },
  "application-incomplete": { status: 409 },
  "paper-state": { status: 409 },
  "visit-state": { status: 409 },
  "visit-full": { status: 409 },
  "contract-state": { status: 409 },
  "crew-full": { status: 409 },
  "crew-trade": { status: 409 },
  "quote-state": { status: 409 },
  "quote-proposed": { status: 409 },
  "quote-expired": { status: 409 },
  "inquiry-state": { status: 409 },
  "job-paid": { status: 409 },
  "payment-state": { status: 409 },
  "card-page-only": { status: 409 },
  "card-form-only": { status: 409 },
  "one-time-code-state": { status: 409 },
  "payment-returned": { status: 409 },
  "refund-impossible": { status: 409 },
  "refund-declined": { status: 409 },
  "payout-state": { status: 409 },
  "payout-unapproved": { status: 409 },
  "payout-own": { status: 403 },
  "payout-not-paid": { status: 409 },
  "payout-nothing-due": { status: 409 },
  "wallet-transaction-taken": { status: 409 },
  "idempotency-mismatch": { status: 409 },
  "idempotency-running": { status: 409 },
  "idempotency-unknown": { status: 409 },
  "name-taken": { status: 409 },
  "email-taken": { status: 409 },
  "phone-taken": { status: 409 },
  "email-unproven": { status: 409 },
  "phone-unproven": { status: 409 },
  "phone-not-enough": { status: 409 },
  "phone-reset-unneeded": { status: 409 },
  "name-missing": { status: 409 },
  "cnic-taken": { status: 409 },
  "body-too-large": { status: 413 },
  "unsupported-type": { status: 415 },
  "too-many-requests": { status: 429 },
  "internal-error": { status: 500 },
  "google-login-off": { status: 501 },
  "card-saving-off": { status: 501 },
  unavailable: { status: 503 },
  maintenance: { status: 503 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof errors;

/**
 * One refused field. `field` is the wire name, dotted if nested. `code` and `values` give the reason for a text in the reader's language;
 * `message` is the English text. An error's own code may also be the reason.
 */
export interface FieldIssue {
  field: string;
  code: IssueCode | ErrorCode;
  values?: IssueValues;
  message: string;
}

/** The body of every error. `error` repeats `message`, because the spec's screens read one or the other. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  error: string;
  /** Values of the placeholders in the text of this code. */
  values?: IssueValues;
  requestId: string;
  issues?: FieldIssue[];
}
