export interface AccountFormProps {
  /** Continues with the action that needed the account. */
  onSignedIn: () => Promise<unknown>;
}
