import type { Job } from "@hunarmand/api/jobs/job";
import { Alert, Text } from "@mantine/core";
import jobPrice from "../../../locales/en/job-price.json";
import { useMessages } from "../../../shared/texts/messages.ts";

/** What the customer says of the price; an objection stands out, with their words. */
export function PriceState({ job: { priceStatus, priceObjection } }: { job: Job }) {
  const { provider } = useMessages(jobPrice);
  if (priceStatus === null) return null;
  if (priceStatus !== "disputed") return <Text c="dimmed">{provider[priceStatus]}</Text>;
  return (
    <Alert color="marigold" title={provider.disputed}>
      {priceObjection}
    </Alert>
  );
}
