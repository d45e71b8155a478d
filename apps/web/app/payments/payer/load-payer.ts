import { getAmountDue } from "@hunarmand/api/payments/due";
import { callApi } from "../../shared/calls/call-api.ts";
import { startLoad } from "../../shared/calls/loaded.tsx";

export interface Payer {
  /** The form's first amount; empty when nothing is due. */
  amount: string;
  cardEntry: "form" | "page" | "off";
  /** A completed job to pay for, from `?jobId`. */
  jobId: string | undefined;
}

/**
 * Returns the amount due from the server. An error (the person may not pay, or the job cannot be paid) is shown before
 * the form.
 */
export function loadPayer(request: Request): Promise<Payer> {
  const jobId = new URL(request.url).searchParams.get("jobId") ?? undefined;
  const due = callApi(getAmountDue, { query: { jobId } });
  return startLoad(
    due.then(({ amount, cardEntry }) => ({ amount: amount > 0 ? String(amount) : "", cardEntry, jobId })),
  );
}
