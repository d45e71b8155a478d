import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, lineOfText } from "../fields.ts";
import { limits } from "../limits.ts";

export const confirmWhatsappWebhook = defineCall({
  method: "GET",
  path: "/notices/whatsapp",
  summary: "WhatsApp makes sure that this is where to say what became of messages.",
  notes: [
    "Meta asks once, when the address is set as the number's webhook: who knows the token gets the challenge back, as plain text.",
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
  summary: "WhatsApp says what became of messages.",
  notes: [
    "What WhatsApp sends, read as it came: the bytes of the request's body in Base64, and the signature of its header `X-Hub-Signature-256`.",
    "News of messages that nobody here has sent is taken and changes nothing.",
  ],
  access: "public",
  body: z.object({
    bytes: lineOfText(limits.messageNewsCharacters).regex(/^[a-z\d+/]*=*$/i),
    signature: lineOfText(limits.paramCharacters),
  }),
  reply: ActionReply,
  errors: ["not-allowed"],
});
