import type { Prefetch } from "../../../shared/parts/prefetch.ts";

/** The remaining screens of a handyman's job, loaded early: there may be no network at the customer's home. */
export const stepsPrefetch: Prefetch = {
  pages: [
    "/activejobs",
    "/acceptcustomerinfo",
    "/acceptarrival",
    "/acceptjobdetailssubmission",
    "/jobcompletion",
    "/completedjobs",
  ],
  parts: [
    () => import("../../times/time-dialogs.tsx"),
    () => import("../../times/delays/run-late.tsx"),
    () => import("../../times/give-back.tsx"),
    () => import("../arrival/start-by-code.tsx"),
    () => import("../arrival/start-code-form.tsx"),
    () => import("../../price/materials-field.tsx"),
    () => import("./completing/other-amount.tsx"),
    () => import("./sent/sent-price.tsx"),
    () => import("../../attachments/attachment-editor.tsx"),
    () => import("../../attachments/attachment-lists.tsx"),
    () => import("../../../shared/waiting-calls/apply-waiting.ts"),
    () => import("../../../shared/waiting-calls/screens/waiting-of.tsx"),
    () => import("../../../shared/waiting-calls/screens/waiting-notice.tsx"),
    () => import("../../../shared/work/times/set-out-lines.tsx"),
    () => import("../../../shared/money/cash-dialog.tsx"),
    () => import("../../../shared/money/kept-of-price.tsx"),
    () => import("../lists/waiting-completions.tsx"),
    () => import("../price/folded-prices.tsx"),
    () => import("../price/price-above.tsx"),
    () => import("../price/price-dialog.tsx"),
    () => import("../price/take-offer.tsx"),
    () => import("../problem/job-problem.tsx"),
  ],
};
