import { takeReturnPath } from "../drafts/draft-store.ts";
import { isOfficeRole, readSession } from "./session.ts";

/**
 * Returns the path after a login: the form that the same account had open when its session expired, else home, also for
 * an unverified provider. Staff go to their desks (docs/product.md A2).
 */
export function findPathAfterLogin(role: string): string {
  const person = readSession()?.person;
  const left = person && takeReturnPath(person);
  return left || (isOfficeRole(role) ? "/office" : "/home");
}
