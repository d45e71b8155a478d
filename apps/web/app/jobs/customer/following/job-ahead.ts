import type { Ahead } from "../../../shared/parts/fetch-ahead.ts";

/** What a customer may have to do about a job that runs. */
export const jobAhead: Ahead = {
  pages: [],
  parts: [
    () => import("../../times/time-dialogs.tsx"),
    () => import("../../pin/correct-pin.tsx"),
    () => import("./price/price-objection.tsx"),
    () => import("./problem/report-problem.tsx"),
    () => import("./confirm-form.tsx"),
  ],
};
