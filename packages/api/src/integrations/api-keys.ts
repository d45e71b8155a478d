import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, requiredText } from "../fields.ts";

/** Keys with which programs read the books (docs/product.md D13). */

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  createdDate: z.iso.datetime(),
  createdBy: z.string(),
  /** Updated at most every few minutes. */
  lastUsedDate: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const listApiKeys = defineCall({
  method: "GET",
  path: "/Admin/api-keys",
  summary: "The keys that are valid, newest first; at most `apiKeysMax`.",
  access: ["Owner"],
  reply: z.array(ApiKey),
});

export const createApiKey = defineCall({
  method: "POST",
  path: "/Admin/api-keys",
  summary: "Make a key with which a program reads the books.",
  notes: [
    "`secret` is in this reply only. Send it as `Authorization: Bearer`.",
    "It opens the calls that say so in this reference, and no other. It ends when it is revoked, or when the Owner who made it leaves.",
  ],
  access: ["Owner"],
  body: z.object({ name: requiredText() }),
  reply: ActionReply.extend({ id: Id, secret: z.string() }),
  status: 201,
  errors: ["api-keys-full"],
});

export const revokeApiKey = defineCall({
  method: "POST",
  path: "/Admin/api-keys/:id/revoke",
  summary: "End a key at once. A repeat gets the same reply.",
  access: ["Owner"],
  params: z.object({ id: Id }),
  reply: ActionReply,
});
