import { type ApiKey, createApiKey, revokeApiKey } from "@hunarmand/api/integrations/api-keys";
import { Button, Text, TextInput } from "@mantine/core";
import { useDecision } from "../desk/decisions/use-decision.ts";
import texts from "../locales/en/integrations.json";
import office from "../locales/en/office.json";
import { callApi } from "../shared/calls/call-api.ts";
import { useBusy } from "../shared/calls/use-busy.ts";
import { confirmAction } from "../shared/dialogs/dialogs.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { IntegrationCard } from "./integration-card.tsx";

export function KeysCard({ keys }: { keys: readonly ApiKey[] }) {
  const words = useMessages(texts).keys;
  const form = useCallForm(createApiKey.body, { name: "" }, { draft: "none" });
  return (
    <IntegrationCard
      words={words}
      rows={keys.map((key) => <KeyRow key={key.id} apiKey={key} />)}
      form={form}
      create={(body) => callApi(createApiKey, { body })}
    >
      <TextInput required label={words.name} {...form.field("name")} />
    </IntegrationCard>
  );
}

function KeyRow({ apiKey: { id, name, createdBy, createdDate, lastUsedDate } }: { apiKey: ApiKey }) {
  const words = useMessages(texts).keys;
  const { day, moment } = useFormats();
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  const revoke = async () => {
    const { revokeTitle, revokeText, revoke: yes } = words;
    const no = getMessages(office).decision.cancel;
    if (!(await confirmAction({ title: revokeTitle, text: revokeText({ name }), yes, no }))) return;
    await decideAtOnce(() => callApi(revokeApiKey, { params: { id } }));
  };
  return (
    <li>
      <Text fw={650}>{name}</Text>
      <Text size="sm" c="dimmed">
        {words.made({ name: createdBy, day: day(createdDate) })}{" "}
        {lastUsedDate ? words.used({ moment: moment(lastUsedDate) }) : words.unused}
      </Text>
      <div>
        <Button variant="default" loading={busy} onClick={() => void run(revoke)}>
          {words.revoke}
        </Button>
      </div>
    </li>
  );
}
