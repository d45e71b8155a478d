import type { Job } from "@hunarmand/api/jobs/job";
import { Box } from "@mantine/core";
import jobPrice from "../../../locales/en/job-price.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { KeptOfPrice } from "./kept-of-price.tsx";
import { TakeOffer } from "./take-offer.tsx";

interface OfferAtHandProps {
  job: Job;
  /** In PKR. */
  offer: number;
  /** Puts the button at the thumb. */
  isMain: boolean;
  /** Whether another button leads the screen. */
  isPlain: boolean;
}

/** Says what stays of the amount that the customer offers, with the button that takes it. */
export function OfferAtHand({ job, offer, isMain, isPlain }: OfferAtHandProps) {
  const { provider } = useMessages(jobPrice);
  const { pkr } = useFormats();
  const kept = <KeptOfPrice price={offer} materials={job.materials} of={job} />;
  if (!isMain)
    return (
      <>
        {kept}
        <TakeOffer job={job} offer={offer} isMain={!isPlain} />
      </>
    );
  return (
    <Box w="100%" className="thumb-bar form-bar">
      {/* The bar may cover the customer's words. */}
      <Box mb="xs" ta="center">
        {provider.offers({ amount: pkr(offer) })}
        {kept}
      </Box>
      <TakeOffer job={job} offer={offer} />
    </Box>
  );
}
