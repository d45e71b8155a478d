import { z } from "zod";
import { wholeBetween } from "../number-limits.ts";

/** How many days after an account was closed the person is erased, and the documents of their payments. */
export const ErasingTimes = z.object({
  personDays: wholeBetween(1, 3_660),
  documentDays: wholeBetween(1, 7_320),
});
export type ErasingTimes = z.infer<typeof ErasingTimes>;
