import { type JobDetails, workStatuses } from "@hunarmand/api/jobs/job";
import { workStatus } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { Anchor, Button, Card, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { StarRating } from "../../../shared/forms/star-rating.tsx";
import { type CallForm, useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useHeadingSays } from "../../../shared/spoken/spoken-heading.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import type { JobStage } from "../../job-stage.ts";
import { afterPrice, JobProgressBar } from "../job-progress-bar.tsx";
import { isOfferWaiting, OfferFirst } from "../price/price-state.tsx";
import { PriceToCollect } from "../price/price-to-collect.tsx";
import { NoWorkHere, RunningJob } from "../running-job.tsx";
import { WaitingOf } from "../waiting-of-job.ts";
import { AskCash, isCashAsked } from "./completing/ask-cash.tsx";
import { type CashAnswer, readCash } from "./completing/cash-answer.ts";
import { CompletionForm, useCompletion } from "./completing/use-completion.ts";
import { useQuestionFirst } from "./completing/use-question-first.ts";
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
      workStatus: workStatus.completed as string,
    },
    { draft: { form: "job-completion", of: job.jobId } },
  );
  const [cash, setCash] = useState<CashAnswer>();
  const save = useCompletion(job, cash);
  const isCompleting = form.form.values.workStatus === workStatus.completed;
  const isUnanswered = cash === undefined && isCashAsked(job) && isCompleting;
  const { onSubmitCapture, ...asking } = useQuestionFirst(isUnanswered);
  useHeadingSays("completion");
  return (
    <Stack gap="lg">
      <JobProgressBar stage={stage} now={afterPrice(job, "money")} />
      <OfferFirst job={job} />
      {!isOfferWaiting(job) && (
        <Card padding="md">
          <PriceToCollect job={job}>
            <AskCash job={job} answer={cash} onSay={setCash} {...asking} />
          </PriceToCollect>
          <Text mt="sm">{completion.lastStep({ button: completion.submit })}</Text>
          <WaitingOf subject={job.jobId} />
        </Card>
      )}
      <RunningJob job={job} price={null} />
      <div onSubmitCapture={onSubmitCapture}>
        <FormBody
          form={form}
          onSave={save}
          submitLabel={completion.submit}
          disabled={readCash(cash, job.earning) === undefined}
          isQuiet={isUnanswered}
          inReach={!isOfferWaiting(job)}
        >
          <CompletionFields form={form} />
          <WorkPictures job={job} />
        </FormBody>
      </div>
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

interface CompletionFieldsProps<Parsed> {
  form: CallForm<{ customerFeedback: string; customerRating: number; workStatus: string }, Parsed>;
}

function CompletionFields<Parsed>({ form }: CompletionFieldsProps<Parsed>) {
  const { completion, details } = useMessages(jobs);
  return (
    <>
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
    </>
  );
}
