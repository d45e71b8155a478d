import { z } from "zod";
import { wholeBetween } from "../number-limits.ts";

/** The most text messages in an hour and in a day, of all kinds together (docs/security-rules.md SL2). */
export const TextBudget = z.object({
  hour: wholeBetween(20, 100_000),
  day: wholeBetween(20, 1_000_000),
});
export type TextBudget = z.infer<typeof TextBudget>;
