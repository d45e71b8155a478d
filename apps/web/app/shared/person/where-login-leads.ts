import { takeLeftPath } from "../drafts/draft-store.ts";
import { isOfficeRole, readSession } from "./session.ts";

/**
 * After a login: back to the form that the same account had open when its session ended; else home, whatever the office has decided, and for the
 * office's own people their desks (docs/product.md A2).
 */
export function whereLoginLeads(role: string): string {
  const person = readSession()?.person;
  const left = person && takeLeftPath(person);
  return left || (isOfficeRole(role) ? "/office" : "/home");
}
