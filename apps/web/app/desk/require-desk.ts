import type { Access } from "@hunarmand/api/call";
import { redirect } from "react-router";
import { isOfficeRole, readSession } from "../shared/person/session.ts";
import { mayCall } from "./desks.ts";

/** For loaders: people without a session go to the office's login, customers and handymen to their home page. */
export function requireOffice(): void {
  const session = readSession();
  if (!session) throw redirect("/office/login");
  if (!isOfficeRole(session.role)) throw redirect("/home");
}

/** For loaders of one desk: staff with other desks go to the inbox. */
export function requireDesk(call: { access: Access }): void {
  requireOffice();
  if (!mayCall(readSession()?.role ?? "", call)) throw redirect("/office");
}
