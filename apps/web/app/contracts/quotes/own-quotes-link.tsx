import { Anchor, Badge, Group } from "@mantine/core";
import { Suspense } from "react";
import { Await } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { quoteColors } from "./quote-card.tsx";
import { ownQuotesId, type QuotesPage } from "./quote-list.tsx";

/** The state of the newest quote, above the form: the quote that was just asked for is below it, out of sight. */
export function OwnQuotesLink({ quotes }: { quotes: Promise<QuotesPage> }) {
  const { title, statuses } = useMessages(contracts).quotes;
  return (
    <Suspense fallback={null}>
      <Await resolve={quotes} errorElement={<></>}>
        {({ items: [newest] }) =>
          newest && (
            <Group gap="sm">
              <Anchor
                component="button"
                type="button"
                className="tall-link"
                onClick={() => document.getElementById(ownQuotesId)?.scrollIntoView()}
              >
                {title}
              </Anchor>
              <Badge size="lg" variant="light" color={quoteColors[newest.status]}>
                {statuses[newest.status]}
              </Badge>
            </Group>
          )
        }
      </Await>
    </Suspense>
  );
}
