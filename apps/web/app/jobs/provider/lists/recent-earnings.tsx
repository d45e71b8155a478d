import type { getEarnings } from "@hunarmand/api/payments/provider";
import { Anchor, Card, Skeleton, Text } from "@mantine/core";
import { Suspense } from "react";
import { Await, Link } from "react-router";
import type { z } from "zod";
import completedJobs from "../../../locales/en/completed-jobs.json";
import ownWork from "../../../locales/en/own-work.json";
import { toKept } from "../../../shared/money/find-kept.ts";
import { KeptParts } from "../../../shared/money/kept-of-price.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

type Earnings = z.infer<typeof getEarnings.reply>;

/** The earnings of the last 30 days. Renders nothing when they fail to load. */
export function RecentEarnings({ earnings }: { earnings: Promise<Earnings> }) {
  return (
    <Suspense fallback={<Skeleton height={72} radius="lg" />}>
      <Await resolve={earnings} errorElement={<></>}>
        {(found) => <Earned earnings={found} />}
      </Await>
    </Suspense>
  );
}

function Earned({ earnings }: { earnings: Earnings }) {
  const { jobs: count, cashUnconfirmed } = earnings;
  const kept = toKept(earnings);
  const completed = useMessages(completedJobs);
  const texts = useMessages(ownWork);
  const { pkr } = useFormats();
  if (count === 0 && !cashUnconfirmed) return null;
  return (
    <Card padding="md">
      <div className="recent-earnings">
        <Text c="dimmed">{completed.lately}</Text>
        <strong>{kept.left === kept.kept ? completed.left({ amount: pkr(kept.kept) }) : pkr(kept.left)}</strong>
        <KeptParts of={kept} />
        <Text>{completed.paid({ count })}</Text>
        <Text size="sm" c="dimmed">
          {completed.counts}
        </Text>
        {cashUnconfirmed > 0 && (
          <Text fw={600}>{texts.provider.cashUnconfirmed({ amount: pkr(cashUnconfirmed) })}</Text>
        )}
        <Anchor component={Link} to="/earnings" className="tall-link">
          {completed.toEarnings}
        </Anchor>
      </div>
    </Card>
  );
}
