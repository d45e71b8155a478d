import type { Prefetch } from "../../../shared/parts/prefetch.ts";

/** The screens that a customer of a running job may need next. */
export const jobPrefetch: Prefetch = {
  pages: [],
  parts: [
    () => import("../../times/time-dialogs.tsx"),
    () => import("../../pin/correct-pin.tsx"),
    () => import("./price/price-objection.tsx"),
    () => import("./problem/report-problem.tsx"),
    () => import("./cancel-dialog.tsx"),
    () => import("./confirm-form.tsx"),
    () => import("./job-payment.tsx"),
  ],
};
