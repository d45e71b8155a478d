import { wireNumber } from "@hunarmand/api/fields";
import type { JobDetails } from "@hunarmand/api/jobs/job";
import { JobDetailsBody, withPriceParts } from "@hunarmand/api/jobs/provider";
import { limits } from "@hunarmand/api/limits";
import { Stack, Text, TextInput, type TextInputProps } from "@mantine/core";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { z } from "zod";
import jobs from "../../../locales/en/jobs.json";
import { useFailureNotice } from "../../../shared/dialogs/use-failure-notice.ts";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { KeptAfterFee } from "../../../shared/money/kept-after-fee.tsx";
import { usePriceFacts } from "../../../shared/offers/wished-facts.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useHeadingSays } from "../../../shared/spoken/spoken-heading.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { sendOrWait } from "../../../shared/waiting-calls/send-or-wait.ts";
import { showDone } from "../../../shared/waiting-calls/show-done.ts";
import type { JobStage } from "../../job-stage.ts";
import { NobodyOpens } from "../arrival/nobody-opens.tsx";
import { JobProgressBar } from "../job-progress-bar.tsx";
import { rememberStep } from "../job-steps.ts";
import { usePriceQuestion } from "../price/price-question.ts";
import { PriceState } from "../price/price-state.tsx";
import { NoWorkHere, RunningJob } from "../running-job.tsx";
import { DetailsMore, toSentDescription, toShownDescription, usualDetails } from "./details-more.tsx";
import { LeaveStep } from "./step-page.tsx";
import { WorkPictures } from "./work-pictures.tsx";

/** Loaded on demand: few jobs repeat an earlier one. */
const FreeVisit = lazyPart(async () => (await import("../problem/job-problem.tsx")).FreeVisit);

/** Loaded on demand: most prices are usual ones. */
const PriceReasons = lazyPart(async () => (await import("../price/price-reasons.tsx")).PriceReasons);

/** Loaded on demand: most arrivals are verified. */
const StartByCode = lazyPart(async () => (await import("../arrival/start-by-code.tsx")).StartByCode);

const { salaryPkrMax } = limits;

/** One sentence gives both limits, for each broken rule. */
const salaryRule = { error: () => getMessages(jobs).details.salaryRule({ max: salaryPkrMax }) };
const DetailsForm = withPriceParts(
  JobDetailsBody.omit({ id: true }).extend({
    salary: wireNumber(
      z.number(salaryRule).min(0, salaryRule).max(salaryPkrMax, salaryRule).multipleOf(0.01, salaryRule),
    ),
  }),
);

function toFormValues(job: JobDetails) {
  const usual = usualDetails(job);
  return {
    duration: String(job.duration ?? usual.duration),
    workMinutes: String(job.workMinutes ?? usual.workMinutes),
    materials: String(job.materials ?? usual.materials),
    salary: job.salary === null ? (job.followsJobId ? "0" : "") : String(job.salary),
    description: toShownDescription(job),
    location: job.location ?? usual.location,
    workStatus: job.workStatus ?? usual.workStatus,
  };
}

export function JobDetailsForm({ job, stage }: { job: JobDetails; stage: JobStage }) {
  const { details } = useMessages(jobs);
  const fold = useRef<HTMLDetailsElement>(null);
  const form = useCallForm(DetailsForm, toFormValues(job), {
    draft: { form: "job-details", of: job.jobId },
    showFields: (names) => {
      if (fold.current && names.some((name) => name !== "salary")) fold.current.open = true;
    },
  });
  const save = useSaveDetails(job);
  const { pkr } = useFormats();
  const isAnswered = job.priceStatus !== null;
  useHeadingSays("details");
  const price = DetailsForm.shape.salary.safeParse(form.form.values.salary).data;
  // The usual price is for the work alone.
  const materials = Number(form.form.values.materials) || 0;
  const isAbove = job.usualPrice !== null && price !== undefined && price - materials > job.usualPrice.to;
  // The thumb's button does not send the price again that the customer has refused.
  const isRefused = job.priceStatus === "disputed" && price === job.salary;
  return (
    <Stack gap="lg">
      <JobProgressBar stage={stage} />
      {/* The field itself is the price, and in sight without scrolling. */}
      <RunningJob job={job} price={isAnswered ? <PriceState job={job} isMain={isRefused} /> : null} />
      {job.followsJobId && <FreeVisit job={job} />}
      <FormBody
        form={form}
        onSave={save}
        submitLabel={price ? details.sendPrice({ amount: pkr(price) }) : details.submit}
        inReach={!isRefused}
      >
        <SalaryField job={job} price={price} isAbove={isAbove} {...form.field("salary")} />
        {isAbove && <PriceReasons usual={usualDetails(job).description} {...form.field("description")} />}
        <DetailsMore job={job} form={form} fold={fold} needsWords={isAbove} />
        <WorkPictures job={job} showsOthers={false} />
        <Text c="dimmed">{details.canChange}</Text>
      </FormBody>
      {job.nextSteps.includes("startByCode") && <StartByCode job={job} isOpen={false} />}
      <NobodyOpens hasOpened={job.startedByCode} />
      {job.nextSteps.includes("endWithoutWork") && <NoWorkHere job={job} />}
      <LeaveStep />
    </Stack>
  );
}

interface SalaryFieldProps extends TextInputProps {
  job: JobDetails;
  /** What is typed, if it is an amount. */
  price: number | undefined;
  /** Whether it is more than usual. */
  isAbove: boolean;
}

/** The price, with the usual one of this work, and what the handyman keeps of it. */
function SalaryField({ job, price = 0, isAbove, ...field }: SalaryFieldProps) {
  const { details, facts } = useMessages(jobs);
  const usual = usePriceFacts(job).find(({ label }) => label === facts.usualPrice)?.value;
  const hint = typeof usual === "string" ? details.salaryUsual({ usual }) : details.salaryHint;
  return (
    <div>
      <TextInput
        required
        readOnly={job.followsJobId !== null}
        data-amount
        inputMode="decimal"
        dir="ltr"
        label={details.salary}
        // Above the field: below it, the button at the thumb would cover the warning.
        description={isAbove ? <strong>{details.salaryAbove}</strong> : hint}
        {...field}
      />
      <KeptAfterFee price={price} of={job} />
    </div>
  );
}

/** Saves the details. The form keeps what was typed when the call fails. */
function useSaveDetails(job: JobDetails) {
  const { jobId, jobNumber } = job;
  const navigate = useNavigate();
  const showFailure = useFailureNotice();
  const askAbout = usePriceQuestion(job);
  return async (values: z.output<typeof DetailsForm>) => {
    await askAbout(values.salary);
    const { details } = getMessages(jobs);
    const body = { ...values, description: toSentDescription(job, values.description) };
    const sent = await sendOrWait({ kind: "details", subject: jobId, name: jobNumber, values: body }).catch(
      async (error: unknown) => {
        await showFailure(details.failed, error);
        throw error;
      },
    );
    rememberStep(`/jobcompletion/${jobId}`);
    showDone(sent, details.done);
    await navigate(sent.isWaiting ? `/jobcompletion/${jobId}` : "/home");
  };
}
