import { guest, readDraft, toDraftKey } from "./draft-store.ts";

/** Returns the page of this tab that asked for a login by `returnAfterLogin`; undefined when none did. */
export const readAskingPath = (): string | undefined =>
  readDraft(sessionStorage, toDraftKey({ owner: guest, form: "login-asked" }))?.path;
