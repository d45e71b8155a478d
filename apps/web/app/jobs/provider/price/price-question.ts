import type { JobDetails } from "@hunarmand/api/jobs/job";
import { useRef } from "react";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { ApiError } from "../../../shared/calls/api-error.ts";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

/** A price this many times above or below the usual ones is asked about: it often has a zero too many, or one is missing. */
const farFactor = 2;

const isFar = (
  price: number,
  { from, to }: NonNullable<JobDetails["usualPrice"]>,
): "farAbove" | "farBelow" | undefined => {
  if (price > to * farFactor) return "farAbove";
  // Work may be free, such as a repair of what broke again.
  return price > 0 && price < from / farFactor ? "farBelow" : undefined;
};

/**
 * Returns a function that asks about a price far from the usual ones, once per price. After a no it throws, as if the field were refused: the
 * form keeps what is typed and focuses the price.
 */
export function usePriceQuestion({ usualPrice, salary: sent }: Pick<JobDetails, "usualPrice" | "salary">) {
  const agreed = useRef(sent);
  const { pkr, number } = useFormats();
  return async (price: number) => {
    const far = usualPrice && isFar(price, usualPrice);
    if (!usualPrice || !far || price === agreed.current) return;
    const { facts, details } = getMessages(jobs);
    const { yes, no } = getMessages(shared);
    const usual = facts.priceBand({ from: pkr(usualPrice.from), to: number(usualPrice.to) });
    const text = details[far]({ amount: pkr(price), usual });
    if (!(await confirmAction({ title: details.farTitle, text, yes, no }))) throw refuse(details.farNo);
    agreed.current = price;
  };
}

function refuse(message: string): ApiError {
  const code = "invalid-input";
  return new ApiError({ code, status: 0, message, issues: [{ field: "salary", code, message }] });
}
