import "./quote-row.css";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Card, Title } from "@mantine/core";
import { Link } from "react-router";
import { answerPath } from "../../shared/contracts/contract-paths.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { QuoteBadge, useQuoteTitle } from "./quote-card.tsx";

interface QuoteRowProps {
  quote: Quote;
  order?: 2 | 3;
  /** One line instead of what is known of it. */
  says?: string | undefined;
}

/** A quote in short. It leads to the page of this quote alone. */
export function QuoteRow({ quote, order = 3, says }: QuoteRowProps) {
  const sayTitle = useQuoteTitle();
  const { soonDay, pkr } = useFormats();
  const { amount, requestedDate, status } = quote;
  return (
    <Card component="article" className="quote-row">
      <Title order={order} size="h3">
        <Link to={answerPath(quote.id)} className="quote-way">
          <span>{says ?? sayTitle(quote)}</span>
          {says === undefined && (
            <span className="quote-brief">
              {amount !== null && <span className="ltr">{pkr(amount)}</span>}
              <span>{soonDay(requestedDate)}</span>
              <QuoteBadge status={status} />
            </span>
          )}
        </Link>
      </Title>
    </Card>
  );
}
