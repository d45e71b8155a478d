import { z } from "zod";
import { defineCall } from "../call.ts";
import { blankAsAbsent, MobileNumber } from "../fields.ts";

/** Parts of the installation that can be tried for real. */
export const triedParts = ["mail", "messages", "cards", "storage"] as const;
export const TriedPart = z.enum(triedParts);
export type TriedPart = z.infer<typeof TriedPart>;

/** `off`: the part is not set up, so nothing was tried. */
export const tryOutcomes = ["done", "failed", "off"] as const;
export type TryOutcome = (typeof tryOutcomes)[number];

export const HealthTry = z.object({
  part: TriedPart,
  outcome: z.enum(tryOutcomes),
  /** The words of the server, gateway or store that refused, without addresses. */
  words: z.string().nullable(),
  milliseconds: z.int(),
});
export type HealthTry = z.infer<typeof HealthTry>;

export const tryHealth = defineCall({
  method: "POST",
  path: "/Admin/health/try",
  summary: "Tries a part of the installation for real.",
  notes: [
    "`mail` sends a mail to the caller, `messages` a text message to `phone`, which counts against the budget for text messages.",
    "`storage` writes a file, reads it and removes it. `cards` asks the gateway about a payment that does not exist. No money moves.",
  ],
  access: ["Owner"],
  limit: "health-try",
  body: z.object({ part: TriedPart, phone: blankAsAbsent(MobileNumber) }),
  reply: HealthTry,
});
