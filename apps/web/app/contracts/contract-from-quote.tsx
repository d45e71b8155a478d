import { contractCities } from "@hunarmand/api/contracts/contracts";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Alert, Stack } from "@mantine/core";
import contracts from "../locales/en/contracts.json";
import { Loaded } from "../shared/calls/loaded.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { emptyProposal } from "./contract-forms.ts";
import { NewContract } from "./new-contract.tsx";

/** The form of a proposal, filled in from an accepted quote. */
export function ContractFromQuote({ quote: loading }: { quote: Promise<Quote> }) {
  const { fromQuote } = useMessages(contracts);
  return (
    <Loaded promise={loading} fallback={<CardSkeletons />} failed={fromQuote.failed}>
      {(quote) => <FilledProposal quote={quote} />}
    </Loaded>
  );
}

function FilledProposal({ quote }: { quote: Quote }) {
  const { fromQuote } = useMessages(contracts);
  const { day } = useFormats();
  const start = useStart(quote);
  if (!quote.nextSteps.includes("propose")) return <Alert color="marigold">{fromQuote.failed}</Alert>;
  return (
    <Stack>
      <Alert title={fromQuote.title}>{fromQuote.text({ day: day(quote.requestedDate) })}</Alert>
      <NewContract start={start} quoteId={quote.id} />
    </Stack>
  );
}

/** Both forms have a month as duration. The contract's form has no shorter one. */
function useStart({ totalHandymen, duration, city, phone, details, amount, requestedDate }: Quote) {
  const { fromQuote, quotes } = useMessages(contracts);
  const { day, number } = useFormats();
  const agreed = fromQuote.details({
    crew: quotes.crew({ handymen: totalHandymen }),
    duration,
    city,
    amount: number(amount ?? 0),
    day: day(requestedDate),
  });
  return {
    ...emptyProposal,
    city: contractCities.find((one) => one === city) ?? "",
    duration: duration === "1 Month" ? "One month" : "",
    phoneNumber: phone,
    contractDetails: details ? `${agreed}\n${details}` : agreed,
  };
}
