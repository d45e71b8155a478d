import { getEarnings } from "@hunarmand/api/payments/provider";
import { Button, Group, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import payments from "../../locales/en/payments.json";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { AsOf } from "../../shared/calls/stored/as-of.tsx";
import { callApiOrLast } from "../../shared/calls/stored/last-replies.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import type { Route } from "./+types/earnings.screen";
import { findFirstDay } from "./earning-spans.ts";
import { EarningsView } from "./earnings-view.tsx";

export function meta() {
  return pageMeta({ title: getMessages(payments).earnings.title });
}

export function clientLoader() {
  const to = toPakistanDay();
  return { earnings: startLoad(callApiOrLast(getEarnings, { query: { from: findFirstDay(to), to } })) };
}

export default function EarningsScreen({ loaderData }: Route.ComponentProps) {
  const { earnings } = useMessages(payments);
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <Group justify="space-between">
          <Title order={1}>{earnings.title}</Title>
          <Button component={Link} to="/statement" variant="default">
            {earnings.statement}
          </Button>
        </Group>
        <Loaded promise={loaderData.earnings} fallback={<CardSkeletons />} failed={earnings.failed}>
          {(found) => (
            <>
              <AsOf reply={found} />
              <EarningsView days={found.days} today={found.to} unconfirmed={found.cashUnconfirmed} />
            </>
          )}
        </Loaded>
      </Stack>
    </div>
  );
}
