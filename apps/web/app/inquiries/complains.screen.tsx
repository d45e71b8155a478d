import { Card, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import complaints from "../locales/en/complaints.json";
import { PageHero } from "../shared/layout/page-hero.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { ComplaintForm, type SentComplaint } from "./complaint-form.tsx";
import { ComplaintLookup } from "./complaint-lookup.tsx";
import { usePreset } from "./use-preset.ts";

export function meta() {
  const { title, description } = getMessages(complaints);
  return pageMeta({ title, description, path: "/complains" });
}

export default function ComplainsScreen() {
  const texts = useMessages(complaints);
  const preset = usePreset();
  const isCalled = preset.about === "replacement" && preset.isRequest;
  const about = preset.isRequest ? texts.request : { ...texts, text: texts.heroText };
  const [sent, setSent] = useState<SentComplaint>();
  const { reference, contact } = sent ?? { reference: preset.reference, contact: "" };
  // The form begins again with what is known of the person, until they enter a field: a field that is replaced loses what they type next.
  const current = { subject: preset.subject, key: Object.values(preset.fields).join("\n") };
  const [begun, setBegun] = useState<Partial<typeof current>>({});
  const { key } = begun.subject === preset.subject ? begun : current;
  return (
    <>
      <PageHero title={about.title} text={isCalled ? texts.request.replacement : about.text} drawing="paper" />
      <section className="landing-section two-columns">
        <Card>
          <Title order={2} mb="md">
            {about.formTitle}
          </Title>
          <Stack gap={0} onFocus={() => setBegun(begun.subject === preset.subject ? begun : current)}>
            <ComplaintForm key={key} preset={preset} sent={sent} onSent={setSent} />
          </Stack>
        </Card>
        <Card>
          <Title order={2}>{texts.lookUpTitle}</Title>
          <Text c="dimmed" mb="md">
            {texts.lookUpText}
          </Text>
          {/* The key makes a new look-up form when a new complaint or a link gives another reference. */}
          <ComplaintLookup key={reference} reference={reference} contact={contact} />
        </Card>
      </section>
    </>
  );
}
