import "./templates.css";
import { listTemplates, type NoticeTemplate } from "@hunarmand/api/notices/notices";
import { Badge, Card, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { requireDesk } from "../../desk/require-desk.ts";
import texts from "../../locales/en/templates.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/templates.screen";
import { TemplateForm } from "./template-form.tsx";
import { groupTemplates } from "./template-groups.ts";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

export function clientLoader() {
  requireDesk(listTemplates);
  return { loading: startLoad(callApi(listTemplates)) };
}

/** The texts of all notices. Each opens for editing. */
export default function TemplatesScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { title, text, failed } = useMessages(texts);
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed" mt="xs">
          {text}
        </Text>
      </div>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={failed}>
        {(templates) => <TemplateGroups templates={templates} />}
      </Loaded>
    </Stack>
  );
}

function TemplateGroups({ templates }: { templates: NoticeTemplate[] }) {
  const { groups } = useMessages(texts);
  return (
    <>
      {groupTemplates(templates).map(({ name, members }) => (
        <Card key={name}>
          <Title order={2} size="h3" mb="sm">
            {groups[name]}
          </Title>
          {members.map((template) => (
            <Template key={template.kind} template={template} />
          ))}
        </Card>
      ))}
    </>
  );
}

/** The form is rendered when it is first opened: those of all notices take long. It keeps what somebody has typed. */
function Template({ template }: { template: NoticeTemplate }) {
  const { kinds, changed } = useMessages(texts);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="template" onToggle={() => setWasOpened(true)}>
      <summary className="tall-link">
        {kinds[template.kind]} {!template.isDefault && <Badge color="marigold">{changed}</Badge>}
      </summary>
      {/* New texts get a new form, which shows the stored text after a save or a reset. */}
      {wasOpened && <TemplateForm key={template.subject + template.text} template={template} />}
    </details>
  );
}
