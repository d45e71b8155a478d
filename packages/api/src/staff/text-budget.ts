import { z } from "zod";

/** The most text messages in an hour and in a day, of all kinds together (docs/security-rules.md SL2). */
export const TextBudget = z.object({
  hour: z.int().min(20).max(100_000),
  day: z.int().min(20).max(1_000_000),
});
export type TextBudget = z.infer<typeof TextBudget>;
