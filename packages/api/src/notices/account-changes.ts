/** Changes of an account that its person is notified of. */
export const accountChangeKinds = [
  "email-changed",
  "phone-changed",
  "email-released",
  "phone-released",
  "password-changed",
  "payout-account-changed",
  "phone-reset-allowed",
  "cnic-changed",
  "identity-asked",
] as const;
