import type { getEarnings } from "@hunarmand/api/payments/provider";
import { Anchor, Card, Skeleton, Text } from "@mantine/core";
import { Suspense } from "react";
import { Await, Link } from "react-router";
import type { z } from "zod";
import completedJobs from "../../../locales/en/completed-jobs.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

type Earnings = z.infer<typeof getEarnings.reply>;

/** The earnings of the last 30 days. Renders nothing when they fail to load. */
export function RecentEarnings({ earnings }: { earnings: Promise<Earnings> }) {
  return (
    <Suspense fallback={<Skeleton height={72} radius="lg" />}>
      <Await resolve={earnings} errorElement={<></>}>
        {({ jobs: count, net }) => <Earned count={count} net={net} />}
      </Await>
    </Suspense>
  );
}

function Earned({ count, net }: { count: number; net: number }) {
  const completed = useMessages(completedJobs);
  const { pkr } = useFormats();
  if (count === 0) return null;
  return (
    <Card padding="md">
      <div className="recent-earnings">
        <Text c="dimmed">{completed.lately}</Text>
        <strong>{completed.left({ amount: pkr(net) })}</strong>
        <Text>{completed.paid({ count })}</Text>
        <Anchor component={Link} to="/earnings" className="tall-link">
          {completed.toEarnings}
        </Anchor>
      </div>
    </Card>
  );
}
