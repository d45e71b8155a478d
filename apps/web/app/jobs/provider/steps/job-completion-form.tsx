import { type JobDetails, workStatuses } from "@hunarmand/api/jobs/job";
import { workStatus } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { Anchor, Button, Card, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { StarRating } from "../../../shared/forms/star-rating.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useHeadingSays } from "../../../shared/spoken/spoken-heading.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { JobStage } from "../../job-stage.ts";
import { afterPrice, JobProgressBar } from "../job-progress-bar.tsx";
import { isOfferWaiting, OfferFirst } from "../price/price-state.tsx";
import { PriceToCollect } from "../price/price-to-collect.tsx";
import { NoWorkHere, RunningJob } from "../running-job.tsx";
import { WaitingOf } from "../waiting-of-job.ts";
import { AskCash } from "./completing/ask-cash.tsx";
import { type CashAnswer, readCash } from "./completing/cash-answer.ts";
import { CompletionForm, useCompletion } from "./completing/use-completion.ts";
import { LeaveStep } from "./step-page.tsx";
import { WorkPictures } from "./work-pictures.tsx";

export function JobCompletionForm({ job, stage }: { job: JobDetails; stage: JobStage }) {
  const { completion, details } = useMessages(jobs);
  const form = useCallForm(
    CompletionForm,
    {
      // A tap is enough: no handyman has to type for the customer.
      customerFeedback: job.customerFeedback ?? completion.usualFeedback.none,
      customerRating: job.customerRating ?? (limits.ratingDefault as number),
      workStatus: workStatus.completed,
    },
    { draft: { form: "job-completion", of: job.jobId } },
  );
  const [cash, setCash] = useState<CashAnswer>();
  const save = useCompletion(job, cash);
  useHeadingSays("completion");
  return (
    <Stack gap="lg">
      <JobProgressBar stage={stage} now={afterPrice(job, "money")} />
      <OfferFirst job={job} />
      {!isOfferWaiting(job) && (
        <Card padding="md">
          <PriceToCollect job={job}>
            <AskCash job={job} answer={cash} onSay={setCash} />
          </PriceToCollect>
          <Text mt="sm">{completion.lastStep({ button: completion.submit })}</Text>
          <WaitingOf subject={job.jobId} />
        </Card>
      )}
      <RunningJob job={job} price={null} />
      <FormBody
        form={form}
        onSave={save}
        submitLabel={completion.submit}
        disabled={readCash(cash, job.earning) === undefined}
        inReach={!isOfferWaiting(job)}
      >
        <Text>{completion.intro}</Text>
        <Textarea
          required
          rows={4}
          label={completion.feedback}
          description={completion.feedbackHint}
          {...form.field("customerFeedback")}
        />
        <div className="usual-words">
          {Object.entries(completion.usualFeedback).map(([name, text]) => (
            <Button key={name} variant="default" onClick={() => form.form.setFieldValue("customerFeedback", text)}>
              {text}
            </Button>
          ))}
        </div>
        <StarRating
          label={completion.rating}
          description={completion.ratingHint}
          stars={completion.stars}
          {...form.field("customerRating")}
        />
        <NativeSelect
          required
          label={completion.status}
          data={workStatuses.map((value) => ({ value, label: details.statuses[value] }))}
          {...form.field("workStatus")}
        />
        <WorkPictures job={job} />
      </FormBody>
      {job.nextSteps.includes("submitDetails") && (
        <Anchor component={Link} to={`/acceptjobdetailssubmission/${job.jobId}`} className="tall-link">
          {details.change}
        </Anchor>
      )}
      {job.nextSteps.includes("endWithoutWork") && <NoWorkHere job={job} />}
      <LeaveStep />
    </Stack>
  );
}
