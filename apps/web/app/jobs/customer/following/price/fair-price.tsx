import { Alert, Text } from "@mantine/core";
import jobPrice from "../../../../locales/en/job-price.json";
import priceParts from "../../../../locales/en/price-parts.json";
import { WholeNames } from "../../../../shared/lists/whole-names.tsx";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { isAboveUsual } from "../../../price/above-usual.ts";
import type { JobActionProps } from "../../followed-job.ts";

/** Loaded on demand: most prices are usual, or name their materials. */
const AskMaterials = lazyPart(async () => (await import("./ask-materials.tsx")).AskMaterials);

interface FairPriceProps extends JobActionProps {
  /** In PKR. */
  price: number;
  materials: number | null;
}

/**
 * Whether a price is fair, in one sentence: no higher than usual, more than usual, or so much more that it must contain materials, which one tap
 * asks about.
 */
export function FairPrice({ job, refresh, price, materials }: FairPriceProps) {
  const { above } = useMessages(jobPrice);
  const texts = useMessages(priceParts).materials;
  const { pkr } = useFormats();
  const { usualPrice, priceStatus, nextSteps } = job;
  if (!usualPrice) return null;
  const more = price - (materials ?? 0) - usualPrice.to;
  const isAbove = isAboveUsual(usualPrice, { price, materials });
  // After an objection the handyman answers next.
  const mayAsk = more > 0 && materials === null && priceStatus !== "disputed" && nextSteps.includes("disputePrice");
  return (
    <>
      {more <= 0 && <Text>{texts.usual}</Text>}
      {more > 0 && !isAbove && (
        <Text>
          <WholeNames>{texts.least({ amount: pkr(more) })}</WholeNames>
        </Text>
      )}
      {isAbove && (
        <Alert color="marigold" variant="light" p="xs">
          {above}
        </Alert>
      )}
      {mayAsk && <AskMaterials job={job} refresh={refresh} />}
    </>
  );
}
