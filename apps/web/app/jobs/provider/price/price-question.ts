import type { JobDetails } from "@hunarmand/api/jobs/job";
import { useRef } from "react";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { ApiError } from "../../../shared/calls/api-error.ts";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

/** A price this many times the highest usual one is asked about: it often has a zero too many. */
const farAboveFactor = 2;

/**
 * Returns a function that asks about a price far above the usual one, once per price. After a no it throws, as if the field were refused: the
 * form keeps what is typed and focuses the price.
 */
export function usePriceQuestion({ usualPrice, salary: sent }: Pick<JobDetails, "usualPrice" | "salary">) {
  const agreed = useRef(sent);
  const { pkr, number } = useFormats();
  return async (price: number) => {
    if (!usualPrice || price <= usualPrice.to * farAboveFactor || price === agreed.current) return;
    const { facts, details } = getMessages(jobs);
    const { yes, no } = getMessages(shared);
    const usual = facts.priceBand({ from: pkr(usualPrice.from), to: number(usualPrice.to) });
    const text = details.farAbove({ amount: pkr(price), usual });
    if (!(await confirmAction({ title: details.farAboveTitle, text, yes, no }))) throw refuse(details.farAboveNo);
    agreed.current = price;
  };
}

function refuse(message: string): ApiError {
  const code = "invalid-input";
  return new ApiError({ code, status: 0, message, issues: [{ field: "salary", code, message }] });
}
