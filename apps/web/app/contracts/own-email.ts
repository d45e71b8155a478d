import { readSession } from "../shared/person/session.ts";

/** The e-mail in the token; an account made with a phone number alone has none, and the token says who calls. */
export function readOwnEmail(): string | undefined {
  const email = readSession()?.email;
  return email?.includes("@") ? email : undefined;
}
