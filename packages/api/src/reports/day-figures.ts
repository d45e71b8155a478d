import { z } from "zod";
import { defineCall } from "../call.ts";

/** As in `ReportFigures`, and `posted`: the jobs that were posted. Money in PKR. */
export const DayFigures = z.object({
  posted: z.int(),
  accepted: z.int(),
  completions: z.int(),
  turnover: z.number(),
  revenue: z.number(),
});
export type DayFigures = z.infer<typeof DayFigures>;

export const getDayFigures = defineCall({
  method: "GET",
  path: "/Admin/day-figures",
  summary: "Today's figures beside those of the same day last week.",
  notes: ["Days in Pakistan. Last week counts only up to the present time of day, so that both compare."],
  access: ["Owner"],
  reply: z.object({ today: DayFigures, weekAgo: DayFigures }),
});
