import { z } from "zod";
import { defineCall } from "../call.ts";
import { blankAsAbsent, Id, optionalText, PageQuery } from "../fields.ts";
import { limits } from "../limits.ts";
import { NoticeChannel } from "./channels.ts";
import { messageStatus } from "./message-steps.ts";
import { NoticeKind } from "./notices.ts";

/**
 * A message of the outbox. `text` is only shown without a mail server, because the office then passes it on. Secrets of office accounts are
 * never shown.
 */
export const OutboxMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string().nullable(),
  /** Without a gateway a text message waits until the office calls. */
  channel: NoticeChannel,
  /** Only WhatsApp reports more than that a message was sent. */
  status: z.enum(messageStatus),
  attempts: z.int(),
  error: z.string().nullable(),
  createdDate: z.iso.datetime(),
  sentDate: z.iso.datetime().nullable(),
  deliveredDate: z.iso.datetime().nullable(),
  readDate: z.iso.datetime().nullable(),
  /** The kind of the notice, if it is one. */
  kind: NoticeKind.nullable(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const streamEvents = defineCall({
  method: "GET",
  path: "/events",
  summary: "Events about the caller's jobs, account and payments, as a stream of server-sent events.",
  notes: [
    "Server-sent events for the caller, as they happen: `job-offered`, `account-verified`, `payment-success`, `notice` and the like.",
    "They are the kinds of `LiveEvent`; the office gets all that change its counters.",
    "`data` is a `LiveEvent`, `{kind, subjectId, at}`; a client ignores kinds that it does not know.",
    "`id` goes up; a client that comes back sends the last one as `Last-Event-ID` and gets what it missed within the last day.",
    "An event may come twice.",
    "`ready` ends what was missed and says nothing itself; its id is where a client that has received nothing yet goes on from.",
    "An account has at most six open streams and an address thirty: `replaced` ends the oldest, whose client should wait before it reconnects.",
  ],
  access: "signed-in",
  reply: "binary",
});

export const listOutbox = defineCall({
  method: "GET",
  path: "/Admin/outbox",
  summary: "Messages to people, newest first, optionally only those to one address or account.",
  access: ["Support"],
  query: PageQuery.extend({ to: optionalText(limits.emailCharacters), account: blankAsAbsent(Id) }),
  paged: true,
  reply: z.array(OutboxMail),
});
