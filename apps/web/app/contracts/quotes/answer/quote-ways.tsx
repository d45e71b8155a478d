import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Button, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import contracts from "../../../locales/en/contracts.json";
import { contractPath, newQuotePath, proposalPath } from "../../../shared/contracts/contract-paths.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useCallAfterDetails } from "../../own/use-agreed-text.ts";

interface ProposeWayProps {
  quote: Quote;
  takesFocus?: boolean;
  /** Above the form for another price: only what comes next. */
  isBrief?: boolean;
}

/** The way to the details of the work. Right after the acceptance it has the focus, and the head of the quote is in sight. */
export function ProposeWay({ quote, takesFocus = false, isBrief = false }: ProposeWayProps) {
  const { quotes, fromQuote } = useMessages(contracts);
  const callBy = useCallAfterDetails();
  const place = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    place.current?.focus({ preventScroll: true });
    place.current?.closest(".current-quote")?.scrollIntoView({ block: "start" });
  }, [takesFocus]);
  return (
    <>
      <Button ref={place} component={Link} to={proposalPath(quote.id)}>
        {quotes.propose}
      </Button>
      <Text>{[!isBrief && fromQuote.agreedBrief, callBy].filter(Boolean).join(" ")}</Text>
    </>
  );
}

/** The way to the contract that a quote became. */
export function WayToContract({ quote: { contractId } }: { quote: Quote }) {
  const { proposal } = useMessages(contracts).quotes;
  if (contractId === null) return null;
  return (
    <Button component={Link} to={contractPath(contractId)}>
      {proposal}
    </Button>
  );
}

/** The way to the form for another price. */
export function AskAnother() {
  const { quoteForm } = useMessages(contracts);
  return (
    <Button component={Link} to={newQuotePath()} variant="default">
      {quoteForm.another}
    </Button>
  );
}
