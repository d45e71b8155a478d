import { getPaymentSummary } from "@hunarmand/api/payments/provider";
import { callApi } from "../../shared/calls/call-api.ts";
import { startLoad } from "../../shared/calls/loaded.tsx";
import { readSession } from "../../shared/person/session.ts";

/**
 * May they pay at all? Whoever waits for the office's word is told so before they fill in a form that the server would
 * refuse. Their token may be older than that word, so the server is asked.
 */
export function loadPayer(): Promise<unknown> {
  const session = readSession();
  const isWaiting = session?.role === "Provider" && session.status !== "" && session.status !== "Verified";
  return isWaiting ? startLoad(callApi(getPaymentSummary)) : Promise.resolve();
}
