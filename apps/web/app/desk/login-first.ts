import { type MiddlewareFunction, redirect } from "react-router";
import { readSession } from "../shared/person/session.ts";

/** Leads people without a session to the office's login. After it they come back to this page: mails link to it. */
export const loginFirst: MiddlewareFunction<unknown> = ({ request }) => {
  if (readSession()) return;
  const { pathname, search } = new URL(request.url);
  const isInbox = pathname === "/office" && search === "";
  throw redirect(isInbox ? "/office/login" : `/office/login?${new URLSearchParams({ next: pathname + search })}`);
};
