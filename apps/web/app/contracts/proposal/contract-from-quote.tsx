import { contractCities } from "@hunarmand/api/contracts/contracts";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import { Alert, Stack, Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { Loaded } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { countAsked } from "../contract-terms.ts";
import { useFirstPayment } from "../day-price/use-first-payment.ts";
import { useWorkWeeks } from "../day-price/use-work-weeks.ts";
import type { Company } from "./load-company.ts";
import { NewContract } from "./new-contract.tsx";

// Below what it is about.
const NamedHandymen = lazyPart(async () => (await import("../handymen/named-handymen.tsx")).NamedHandymen, {
  away: () => null,
});

/** The form of a proposal, filled in from an accepted quote. */
export function ContractFromQuote({ loading }: { loading: Promise<readonly [Quote, Company | undefined]> }) {
  const { fromQuote } = useMessages(contracts);
  return (
    <Loaded promise={loading} fallback={<CardSkeletons />} failed={fromQuote.failed}>
      {([quote, company]) => <FilledProposal quote={quote} company={company} />}
    </Loaded>
  );
}

function FilledProposal({ quote, company }: { quote: Quote; company: Company | undefined }) {
  const { fromQuote, quotes } = useMessages(contracts);
  const { calendarDay, pkr } = useFormats();
  const { crewOf, timeOf, tradesOf } = useCrewSize();
  const sayWeeks = useWorkWeeks();
  const sayTime = (one: Quote) => (one.durationDays === null ? timeOf(one) : sayWeeks(one.durationDays));
  const start = useStart(quote);
  const sayMissing = ({ hasPlace, hasCompany }: { hasPlace: boolean; hasCompany: boolean }) =>
    hasPlace
      ? fromQuote[hasCompany ? "agreedPlaceKnown" : "agreedPlace"]
      : fromQuote[hasCompany ? "agreedKnown" : "agreed"];
  const { amount, named = [] } = quote;
  const first = useFirstPayment()({ ...quote, amount: amount ?? 0 });
  if (!quote.nextSteps.includes("propose")) return <Alert color="marigold">{fromQuote.failed}</Alert>;
  return (
    <Stack>
      <Alert title={fromQuote.title}>
        <Text fw={600}>{joinParts([crewOf(quote), sayTime(quote), pkr(quote.amount ?? 0)])}</Text>
        <Text>{sayMissing({ hasPlace: start.address !== "", hasCompany: Boolean(company?.cnic) })}</Text>
        {/* They have just read and accepted it: the first field is in sight. */}
        <details className="contract-fold">
          <summary>{fromQuote.more}</summary>
          {quote.crew.length > 0 && <Text>{tradesOf(quote.crew)}</Text>}
          {start.startDate && (
            <Text>{quotes.acceptStart({ day: calendarDay(`${start.startDate}T00:00:00+05:00`) })}</Text>
          )}
          {first && <Text fw={600}>{first}</Text>}
          {named.length > 0 && <NamedHandymen named={named} handymen={countAsked(quote)} startDate={quote.startDate} />}
          {fromQuote.text({ day: calendarDay(quote.requestedDate) })}
        </details>
      </Alert>
      <NewContract company={company} start={start} quote={quote} />
    </Stack>
  );
}

/** Both forms have a month as duration. The crew and the days are those of the quote, which the server takes. */
function useStart(quote: Quote) {
  const { duration, city, phone, details, amount, requestedDate, startDate, crew, address } = quote;
  const { fromQuote } = useMessages(contracts);
  const { calendarDay, number } = useFormats();
  const wordOf = useContractWord();
  const { crewOf, timeOf, tradesOf } = useCrewSize();
  const text = fromQuote.details({
    crew: crew.length > 0 ? `${crewOf(quote)} (${tradesOf(crew)})` : crewOf(quote),
    duration: timeOf(quote),
    city: wordOf(city),
    amount: number(amount ?? 0),
    day: calendarDay(requestedDate),
  });
  const agreed = withoutIsolates(text);
  return {
    city: contractCities.find((one) => one === city) ?? "",
    duration: duration === "1 Month" ? "One month" : duration,
    phoneNumber: phone,
    address: address ?? "",
    // The wished day may have passed meanwhile.
    startDate: startDate !== null && startDate >= toPakistanDay() ? startDate : "",
    trades: crew.map(({ trade }) => trade),
    contractDetails: details ? `${agreed}\n${details}` : agreed,
  };
}
