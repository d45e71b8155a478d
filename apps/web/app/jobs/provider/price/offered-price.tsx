import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Button, Card } from "@mantine/core";
import jobPrice from "../../../locales/en/job-price.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { JobStage } from "../../job-stage.ts";
import { FoldedJob, NoWorkHere } from "../running-job.tsx";
import { StepBody } from "../steps/step-page.tsx";
import { OfferAnswers, OfferFacts } from "./offer-at-hand.tsx";

interface OfferedPriceProps {
  job: JobDetails;
  /** What the customer would pay, in PKR. */
  offer: number;
  stage: JobStage;
  /** Opens the form for another price. */
  onChange: () => void;
}

/** Replaces the form of the details once the customer has named an amount: that amount, what stays of it, and two answers at the thumb. */
export function OfferedPrice({ job, offer, stage, onChange }: OfferedPriceProps) {
  const { provider } = useMessages(jobPrice);
  return (
    <StepBody
      stage={stage}
      now="price"
      action={
        <OfferAnswers job={job} offer={offer}>
          <Button fullWidth px="xs" variant="default" onClick={onChange}>
            {provider.another}
          </Button>
        </OfferAnswers>
      }
    >
      <Card component="section" padding="md">
        <OfferFacts job={job} offer={offer} />
      </Card>
      <FoldedJob job={job} />
      {job.nextSteps.includes("endWithoutWork") && <NoWorkHere job={job} />}
    </StepBody>
  );
}
