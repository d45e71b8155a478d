import { type ProviderFigures as Figures, readProviderFigures } from "@hunarmand/api/providers/office-records";
import { Stack, Title } from "@mantine/core";
import { LoadedPart } from "../../desk/loaded-part.tsx";
import providerDesk from "../../locales/en/provider-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Facts } from "../../shared/lists/facts.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** A provider's jobs, speed and stars of the last thirty days (docs/product.md P17). */
export function ProviderFigures({ providerId }: { providerId: string }) {
  const { title, failed } = useMessages(providerDesk).month;
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <LoadedPart of={providerId} load={(id) => callApi(readProviderFigures, { params: { id } })} failed={failed}>
        {(figures) => <FigureFacts {...figures} />}
      </LoadedPart>
    </Stack>
  );
}

function FigureFacts({ takenJobs, completedJobs, minutesToAccept, rating, ratings }: Figures) {
  const { month, facts, rated } = useMessages(providerDesk);
  const { number } = useFormats();
  return (
    <Facts
      facts={[
        { label: month.taken, value: number(takenJobs) },
        { label: month.completed, value: number(completedJobs) },
        { label: month.speed, value: minutesToAccept !== null && month.minutes({ count: minutesToAccept }) },
        { label: facts.rating, value: rating !== null && rated({ rating: number(rating), ratings }) },
      ]}
    />
  );
}
