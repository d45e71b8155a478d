import { z } from "zod";

/** How many days after an account was closed the person is erased, and the documents of their payments. */
export const ErasingTimes = z.object({
  personDays: z.int().min(1).max(3_660),
  documentDays: z.int().min(1).max(7_320),
});
export type ErasingTimes = z.infer<typeof ErasingTimes>;
