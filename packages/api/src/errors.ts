/**
 * Every error code with its HTTP status and the text that people see.
 * Texts that docs/screens.md prints are kept to the letter.
 */
export const errors = {
  "invalid-input": { status: 400, message: "Please check the fields that are marked." },
  "code-invalid": { status: 400, message: "Invalid or expired code" },
  "password-wrong": { status: 400, message: "Your current password is wrong." },
  "too-far": { status: 400, message: "You must be within 50 meters to mark arrival." },
  "not-signed-in": { status: 401, message: "Session Expired - Please login again." },
  "google-login-failed": { status: 401, message: "Google did not confirm who you are. Please try again." },
  "login-failed": { status: 401, message: "Wrong e-mail, phone number or password." },
  "email-unconfirmed": {
    status: 401,
    message:
      "This account has not confirmed its e-mail yet. Log in with your password and confirm it under Sign-in details: the code is in your mail. Google works from then on.",
  },
  "one-time-code-required": { status: 401, message: "Please enter the code from your authenticator app." },
  "one-time-code-wrong": {
    status: 401,
    message: "This code is wrong, or was used already. Please wait for the next one.",
  },
  "payment-failed": { status: 402, message: "Payment failed. Please try again." },
  "card-declined": { status: 402, message: "This card was not accepted. Please check it, or use another one." },
  "not-allowed": { status: 403, message: "Your account may not do this." },
  "password-required": { status: 403, message: "Please enter your current password to change this." },
  "forged-request": { status: 403, message: "This request did not come from our pages. Please reload the page." },
  "not-your-account": { status: 403, message: "This belongs to another account." },
  "provider-not-verified": {
    status: 403,
    message: "Your account is pending verification. Please visit our office with your CNIC.",
  },
  "provider-rejected": {
    status: 403,
    message: "Your application was rejected. The reason stands on your verification page.",
  },
  "provider-suspended": {
    status: 403,
    message: "Your account is suspended. The reason stands on your verification page.",
  },
  "not-found": { status: 404, message: "There is nothing here." },
  "email-not-found": { status: 404, message: "Email not found in our system" },
  "job-not-found": { status: 404, message: "This job does not exist or is not yours." },
  "provider-not-found": { status: 404, message: "This provider does not exist." },
  "review-not-found": { status: 404, message: "This review does not exist." },
  "contract-not-found": { status: 404, message: "This contract does not exist or is not yours." },
  "quote-not-found": { status: 404, message: "This quote does not exist or is not yours." },
  "inquiry-not-found": {
    status: 404,
    message: "Nothing was found for this reference with this phone number or e-mail.",
  },
  "notice-not-found": { status: 404, message: "This notice does not exist or is not yours." },
  "payment-not-found": { status: 404, message: "This payment does not exist or is not yours." },
  "payout-not-found": { status: 404, message: "This batch of payouts does not exist." },
  "staff-not-found": { status: 404, message: "Nobody in the office has this account." },
  "identity-request-not-found": { status: 404, message: "This request does not exist." },
  "identity-request-state": { status: 409, message: "This request was already decided, or withdrawn." },
  "last-owner": { status: 409, message: "The office needs at least one Owner." },
  "invitation-used": { status: 409, message: "They have set their password already." },
  "address-missing": { status: 409, message: "There is no such address on your account yet." },
  "job-taken": { status: 409, message: "Another handyman has already accepted this job." },
  "job-state": { status: 409, message: "This step is not possible at the job's present stage." },
  "provider-state": { status: 409, message: "This step is not possible at the provider's present status." },
  "contract-state": { status: 409, message: "This step is not possible at the contract's present status." },
  "quote-state": { status: 409, message: "This step is not possible at the quote's present status." },
  "quote-expired": { status: 409, message: "This quote is no longer valid. Please ask for a new one." },
  "inquiry-state": { status: 409, message: "This step is not possible at the inquiry's present status." },
  "job-paid": { status: 409, message: "This job is paid for already, or a payment for it is being checked." },
  "payment-state": { status: 409, message: "This payment was already decided." },
  "one-time-code-state": { status: 409, message: "One-time codes are not at the stage that this step needs." },
  "payment-returned": { status: 409, message: "More would be taken back than is left of this payment." },
  "refund-impossible": {
    status: 409,
    message: "Cash never came through the portal. Correct the books, and let the handyman give the money back.",
  },
  "refund-declined": { status: 409, message: "The card gateway refused this refund. Nothing was given back." },
  "payout-state": { status: 409, message: "This batch was already paid or cancelled." },
  "payout-not-paid": { status: 409, message: "This payout was not paid, so it cannot have come back." },
  "payout-nothing-due": { status: 409, message: "Nobody is owed that much and has said where the money goes." },
  "wallet-transaction-taken": { status: 409, message: "This transaction ID was already submitted for this wallet." },
  "idempotency-mismatch": {
    status: 409,
    message: "This Idempotency-Key was already used for something else. Please use a new one.",
  },
  "idempotency-running": { status: 409, message: "This is still being worked on. Please try again in a moment." },
  "idempotency-unknown": {
    status: 409,
    message: "The first try was cut off. Please look whether it went through before you try again.",
  },
  "name-taken": { status: 409, message: "This name is already in the catalogue." },
  "email-taken": { status: 409, message: "This e-mail is already registered." },
  "phone-taken": { status: 409, message: "This phone number is already registered." },
  "cnic-taken": { status: 409, message: "This CNIC is already registered." },
  "body-too-large": { status: 413, message: "This is too large to send." },
  "unsupported-type": { status: 415, message: "This kind of content is not accepted here." },
  "too-many-requests": { status: 429, message: "Too many tries. Please wait a little and try again." },
  "internal-error": { status: 500, message: "Something went wrong. Please try again later." },
  "google-login-off": { status: 501, message: "Signing in with Google is not set up here." },
  "card-saving-off": { status: 501, message: "Cards are kept by the payment page itself and cannot be added here." },
  unavailable: { status: 503, message: "The service is busy. Please try again in a moment." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** One field that was refused; `field` is the wire name, dotted when nested. */
export interface FieldIssue {
  field: string;
  message: string;
}

/** The one error body. `error` repeats `message`: the spec's screens read one or the other. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  error: string;
  requestId: string;
  issues?: FieldIssue[];
}
