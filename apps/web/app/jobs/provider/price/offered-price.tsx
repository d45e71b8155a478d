import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Button, Card, Stack, Text } from "@mantine/core";
import jobPrice from "../../../locales/en/job-price.json";
import jobs from "../../../locales/en/jobs.json";
import ownWork from "../../../locales/en/own-work.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { findFee } from "../../../shared/money/kept-after-fee.tsx";
import { splitName } from "../../../shared/phone-code/split-name.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import type { JobStage } from "../../job-stage.ts";
import { toShownObjection } from "../../price/ready-objections.ts";
import { FoldedJob, NoWorkHere } from "../running-job.tsx";
import { StepBody } from "../steps/step-page.tsx";
import { TakeOffer } from "./take-offer.tsx";

interface OfferedPriceProps {
  job: JobDetails;
  /** What the customer would pay, in PKR. */
  offer: number;
  stage: JobStage;
  /** Opens the form for another price. */
  onChange: () => void;
}

/** Replaces the form of the details once the customer has named an amount: that amount, what stays of it, and two answers. */
export function OfferedPrice({ job, offer, stage, onChange }: OfferedPriceProps) {
  const { provider } = useMessages(jobPrice);
  const { pkr } = useFormats();
  const { firstName: customer = job.customerName } = splitName(job.customerName);
  return (
    <StepBody stage={stage} now="price" action={<TakeOffer job={job} offer={offer} />}>
      <Card component="section" padding="md">
        <Stack gap="xs">
          <Spoken as="price-disputed">
            <Text role="alert">
              <WholeNames>{provider.wouldPay({ customer })}</WholeNames>
            </Text>
          </Spoken>
          <p className="price-to-collect ltr">{pkr(offer)}</p>
          <Left job={job} offer={offer} />
          {job.priceObjection && <Text dir="auto">{toShownObjection(job.priceObjection)}</Text>}
        </Stack>
      </Card>
      <Button variant="default" onClick={onChange}>
        {provider.another}
      </Button>
      <FoldedJob job={job} />
      {job.nextSteps.includes("endWithoutWork") && <NoWorkHere job={job} />}
    </StepBody>
  );
}

/** One amount: what the handyman keeps after the fee, and after the materials that they pay. */
function Left({ job, offer }: { job: JobDetails; offer: number }) {
  const { keptAfterFee } = useMessages(ownWork);
  const { afterMaterials } = useMessages(jobs).details;
  const { pkr } = useFormats();
  const kept = offer - findFee(offer, job.platformFeePercent);
  const materials = job.materials ?? 0;
  if (materials > 0 && kept > materials)
    return <Text fw={600}>{afterMaterials({ amount: pkr(kept - materials) })}</Text>;
  return kept < offer ? <Text fw={600}>{keptAfterFee({ amount: pkr(kept) })}</Text> : null;
}
