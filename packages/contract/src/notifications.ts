import { z } from "zod";
import { defineCall } from "./call.ts";
import { Id, optionalText, PageQuery } from "./fields.ts";
import { limits } from "./limits.ts";

/** A message of the outbox. `text` shows only where no mail server is set: there the office is the postman. */
export const OutboxMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string().nullable(),
  status: z.enum(["waiting", "sent", "failed"]),
  attempts: z.int(),
  error: z.string().nullable(),
  createdDate: z.iso.datetime(),
  sentDate: z.iso.datetime().nullable(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const listOutbox = defineCall({
  method: "GET",
  path: "/Admin/outbox",
  summary: "Messages to people, newest first.",
  access: ["Support"],
  query: PageQuery.extend({ to: optionalText(limits.emailCharacters) }),
  paged: true,
  reply: z.array(OutboxMail),
});
