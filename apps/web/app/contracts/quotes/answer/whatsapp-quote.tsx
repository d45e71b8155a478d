import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Anchor, Button } from "@mantine/core";
import contracts from "../../../locales/en/contracts.json";
import { useOffice } from "../../../shared/office/office.tsx";
import { messageLink } from "../../../shared/person/ready-messages.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useContractWord } from "../../../shared/work/contract-word.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";

const asMessage = { target: "_blank", rel: "noreferrer" };

/** Returns the words for the crew, its time, city and first day. */
function useWork() {
  const wordOf = useContractWord();
  const { calendarDay } = useFormats();
  const { crewOf, timeOf, tradesOf } = useCrewSize();
  return (quote: Quote): string =>
    joinParts([
      crewOf(quote),
      tradesOf(quote.crew),
      timeOf(quote),
      wordOf(quote.city),
      quote.startDate ? calendarDay(quote.startDate) : "",
    ]);
}

/** A message to the office that names the quote and its price. Nothing without a number of the office. */
export function AskAboutPrice({ quote }: { quote: Quote }) {
  const { askPrice, askPriceText } = useMessages(contracts).quotes;
  const { pkr } = useFormats();
  const workOf = useWork();
  const { whatsappLink: link } = useOffice();
  if (link === undefined) return null;
  const text = askPriceText({ work: workOf(quote), amount: pkr(quote.amount ?? 0) });
  return (
    <Anchor href={messageLink({ text, link })} {...asMessage} className="tall-link" ta="center">
      {askPrice}
    </Anchor>
  );
}

/** The request as a message to the office, for work that begins soon. Nothing without a number of the office. */
export function SendOnWhatsapp({ quote }: { quote: Quote }) {
  const { sendOrder, sendOrderText } = useMessages(contracts).quotes;
  const workOf = useWork();
  const { whatsappLink: link } = useOffice();
  if (link === undefined) return null;
  const text = sendOrderText({ work: workOf(quote) });
  return (
    <Button component="a" href={messageLink({ text, link })} {...asMessage} variant="default">
      {sendOrder}
    </Button>
  );
}
