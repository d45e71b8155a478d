import { getAmountDue } from "@hunarmand/api/payments/due";
import { callApi } from "../../shared/calls/call-api.ts";
import { startLoad } from "../../shared/calls/loaded.tsx";

export interface Payer {
  /** What the form starts with; empty where nothing is due. */
  amount: string;
  /** Where the card is typed. */
  cardEntry: "form" | "page" | "off";
  /** A completed job that is paid, from `?jobId`. */
  jobId: string | undefined;
}

/**
 * What is to be paid, as the server sees it. Who may not pay, or wants to pay for a job that cannot be paid, learns it before
 * they fill in a form.
 */
export function loadPayer(request: Request): Promise<Payer> {
  const jobId = new URL(request.url).searchParams.get("jobId") ?? undefined;
  const due = callApi(getAmountDue, { query: { jobId } });
  return startLoad(
    due.then(({ amount, cardEntry }) => ({ amount: amount > 0 ? String(amount) : "", cardEntry, jobId })),
  );
}
