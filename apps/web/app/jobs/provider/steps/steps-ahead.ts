import type { Ahead } from "../../../shared/parts/fetch-ahead.ts";

/** All that a handyman with a job goes through, from the way there to the completion: at the customer's door there may be no network. */
export const stepsAhead: Ahead = {
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
    () => import("../arrival/start-code-form.tsx"),
    () => import("../../attachments/attachment-editor.tsx"),
    () => import("../../attachments/attachment-lists.tsx"),
    () => import("../price/price-dialog.tsx"),
  ],
};
