import "./application/application.css";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { type DeskProvider, readProvider } from "@hunarmand/api/providers/office-records";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { Alert, Anchor, Card, Group, Stack, Title } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useFocusOnOpen } from "../../desk/decisions/use-focus-on-open.ts";
import { desks, mayCall } from "../../desk/desks.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import office from "../../locales/en/office.json";
import providerDesk from "../../locales/en/provider-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/provider.screen";
import { LikelyDuplicates } from "./application/likely-duplicates.tsx";
import { ProviderTabs } from "./provider-tabs.tsx";

// Loaded on demand: only two desks need it, and rarely.
const AllowPhoneReset = lazyPart(async () => (await import("./allow-phone-reset.tsx")).AllowPhoneReset);

export function meta() {
  return pageMeta({ title: getMessages(providerDesk).title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireDesk(readProvider);
  return { loading: startLoad(callApi(readProvider, { params: { id: params.id } })) };
}

export default function ProviderScreen({ loaderData: { loading }, params }: Route.ComponentProps) {
  const texts = useMessages(providerDesk);
  const { search } = useLocation();
  const panel = useFocusOnOpen(params.id);
  return (
    <section ref={panel} tabIndex={-1} className="desk-detail" aria-label={texts.title}>
      <Anchor component={Link} to={{ pathname: desks.providers.path, search }} className="tall-link">
        {texts.close}
      </Anchor>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
        {(provider) => <Provider key={provider.id} provider={provider} />}
      </Loaded>
    </section>
  );
}

function Provider({ provider }: { provider: DeskProvider }) {
  const { facts, audit, messages } = useMessages(providerDesk);
  const { providers } = useMessages(office);
  const role = useSession()?.role ?? "";
  return (
    <Card className="application">
      <Stack gap="lg">
        <div className="application-head">
          <Group justify="space-between" wrap="nowrap">
            <Title order={1} size="h2">{`${provider.firstName} ${provider.lastName}`}</Title>
            <StatusBadge status={provider.status} label={providers.statuses[provider.status]} />
          </Group>
          <LikelyDuplicates provider={provider} />
        </div>
        {provider.statusReason && (
          <Alert color="marigold" title={facts.reason}>
            <bdi>{provider.statusReason}</bdi>
          </Alert>
        )}
        <ProviderTabs provider={provider} />
        {provider.hasPayoutAccount && <AllowPhoneReset provider={provider} />}
        {mayCall(role, listOutbox) && (
          <Anchor component={Link} to={`${desks.outbox.path}?account=${provider.id}`} className="tall-link">
            {messages}
          </Anchor>
        )}
        {mayCall(role, listAudit) && (
          <Anchor component={Link} to={`${desks.audit.path}?search=${provider.id}`} className="tall-link">
            {audit}
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}
