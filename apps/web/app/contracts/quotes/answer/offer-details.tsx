import { countWorkDays } from "@hunarmand/api/contracts/day-share";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Stack, Text } from "@mantine/core";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { countAsked } from "../../contract-terms.ts";
import { usePaySums } from "../../day-price/use-pay-sums.ts";
import { useWorkWeeks } from "../../day-price/use-work-weeks.ts";
import { CrewHandymen } from "../../handymen/crew-handymen.tsx";
import { NamedHandymen } from "../../handymen/named-handymen.tsx";
import { PayRules } from "../../handymen/pay-rules.tsx";
import { QuoteFacts } from "./quote-facts.tsx";

/** What else belongs to a price, folded: how it is paid, who could come, and what was asked for. The way out is said with the acceptance. */
export function OfferDetails({ quote }: { quote: Quote }) {
  const { how, payTimes, details, workDays } = useMessages(quoteTerms);
  const saySums = usePaySums();
  const sayWeeks = useWorkWeeks();
  const { amount, payTime, durationDays, crew, city, startDate, named = [] } = quote;
  const handymen = countAsked(quote);
  const sums = saySums({ amount: amount ?? 0, payTime, durationDays, handymen, trades: crew });
  return (
    <>
      {named.length > 0 && <NamedHandymen named={named} handymen={handymen} startDate={startDate} isPromised />}
      <details className="contract-fold">
        <summary>{details}</summary>
        <Stack gap="sm" mt="sm">
          {payTime && (
            <Text>
              {how}: {payTimes[payTime]}
            </Text>
          )}
          {sums && <Text>{sums}</Text>}
          <Text>{workDays({ days: sayWeeks(countWorkDays(quote)) })}</Text>
          <PayRules hasIncomplete={false} />
          {named.length === 0 && <CrewHandymen trades={crew} city={city} startDate={startDate} isPromised />}
          <QuoteFacts quote={quote} />
        </Stack>
      </details>
    </>
  );
}
