import "./quote-row.css";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Card, Stack, Title } from "@mantine/core";
import { useId, useState } from "react";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { QuoteBadge, QuoteParts, useQuoteTitle } from "./quote-card.tsx";

interface QuoteRowProps {
  quote: Quote;
  order?: 2 | 3;
  /** One line instead of what is known of it. */
  says?: string | undefined;
}

/** A quote in short, beside the one that its owner came for. It opens by a tap. */
export function QuoteRow({ quote, order = 3, says }: QuoteRowProps) {
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  const sayTitle = useQuoteTitle();
  const { soonDay, pkr } = useFormats();
  const { amount, requestedDate, status } = quote;
  return (
    <Card component="article" className="quote-row">
      <Title order={order} size="h3">
        <button
          type="button"
          className="quote-opener"
          aria-expanded={isOpen}
          aria-controls={isOpen ? partsId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{says ?? sayTitle(quote)}</span>
          {says === undefined && (
            <span className="quote-brief">
              {amount !== null && <span className="ltr">{pkr(amount)}</span>}
              <span>{soonDay(requestedDate)}</span>
              <QuoteBadge status={status} />
            </span>
          )}
        </button>
      </Title>
      {isOpen && (
        <Stack id={partsId} gap="sm" mt="sm">
          <QuoteParts quote={quote} hasTitle={says !== undefined} />
        </Stack>
      )}
    </Card>
  );
}
