import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { Anchor, Badge, Group } from "@mantine/core";
import { Suspense } from "react";
import { Await } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { WaitingQuote } from "../../shared/contracts/contract-work.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { QuotesPage } from "./load-quotes.ts";
import { quoteColors } from "./quote-card.tsx";
import { ownQuotesId } from "./quote-list.tsx";

/** The state of the quote that waits for an answer, or else of the newest, above the form: the list is below it, out of sight. */
export function OwnQuotesLink({ quotes }: { quotes: Promise<QuotesPage> }) {
  const { title, statuses } = useMessages(contracts).quotes;
  return (
    <Suspense fallback={null}>
      <Await resolve={quotes} errorElement={<></>}>
        {({ items }) => {
          const shown = items.find(({ status }) => status === quoteStatus.quoted) ?? items[0];
          return (
            shown && (
              <Group gap="sm">
                {shown.status === quoteStatus.quoted && <WaitingQuote quote={shown} order={2} />}
                <Anchor
                  component="button"
                  type="button"
                  className="tall-link"
                  onClick={() => document.getElementById(ownQuotesId)?.scrollIntoView()}
                >
                  {title}
                </Anchor>
                <Badge size="lg" variant="light" color={quoteColors[shown.status]}>
                  {statuses[shown.status]}
                </Badge>
              </Group>
            )
          );
        }}
      </Await>
    </Suspense>
  );
}
