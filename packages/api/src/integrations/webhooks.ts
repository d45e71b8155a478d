import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, lineOfText, PageQuery } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";

/** Addresses of the office's other programs, which get each new entry of the ledger (docs/product.md D12). */

/** HTTPS at its usual port. The server also refuses names that lead into a private network. */
const WebhookUrl = lineOfText(limits.addressCharacters).refine(isWebhookUrl, nameIssue("webhook-url"));

function isWebhookUrl(text: string): boolean {
  if (!z.url().safeParse(text).success) return false;
  const { protocol, port, username, password, hash } = new URL(text);
  return protocol === "https:" && port === "" && username === "" && password === "" && hash === "";
}

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  createdDate: z.iso.datetime(),
  /** The newest delivery that was accepted, and how many wait or were given up. */
  lastDeliveredDate: z.iso.datetime().nullable(),
  waiting: z.int(),
  failed: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

export const listWebhooks = defineCall({
  method: "GET",
  path: "/Admin/webhooks",
  summary: "The webhooks, newest first; at most `webhooksMax`.",
  access: ["Owner"],
  reply: z.array(Webhook),
});

export const createWebhook = defineCall({
  method: "POST",
  path: "/Admin/webhooks",
  summary: "Send each new entry of the ledger to an address.",
  notes: [
    "`secret` is in this reply only. Each request is signed with it: standardwebhooks.com, version 1.",
    "The body has `type` (`ledger.` and the kind), `timestamp` and `data`: entry, job's number and lines, without names.",
    "A request counts as delivered after a 2xx within 10 seconds. Redirects are not followed. Retries go on for a day.",
  ],
  access: ["Owner"],
  body: z.object({ url: WebhookUrl }),
  reply: ActionReply.extend({ id: Id, secret: z.string() }),
  status: 201,
  errors: ["webhooks-full"],
});

const ofWebhook = { access: ["Owner"], params: z.object({ id: Id }) } as const;

export const testWebhook = defineCall({
  ...ofWebhook,
  method: "POST",
  path: "/Admin/webhooks/:id/test",
  summary: "Send a request of the type `test`.",
  reply: ActionReply,
  errors: ["not-found"],
});

export const removeWebhook = defineCall({
  ...ofWebhook,
  method: "POST",
  path: "/Admin/webhooks/:id/remove",
  summary: "Remove a webhook with what waits for it. A repeat gets the same reply.",
  reply: ActionReply,
});

/** `answer`: the status of the last reply, or why there was none. */
export const WebhookDelivery = z.object({
  id: Id,
  type: z.string(),
  createdDate: z.iso.datetime(),
  state: z.enum(["waiting", "delivered", "failed"]),
  tries: z.int(),
  answer: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const listWebhookDeliveries = defineCall({
  ...ofWebhook,
  method: "GET",
  path: "/Admin/webhooks/:id/deliveries",
  summary: "What was sent to a webhook in the last 90 days, newest first.",
  query: PageQuery,
  paged: true,
  reply: z.array(WebhookDelivery),
});
