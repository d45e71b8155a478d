import type { Job } from "@hunarmand/api/jobs/job";
import { Alert, Text } from "@mantine/core";
import jobPrice from "../../../locales/en/job-price.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

/** The price of a job, and the customer's answer to it. An objection is highlighted, with its text. */
export function PriceState({ job: { priceStatus, priceObjection, earning } }: { job: Job }) {
  const { provider } = useMessages(jobPrice);
  const { pkr } = useFormats();
  if (priceStatus === null) return null;
  return (
    <div>
      {earning !== null && (
        <p className="job-price">
          <span>{provider.price}</span> <strong className="ltr">{pkr(earning)}</strong>
        </p>
      )}
      {priceStatus === "disputed" ? (
        <Alert color="marigold" title={provider.disputed}>
          {priceObjection}
        </Alert>
      ) : (
        <Text c="dimmed">{provider[priceStatus]}</Text>
      )}
    </div>
  );
}
