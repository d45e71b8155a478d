import "./quote-row.css";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Card, Stack, Title } from "@mantine/core";
import { useId, useState } from "react";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { QuoteBadge, QuoteParts, useQuoteTitle } from "./quote-card.tsx";

/** A quote in short, beside the one that its owner came for. It opens by a tap. */
export function QuoteRow({ quote }: { quote: Quote }) {
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  const sayTitle = useQuoteTitle();
  const { day, pkr } = useFormats();
  const { amount, requestedDate, status } = quote;
  return (
    <Card component="article" className="quote-row">
      <Title order={3}>
        <button
          type="button"
          className="quote-opener"
          aria-expanded={isOpen}
          aria-controls={isOpen ? partsId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{sayTitle(quote)}</span>
          <span className="quote-brief">
            {amount !== null && <span className="ltr">{pkr(amount)}</span>}
            <span>{day(requestedDate)}</span>
            <QuoteBadge status={status} />
          </span>
        </button>
      </Title>
      {isOpen && (
        <Stack id={partsId} gap="sm" mt="sm">
          <QuoteParts quote={quote} />
        </Stack>
      )}
    </Card>
  );
}
