import type { Job } from "@hunarmand/api/jobs/job";
import { Alert, Box, Card, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import jobPrice from "../../../locales/en/job-price.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { KeptOfPrice } from "../../../shared/money/kept-of-price.tsx";
import { splitName } from "../../../shared/phone-code/split-name.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { toShownObjection } from "../../price/ready-objections.ts";
import { CorrectPrice } from "./correct-price.tsx";
import { TakeOffer } from "./take-offer.tsx";

interface OfferProps {
  job: Job;
  /** What the customer would pay, in PKR. */
  offer: number;
}

interface ObjectionProps {
  job: Job;
  /** The customer's amount while it waits for an answer, in PKR. */
  offer: number | null;
  /** Whether another button leads the screen. */
  isPlain: boolean;
}

/** What the customer answered to the price that was sent, and the button to agree to their amount. */
export function Objection({ job, offer, isPlain }: ObjectionProps) {
  const { provider } = useMessages(jobPrice);
  const { pkr } = useFormats();
  const { priceObjection, offeredPrice } = job;
  return (
    <Alert color="marigold" title={provider.disputed}>
      <Stack gap="xs" align="flex-start">
        <Spoken as="price-disputed">
          {priceObjection && <Text dir="auto">{toShownObjection(priceObjection)}</Text>}
          {offeredPrice !== null && (
            <Text fw={600}>
              <WholeNames>{provider.offers({ amount: pkr(offeredPrice) })}</WholeNames>
            </Text>
          )}
        </Spoken>
        {offer !== null && <KeptOfPrice price={offer} materials={job.materials} of={job} />}
        {offer !== null && <TakeOffer job={job} offer={offer} isMain={!isPlain} />}
      </Stack>
    </Alert>
  );
}

/** The amount that the customer would pay, in large digits what stays of it, and their words. */
export function OfferFacts({ job, offer }: OfferProps) {
  const { provider } = useMessages(jobPrice);
  const { pkr } = useFormats();
  const { firstName: customer = job.customerName } = splitName(job.customerName);
  return (
    <Stack gap="xs">
      <Spoken as="price-disputed">
        <Text role="alert">
          <WholeNames>{provider.wouldPay({ customer })}</WholeNames>
        </Text>
      </Spoken>
      <Text fz="xl" fw={600} className="ltr">
        {pkr(offer)}
      </Text>
      <KeptOfPrice price={offer} materials={job.materials} of={job} isLead />
      {job.priceObjection && <Text dir="auto">{toShownObjection(job.priceObjection)}</Text>}
    </Stack>
  );
}

/** The two answers to the amount, side by side: it is taken, or another one is said. */
export function OfferAnswers({ job, offer, children }: OfferProps & { children: ReactNode }) {
  return (
    <div className="card-buttons">
      <TakeOffer job={job} offer={offer} />
      {children}
    </div>
  );
}

/** The customer's amount leads a screen that is about something else, with its answers at the thumb. */
export function OfferFirst({ job, offer }: OfferProps) {
  return (
    <>
      <Card component="section" padding="md">
        <OfferFacts job={job} offer={offer} />
      </Card>
      <Box w="100%" className="thumb-bar form-bar">
        <OfferAnswers job={job} offer={offer}>
          <CorrectPrice job={job} />
        </OfferAnswers>
      </Box>
    </>
  );
}

/** The customer's amount leads the card of its job in a list. */
export function OfferOnCard({ job, offer }: OfferProps) {
  return (
    <>
      <OfferFacts job={job} offer={offer} />
      <OfferAnswers job={job} offer={offer}>
        <CorrectPrice job={job} />
      </OfferAnswers>
    </>
  );
}
