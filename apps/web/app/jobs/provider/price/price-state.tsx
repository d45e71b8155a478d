import type { Job } from "@hunarmand/api/jobs/job";
import { Alert, Text } from "@mantine/core";
import jobPrice from "../../../locales/en/job-price.json";
import { useMessages } from "../../../shared/texts/messages.ts";

/** The customer's answer to the price. An objection is highlighted, with its text. */
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
