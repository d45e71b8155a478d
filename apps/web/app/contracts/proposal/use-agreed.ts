import { acceptedCallMinutes, addOpenMinutes } from "@hunarmand/api/open-hours";
import type { FormErrors } from "@mantine/form";
import { useEffect, useState } from "react";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import type { ProposalStart } from "../contract-forms.ts";
import { isTooLate } from "../contract-terms.ts";
import type { AgreedWishes } from "./proposal-wishes.tsx";

/**
 * Returns what an accepted quote has settled: its trades, and its first day unless that has passed or is before the office has called. A
 * draft does not change them. What is refused is asked for again.
 */
export function useAgreed(errors: FormErrors, { startDate, trades = [] }: Partial<ProposalStart> = {}): AgreedWishes {
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  const [isRefused, setRefused] = useState(false);
  const hasError = Boolean(errors.startDate ?? errors.trades);
  useEffect(() => {
    if (hasError) setRefused(true);
  }, [hasError]);
  if (isRefused) return {};
  const called = hours ? addOpenMinutes(now, acceptedCallMinutes, hours).toISOString() : null;
  const isSure = startDate && !isTooLate(called, startDate);
  return { ...(isSure && { startDate }), ...(trades.length > 0 && { trades }) };
}
