import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, PageQuery } from "../fields.ts";
import { Origin, SecurityKind, SecurityResult } from "./security-events.ts";

/** A person's own devices and sign-ins (docs/product.md A4). */

export const OwnSession = Origin.extend({
  id: Id,
  startedDate: z.iso.datetime(),
  /** Exact to about five minutes. */
  lastUsedDate: z.iso.datetime(),
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listOwnSessions = defineCall({
  method: "GET",
  path: "/User/sessions",
  summary: "Where the caller is signed in, newest first.",
  notes: ["Only sessions that are still open."],
  access: "signed-in",
  query: PageQuery,
  paged: true,
  reply: z.array(OwnSession),
});

export const endOwnSession = defineCall({
  method: "POST",
  path: "/User/sessions/:id/end",
  summary: "End one of the caller's sessions.",
  notes: [
    "The session ends on every server process within a second.",
    "Ending it again gets the same reply; another person's session is not found.",
  ],
  access: "signed-in",
  params: z.object({ id: Id }),
  reply: ActionReply,
  errors: ["session-not-found"],
});

export const endOtherSessions = defineCall({
  method: "POST",
  path: "/User/sessions/end-others",
  summary: "End all other sessions of the caller.",
  notes: ["The current session stays open."],
  access: "signed-in",
  reply: ActionReply,
});

export const OwnSignIn = Origin.extend({
  id: z.int(),
  at: z.iso.datetime(),
  kind: SecurityKind,
  result: SecurityResult,
});
export type OwnSignIn = z.infer<typeof OwnSignIn>;

export const listOwnSignIns = defineCall({
  method: "GET",
  path: "/User/sign-ins",
  summary: "The caller's last sign-ins, newest first.",
  notes: ["Logins into the caller's account, right and wrong ones, of the last `securityLogDays`."],
  access: "signed-in",
  query: PageQuery,
  paged: true,
  reply: z.array(OwnSignIn),
});
