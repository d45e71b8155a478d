import { listApiKeys } from "@hunarmand/api/integrations/api-keys";
import { listWebhooks } from "@hunarmand/api/integrations/webhooks";
import { Stack, Title } from "@mantine/core";
import { requireDesk } from "../desk/require-desk.ts";
import integrations from "../locales/en/integrations.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/integrations.screen";
import { KeysCard } from "./keys-card.tsx";
import { WebhooksCard } from "./webhooks-card.tsx";

export function meta() {
  return pageMeta({ title: getMessages(integrations).title });
}

export function clientLoader() {
  requireDesk(listWebhooks);
  return { loading: startLoad(Promise.all([callApi(listWebhooks), callApi(listApiKeys)])) };
}

/** What the office's other programs get and may read (docs/product.md D12 and D13). */
export default function IntegrationsScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { title, failed } = useMessages(integrations);
  return (
    <Stack gap="lg" maw="48rem">
      <Title order={1}>{title}</Title>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={failed}>
        {([webhooks, keys]) => (
          <>
            <WebhooksCard webhooks={webhooks} />
            <KeysCard keys={keys} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
