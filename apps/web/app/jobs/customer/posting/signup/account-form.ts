export interface AccountFormProps {
  /** Goes on with what the account was needed for. */
  onSignedIn: () => Promise<unknown>;
}
