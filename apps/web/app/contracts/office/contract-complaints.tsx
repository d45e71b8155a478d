import type { ReplyOf } from "@hunarmand/api/call";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { Anchor, Card, Group, List, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import { LoadedPart } from "../../desk/loaded-part.tsx";
import crewDesk from "../../locales/en/crew-desk.json";
import problems from "../../locales/en/problems.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { MoreRows } from "../../shared/lists/more-rows.tsx";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import type { Contract } from "./contract.ts";

type Complaint = ReplyOf<typeof listInquiries>[number];

const load = (contractId: string, cursor?: string) => callPage(listInquiries, { query: { contractId, cursor } });

/** The contract's complaints (docs/product.md X7), with their inquiries for those who may read these. */
export function ContractComplaints({ contract: { id, complaints } }: { contract: Contract }) {
  const words = useMessages(crewDesk).complaints;
  const mayRead = mayCall(useSession()?.role ?? "", listInquiries);
  if (complaints === 0) return null;
  return (
    <Card component="section" aria-label={words.title} mt="lg">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {words.title}
        </Title>
        <Text>{words.number({ count: complaints })}</Text>
        {mayRead ? (
          <LoadedPart of={id} load={load} failed={words.failed}>
            {(first) => <ComplaintList key={id} contractId={id} first={first} />}
          </LoadedPart>
        ) : (
          <Text c="dimmed">{words.others}</Text>
        )}
      </Stack>
    </Card>
  );
}

/** Newest first. */
function ComplaintList({ contractId, first }: { contractId: string; first: Page<Complaint> }) {
  const { failed } = useMessages(crewDesk).complaints;
  const { statuses } = useMessages(problems).deskComplaints;
  const pages = useMorePages(first, (cursor) => load(contractId, cursor));
  return (
    <>
      <List listStyleType="none" spacing="xs">
        {pages.items.map(({ id, subject, message, status, createdDate }) => (
          <List.Item key={id}>
            <Group justify="space-between" gap="xs">
              <Anchor component={Link} to={`${desks.inquiries.path}/${id}`} className="tall-link">
                <bdi>{subject ?? message}</bdi>
              </Anchor>
              <Group gap="xs">
                <StatusBadge status={status} label={statuses[status]} />
                <Ago at={createdDate} />
              </Group>
            </Group>
          </List.Item>
        ))}
      </List>
      <MoreRows pages={pages} failedText={failed} />
    </>
  );
}
