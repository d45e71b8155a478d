import "../../../shared/layout/styles/thumb-bar.css";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import contracts from "../../../locales/en/contracts.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useNamesHere } from "./use-names-here.ts";
import { useQuoteAnswer } from "./use-quote-answer.ts";
import { AskAboutPrice } from "./whatsapp-quote.tsx";

const DeclineQuote = lazyPart(async () => (await import("./decline-quote.tsx")).DeclineQuote);

/** What the owner of a quote can answer now: to the price, or that they no longer need one. */
export function OwnAnswer({ quote, onAccepted }: { quote: Quote; onAccepted?: () => void }) {
  const texts = useMessages(contracts).quotes;
  const { busy, accept, takeBack } = useQuoteAnswer(quote, onAccepted);
  const areNamesHere = useNamesHere();
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
      <Group grow className="thumb-bar">
        <Button loading={busy} disabled={!areNamesHere} onClick={accept}>
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
