import { type DeskCustomer, readCustomer } from "@hunarmand/api/customers/office";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { Alert, Anchor, Card, Group, Stack, Title } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useFocusOnOpen } from "../../desk/decisions/use-focus-on-open.ts";
import { desks, mayCall } from "../../desk/desks.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { requireDesk } from "../../desk/require-desk.ts";
import customerDesk from "../../locales/en/customer-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/customer.screen";
import { CustomerTabs } from "./customer-tabs.tsx";

export function meta() {
  return pageMeta({ title: getMessages(customerDesk).title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireDesk(readCustomer);
  return { loading: startLoad(callApi(readCustomer, { params: { id: params.id } })) };
}

export default function CustomerScreen({ loaderData: { loading }, params }: Route.ComponentProps) {
  const texts = useMessages(customerDesk);
  const { search } = useLocation();
  const panel = useFocusOnOpen(params.id);
  return (
    <section ref={panel} tabIndex={-1} className="desk-detail" aria-label={texts.title}>
      <Anchor component={Link} to={{ pathname: desks.customers.path, search }} className="tall-link">
        {texts.close}
      </Anchor>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
        {(customer) => <Customer key={customer.id} customer={customer} />}
      </Loaded>
    </section>
  );
}

function Customer({ customer }: { customer: DeskCustomer }) {
  const { facts, audit, messages, statuses } = useMessages(customerDesk);
  const role = useSession()?.role ?? "";
  return (
    <Card>
      <Stack gap="lg">
        <Group justify="space-between" align="flex-start">
          <Title order={1} size="h2">
            {customer.name}
          </Title>
          <StatusBadge status={customer.status} label={statuses[customer.status]} />
        </Group>
        {customer.statusReason && (
          <Alert color="marigold" title={facts.reason}>
            <bdi>{customer.statusReason}</bdi>
          </Alert>
        )}
        <CustomerTabs customer={customer} />
        {mayCall(role, listOutbox) && (
          <Anchor component={Link} to={`${desks.outbox.path}?account=${customer.id}`} className="tall-link">
            {messages}
          </Anchor>
        )}
        {mayCall(role, listAudit) && (
          <Anchor component={Link} to={`${desks.audit.path}?search=${customer.id}`} className="tall-link">
            {audit}
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}
