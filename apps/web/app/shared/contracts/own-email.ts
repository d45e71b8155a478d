import { readSession } from "../person/session.ts";

/**
 * Returns the e-mail in the token. An account made with only a phone number has none; the token still identifies the
 * caller.
 */
export function readOwnEmail(): string | undefined {
  const email = readSession()?.email;
  return email?.includes("@") ? email : undefined;
}
