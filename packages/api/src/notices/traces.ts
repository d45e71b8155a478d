import { z } from "zod";
import { defineCall } from "../call.ts";
import { Id, PageQuery, requiredText } from "../fields.ts";
import { limits } from "../limits.ts";
import { NoticeChannel, NoticeWishes } from "./channels.ts";
import { NoticeKind } from "./notices.ts";

/**
 * What happened to a message. `kept`: its channel has no server or gateway, so it stays in the outbox. `trying`: it was not accepted yet,
 * and is tried again. `refused`: the host refused it, and it is not tried again. `budget-used-up`: it was not sent, because the Owner's budget
 * for SMS was used up. `not-needed`: not sent, because the notice was read before or is outdated. `no-device`: not sent, because no device
 * gets push messages.
 */
export const messageOutcomes = [
  ...(["sent", "delivered", "read", "waiting", "kept", "trying", "refused"] as const),
  ...(["budget-used-up", "not-needed", "no-device"] as const),
] as const;
export const MessageOutcome = z.enum(messageOutcomes);
export type MessageOutcome = z.infer<typeof MessageOutcome>;

/** One message by one channel. */
export const TracedMessage = z.object({
  channel: NoticeChannel,
  outcome: MessageOutcome,
  /** When it was sent, delivered or read. */
  at: z.iso.datetime().nullable(),
  tries: z.int(),
  /** The words of the mail server, gateway or push service. */
  answer: z.string().nullable(),
});
export type TracedMessage = z.infer<typeof TracedMessage>;

/**
 * Why a notice has no message. `portal-only`: this kind is never sent. `read`: the person read it in the portal before. `quiet`: it waits for
 * the end of quiet hours. `no-channel`: no channel of the person reaches them (`reach`). `deleted`: messages of that age are deleted.
 * `not-needed`: it was outdated when it was due, or the person's channels have changed since.
 */
export const silences = ["portal-only", "read", "quiet", "no-channel", "deleted", "not-needed"] as const;
export const Silence = z.enum(silences);
export type Silence = z.infer<typeof Silence>;

/** A notice with its messages, or a message without a notice, such as a code. */
export const MessageTrace = z.object({
  id: Id,
  createdDate: z.iso.datetime(),
  /** Null for a message without a notice. */
  kind: NoticeKind.nullable(),
  /** Of a message without a notice. */
  subject: z.string().nullable(),
  /** The person's name, or the address of somebody without an account. */
  to: z.string(),
  /** When the person read the notice in the portal. */
  readDate: z.iso.datetime().nullable(),
  messages: z.array(TracedMessage),
  /** Null if there is a message. */
  silence: Silence.nullable(),
  /** When the quiet hours end, if it waits for that. */
  quietUntil: z.iso.datetime().nullable(),
  /** For `no-channel`: whether each channel reaches the person now. */
  reach: NoticeWishes.shape.reach.nullable(),
  /** The request that caused it, by its id in the log. */
  requestId: z.string().nullable(),
});
export type MessageTrace = z.infer<typeof MessageTrace>;

export const traceMessages = defineCall({
  method: "GET",
  path: "/Admin/outbox/trace",
  summary: "What happened to each notice and message to one person, or about one job.",
  notes: [
    "`about` is a phone number, an e-mail or a job's number (`H-10482` or `10482`).",
    "A phone number or e-mail finds the notices and messages of its account, and messages to an address without an account.",
    "An unknown one gives an empty list. Each use leaves an audit row.",
  ],
  access: ["Support"],
  query: PageQuery.extend({ about: requiredText(limits.emailCharacters) }),
  paged: true,
  reply: z.array(MessageTrace),
});
