import { z } from "zod";
import { defineCall } from "../call.ts";
import { Id, optionalText, PageQuery } from "../fields.ts";
import { limits } from "../limits.ts";

/**
 * A message of the outbox. `text` shows only where no mail server is set: there the office is the postman. What opens an office
 * account never shows.
 */
export const OutboxMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string().nullable(),
  /** A text message waits for somebody to call, until there is a gateway for it. */
  channel: z.enum(["mail", "phone"]),
  status: z.enum(["waiting", "sent", "failed"]),
  attempts: z.int(),
  error: z.string().nullable(),
  createdDate: z.iso.datetime(),
  sentDate: z.iso.datetime().nullable(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

/**
 * Server-sent events for the caller, as they happen: `job-offered`, `account-verified`, `payment-success`, `notice` and the other
 * kinds of `LiveEvent`; for the office everything that moves its counters. `data` is a `LiveEvent`, `{kind, subjectId, at}`; a client
 * ignores kinds that it does not know. `id` goes up; a client that comes back sends the last one as `Last-Event-ID` and gets what it missed within the last day. An event may come twice. `ready` ends what was
 * missed and says nothing itself; its id is where a client that has received nothing yet goes on from.
 * An account has six streams at once and an address thirty: `replaced` ends the oldest, whose client had better not come back soon.
 */
export const streamEvents = defineCall({
  method: "GET",
  path: "/events",
  summary: "What happens to the caller's jobs, account and payments, as a stream of server-sent events.",
  access: "signed-in",
  reply: "binary",
});

export const listOutbox = defineCall({
  method: "GET",
  path: "/Admin/outbox",
  summary: "Messages to people, newest first.",
  access: ["Support"],
  query: PageQuery.extend({ to: optionalText(limits.emailCharacters) }),
  paged: true,
  reply: z.array(OutboxMail),
});
