import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Anchor, Button, Group } from "@mantine/core";
import { useState } from "react";
import contracts from "../../locales/en/contracts.json";
import { useOffice } from "../../shared/office/office.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { messageLink } from "../../shared/person/ready-messages.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { useQuoteAnswer } from "./use-quote-answer.ts";

const DeclineQuote = lazyPart(async () => (await import("./decline-quote.tsx")).DeclineQuote);

/** What the owner of a quote can answer now: to the price, or that they no longer need one. */
export function OwnAnswer({ quote }: { quote: Quote }) {
  const texts = useMessages(contracts).quotes;
  const { busy, accept, takeBack } = useQuoteAnswer(quote);
  const [isDeclining, setDeclining] = useState(false);
  if (!quote.nextSteps.includes("decline")) return null;
  if (!quote.nextSteps.includes("accept"))
    return (
      <Button variant="subtle" loading={busy} onClick={takeBack}>
        {texts.takeBack}
      </Button>
    );
  return (
    <>
      <Group grow>
        <Button loading={busy} onClick={accept}>
          {texts.accept}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => setDeclining(true)}>
          {texts.decline}
        </Button>
      </Group>
      <AskAboutPrice quote={quote} />
      {isDeclining && <DeclineQuote quote={quote} onClose={() => setDeclining(false)} />}
    </>
  );
}

/** A message to the office that names the quote. Nothing without a number of the office. */
function AskAboutPrice({ quote }: { quote: Quote }) {
  const { askPrice, askPriceText } = useMessages(contracts).quotes;
  const { pkr } = useFormats();
  const wordOf = useContractWord();
  const { crewOf, timeOf } = useCrewSize();
  const { whatsappLink } = useOffice();
  if (whatsappLink === undefined) return null;
  const work = joinParts([crewOf(quote), timeOf(quote), wordOf(quote.city)]);
  const text = askPriceText({ work, amount: pkr(quote.amount ?? 0) });
  return (
    <Anchor
      href={messageLink({ text, link: whatsappLink })}
      target="_blank"
      rel="noreferrer"
      className="tall-link"
      ta="center"
    >
      {askPrice}
    </Anchor>
  );
}
