import { useSearchParams } from "react-router";

/** What a link to a payment form may bring: `?jobId` of a completed job and its price as `?amount`. */
export function usePaidJob(): { amount: string; jobId: string | undefined } {
  const [query] = useSearchParams();
  return { amount: query.get("amount") ?? "", jobId: query.get("jobId") ?? undefined };
}
