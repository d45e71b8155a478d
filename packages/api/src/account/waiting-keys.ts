import { z } from "zod";
import { defineCall } from "../call.ts";

// A file of its own: every screen with calls that wait loads it.
export const readWaitingKeys = defineCall({
  method: "GET",
  path: "/User/waiting-keys",
  summary: "The keys with which a browser seals what waits on it when the session ends.",
  notes: [
    "Keys of 32 bytes in base64url, one for each secret of the installation, the current one first.",
    "They are the account's own, the same at each login (docs/security-rules.md SB9).",
  ],
  access: ["provider", "customer"],
  reply: z.object({ keys: z.array(z.base64url()).min(1) }),
  limit: "waiting-keys",
});
