import { acknowledgeInquiry, type DeskInquiry, readInquiry } from "@hunarmand/api/inquiries/office";
import { Anchor, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { useFocusOnOpen } from "../../desk/decisions/use-focus-on-open.ts";
import { desks } from "../../desk/desks.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import texts from "../../locales/en/desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/inquiry.screen";
import { HandOver } from "./hand-over.tsx";
import { InquiryAnswer } from "./inquiry-answer.tsx";
import { InquiryState, Timer } from "./inquiry-columns.tsx";
import { InquirySender } from "./inquiry-sender.tsx";
import { InquiryWords } from "./inquiry-words.tsx";
import { InquiryNotes } from "./notes/inquiry-notes.tsx";
import { useNow } from "./use-now.ts";

export function meta() {
  return pageMeta({ title: getMessages(texts).inquiries.one });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireDesk(readInquiry);
  return { loading: startLoad(callApi(readInquiry, { params: { id: params.id } })) };
}

export default function InquiryScreen({ loaderData: { loading }, params }: Route.ComponentProps) {
  const { inquiries } = useMessages(texts);
  const { search } = useLocation();
  const panel = useFocusOnOpen(params.id);
  return (
    <section ref={panel} tabIndex={-1} className="desk-detail" aria-label={inquiries.one}>
      <Anchor component={Link} to={{ pathname: desks.inquiries.path, search }} className="tall-link">
        {inquiries.close}
      </Anchor>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={inquiries.failed}>
        {(inquiry) => <Inquiry key={inquiry.id} inquiry={inquiry} />}
      </Loaded>
    </section>
  );
}

function Inquiry({ inquiry }: { inquiry: DeskInquiry }) {
  const { kinds } = useMessages(texts).inquiries;
  const now = useNow();
  return (
    <Card>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={1} size="h2">
              {inquiry.name}
            </Title>
            <Text component="div" c="dimmed">
              {kinds[inquiry.kind]} · {inquiry.reference} · <Timer inquiry={inquiry} now={now} isNamed />
            </Text>
          </div>
          <Group gap="xs">
            <InquiryState inquiry={inquiry} />
            {inquiry.nextSteps.includes("acknowledge") && <TakeButton id={inquiry.id} />}
            {inquiry.nextSteps.includes("handOver") && <HandOver id={inquiry.id} colleagues={inquiry.colleagues} />}
          </Group>
        </Group>
        <InquiryWords inquiry={inquiry} />
        {inquiry.nextSteps.includes("resolve") && <InquiryAnswer inquiry={inquiry} />}
        <InquiryNotes key={inquiry.takenBy} id={inquiry.id} colleagues={inquiry.colleagues} />
        <InquirySender inquiry={inquiry} />
      </Stack>
    </Card>
  );
}

function TakeButton({ id }: { id: string }) {
  const { inquiries } = useMessages(texts);
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  const take = () => decideAtOnce(() => callApi(acknowledgeInquiry, { params: { id } }));
  return (
    <Button variant="default" loading={busy} onClick={() => void run(take)}>
      {inquiries.acknowledge}
    </Button>
  );
}
