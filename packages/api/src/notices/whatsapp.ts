import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, lineOfText } from "../fields.ts";
import { limits } from "../limits.ts";

export const confirmWhatsappWebhook = defineCall({
  method: "GET",
  path: "/notices/whatsapp",
  summary: "Confirm the address of WhatsApp's webhook.",
  notes: [
    "Meta calls it once, when the address is set as the number's webhook: with the right token it gets the challenge back, as plain text.",
  ],
  access: "public",
  query: z.object({
    "hub.mode": z.literal("subscribe"),
    "hub.verify_token": lineOfText(limits.paramCharacters),
    "hub.challenge": lineOfText(limits.paramCharacters).regex(/^[\w-]+$/),
  }),
  reply: "binary",
  errors: ["not-allowed"],
});

export const noteWhatsappNews = defineCall({
  method: "POST",
  path: "/notices/whatsapp",
  summary: "Reports of WhatsApp about messages.",
  notes: [
    "WhatsApp's request, unparsed: the bytes of the request's body in Base64, and the signature of its header `X-Hub-Signature-256`.",
    "Reports about unknown messages are accepted and change nothing.",
  ],
  access: "public",
  body: z.object({
    bytes: lineOfText(limits.messageNewsCharacters).regex(/^[a-z\d+/]*=*$/i),
    signature: lineOfText(limits.paramCharacters),
  }),
  reply: ActionReply,
  errors: ["not-allowed"],
});
