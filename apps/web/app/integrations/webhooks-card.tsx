import {
  createWebhook,
  listWebhookDeliveries,
  removeWebhook,
  testWebhook,
  type Webhook,
} from "@hunarmand/api/integrations/webhooks";
import { Button, Group, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useDecision } from "../desk/decisions/use-decision.ts";
import texts from "../locales/en/integrations.json";
import office from "../locales/en/office.json";
import { callApi, callPage } from "../shared/calls/call-api.ts";
import { useBusy } from "../shared/calls/use-busy.ts";
import { confirmAction } from "../shared/dialogs/dialogs.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { listComma } from "../shared/texts/names.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { IntegrationCard } from "./integration-card.tsx";

export function WebhooksCard({ webhooks }: { webhooks: readonly Webhook[] }) {
  const words = useMessages(texts).webhooks;
  const form = useCallForm(createWebhook.body, { url: "" }, { draft: "none" });
  return (
    <IntegrationCard
      words={words}
      rows={webhooks.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} />)}
      form={form}
      create={(body) => callApi(createWebhook, { body })}
    >
      <TextInput required type="url" inputMode="url" dir="ltr" label={words.url} {...form.field("url")} />
    </IntegrationCard>
  );
}

function WebhookRow({ webhook: { id, url, lastDeliveredDate, waiting, failed } }: { webhook: Webhook }) {
  const words = useMessages(texts).webhooks;
  const { moment } = useFormats();
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  const [isOpen, setOpen] = useState(false);
  const params = { id };
  const remove = async () => {
    const { removeTitle, removeText, remove: yes } = words;
    const no = getMessages(office).decision.cancel;
    if (!(await confirmAction({ title: removeTitle, text: removeText({ url }), yes, no }))) return;
    await decideAtOnce(() => callApi(removeWebhook, { params }));
  };
  const facts = [
    lastDeliveredDate ? words.last({ moment: moment(lastDeliveredDate) }) : words.never,
    ...(waiting > 0 ? [words.waiting({ count: waiting })] : []),
    ...(failed > 0 ? [words.failed({ count: failed })] : []),
  ];
  return (
    <li>
      <span className="ltr">{url}</span>
      <Text size="sm" c="dimmed">
        {facts.join(listComma())}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          loading={busy}
          onClick={() => void run(() => decideAtOnce(() => callApi(testWebhook, { params })))}
        >
          {words.test}
        </Button>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void run(remove)}>
          {words.remove}
        </Button>
      </Group>
      {isOpen && (
        <DeliveryList id={id} load={(cursor) => callPage(listWebhookDeliveries, { params, query: { cursor } })} />
      )}
    </li>
  );
}
