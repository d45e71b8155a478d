import { type JobDetails, workStatuses } from "@hunarmand/api/jobs/job";
import { JobCompletionBody } from "@hunarmand/api/jobs/provider";
import { workStatus } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { Alert, Anchor, Button, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import type { z } from "zod";
import jobs from "../../../locales/en/jobs.json";
import { useFailureNotice } from "../../../shared/dialogs/use-failure-notice.ts";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { StarRating } from "../../../shared/forms/star-rating.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useHeadingSays } from "../../../shared/spoken/spoken-heading.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { sendOrWait } from "../../../shared/waiting-calls/send-or-wait.ts";
import { showDone } from "../../../shared/waiting-calls/show-done.ts";
import { forgetFinished } from "../../../shared/work/current-job.ts";
import type { JobStage } from "../../job-stage.ts";
import { afterPrice, JobProgressBar } from "../job-progress-bar.tsx";
import { isOfferWaiting, OfferFirst } from "../price/price-state.tsx";
import { PriceToCollect } from "../price/price-to-collect.tsx";
import { NoWorkHere, RunningJob } from "../running-job.tsx";
import { forgetJob } from "./job-guard.ts";
import { LeaveStep } from "./step-page.tsx";
import { WorkPictures } from "./work-pictures.tsx";

const CompletionForm = JobCompletionBody.omit({ id: true });

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
  const save = useCompletion(job);
  useHeadingSays("completion");
  return (
    <Stack gap="lg">
      <JobProgressBar stage={stage} now={afterPrice(job, "money")} />
      <OfferFirst job={job} />
      <RunningJob job={job} price={isOfferWaiting(job) ? null : <PriceToCollect job={job} />} />
      {!isOfferWaiting(job) && <Alert color="green">{completion.lastStep({ button: completion.submit })}</Alert>}
      <FormBody form={form} onSave={save} submitLabel={completion.submit} inReach={!isOfferWaiting(job)}>
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

function useCompletion({ jobId, jobNumber }: JobDetails) {
  const navigate = useNavigate();
  const showFailure = useFailureNotice();
  return async (values: z.output<typeof CompletionForm>) => {
    const { completion } = getMessages(jobs);
    const sent = await sendOrWait({ kind: "completion", subject: jobId, name: jobNumber, values }).catch(
      async (error: unknown) => {
        await showFailure(completion.failed, error);
        throw error;
      },
    );
    forgetJob();
    forgetFinished();
    const isDone = values.workStatus === workStatus.completed;
    showDone(sent, isDone ? completion.done : undefined);
    await navigate(isDone ? "/completedjobs" : "/activejobs");
  };
}
