import type { WebhookDelivery } from "@hunarmand/api/integrations/webhooks";
import { Text } from "@mantine/core";
import { LoadedPart } from "../desk/loaded-part.tsx";
import texts from "../locales/en/integrations.json";
import { type Page, useMorePages } from "../shared/calls/use-more-pages.ts";
import { MoreRows } from "../shared/lists/more-rows.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { listComma } from "../shared/texts/names.ts";
import { useFormats } from "../shared/texts/use-formats.ts";

interface DeliveryListProps {
  id: string;
  load: (cursor?: string) => Promise<Page<WebhookDelivery>>;
}

/** What was sent to a webhook, with the state and the last answer of each. */
export function DeliveryList({ id, load }: DeliveryListProps) {
  const { failed } = useMessages(texts).deliveries;
  return (
    <LoadedPart of={id} load={() => load()} failed={failed}>
      {(first) => <Deliveries first={first} load={load} />}
    </LoadedPart>
  );
}

function Deliveries({ first, load }: Pick<DeliveryListProps, "load"> & { first: Page<WebhookDelivery> }) {
  const { title, none, failed, states, tries, answer: said } = useMessages(texts).deliveries;
  const { moment } = useFormats();
  const pages = useMorePages(first, load);
  if (pages.items.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <>
      <ul className="integration-rows" aria-label={title}>
        {pages.items.map(({ id, type, state, tries: count, answer, createdDate }) => (
          <li key={id}>
            <span>
              <span className="ltr">{type}</span> · {states[state]}
            </span>
            <Text size="sm" c="dimmed">
              {[moment(createdDate), tries({ count }), ...(answer ? [said({ answer })] : [])].join(listComma())}
            </Text>
          </li>
        ))}
      </ul>
      <MoreRows pages={pages} failedText={failed} />
    </>
  );
}
