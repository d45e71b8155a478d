import type { Job } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import jobPrice from "../../../locales/en/job-price.json";
import { Banknotes } from "../../../shared/money/lazy-banknotes.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { PriceState } from "./price-state.tsx";

/** Loaded on demand: the amount to collect comes first. */
const KeptOfPrice = lazyPart(async () => (await import("../../../shared/money/kept-of-price.tsx")).KeptOfPrice);

/** What the handyman collects from the customer at the end, in large digits. `children`: the question whether they have it. */
export function PriceToCollect({ job, children }: { job: Job; children?: ReactNode }) {
  const { earning, priceStatus } = job;
  const { provider } = useMessages(jobPrice);
  const { pkr } = useFormats();
  if (earning === null) return null;
  // Nothing is to be collected that the customer does not agree to: their answer comes first.
  if (priceStatus === "disputed") return <PriceState job={job} />;
  return (
    <div>
      {earning > 0 ? (
        <Spoken as="collect">
          <Text>{provider.collect}</Text>
        </Spoken>
      ) : (
        <Text>{provider.collectNothing}</Text>
      )}
      {earning > 0 && (
        <>
          <p className="price-to-collect ltr">{pkr(earning)}</p>
          {children}
          <Banknotes pkr={earning} />
          <KeptOfPrice price={earning} materials={job.materials} of={job} />
          <Text c="dimmed">
            {priceStatus && provider[priceStatus]} {provider.paidInPortal}
          </Text>
        </>
      )}
    </div>
  );
}
