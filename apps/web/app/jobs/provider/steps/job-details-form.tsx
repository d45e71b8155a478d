import type { JobDetails } from "@hunarmand/api/jobs/job";
import { Stack, Text } from "@mantine/core";
import { type RefObject, useEffect, useRef } from "react";
import jobs from "../../../locales/en/jobs.json";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useHeadingSays } from "../../../shared/spoken/spoken-heading.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import type { JobStage } from "../../job-stage.ts";
import { LazyMaterialsField } from "../../price/lazy-price-parts.tsx";
import { JobProgressBar } from "../job-progress-bar.tsx";
import { usePriceQuestion } from "../price/price-question.tsx";
import { isOfferWaiting, PriceState } from "../price/price-state.tsx";
import { FeeRule, SalaryField } from "../price/salary-field.tsx";
import { FoldedJob, NoWorkHere } from "../running-job.tsx";
import { DetailsMore, toFormValues } from "./details-more.tsx";
import { LeaveStep } from "./step-page.tsx";
import { DetailsForm, useSaveDetails } from "./use-save-details.tsx";
import { WorkPictures } from "./work-pictures.tsx";

/** Loaded on demand: few jobs repeat an earlier one. */
const FreeVisit = lazyPart(async () => (await import("../problem/job-problem.tsx")).FreeVisit);

/** Loaded on demand: offers of another amount are rare. */
const BetweenPrices = lazyPart(async () => (await import("../price/between-prices.tsx")).BetweenPrices);

/** Loaded on demand: at first nothing is sent. */
const SentPrice = lazyPart(async () => (await import("./sent/sent-price.tsx")).SentPrice);

/** Loaded on demand: it is the last line. */
const NobodyOpens = lazyPart(async () => (await import("../arrival/nobody-opens.tsx")).NobodyOpens);

/** Loaded on demand: most arrivals are verified. */
const StartByCode = lazyPart(async () => (await import("../arrival/start-by-code.tsx")).StartByCode);

/** Whether the price is sent and its customer has not answered yet. */
const isPriceSent = ({ priceStatus, salary, detailsSubmittedAt }: JobDetails): boolean =>
  priceStatus === "asked" && salary !== null && detailsSubmittedAt !== null;

/** The form for the price and the details. Folded below the price that was sent, until the customer has answered it. */
export function JobDetailsForm({ job, stage }: { job: JobDetails; stage: JobStage }) {
  const isSent = isPriceSent(job);
  useHeadingSays(isSent ? "price-sent" : "details");
  const fold = useRef<HTMLDetailsElement>(null);
  const fields = <DetailsFields job={job} sent={isSent ? fold : undefined} />;
  return (
    <Stack gap="lg">
      <JobProgressBar stage={stage} now="price" />
      {job.followsJobId && <FreeVisit job={job} />}
      {isSent ? (
        <SentPrice job={job} fold={fold}>
          {fields}
        </SentPrice>
      ) : (
        fields
      )}
      {job.nextSteps.includes("startByCode") && <StartByCode job={job} />}
      <NobodyOpens hasOpened={job.startedByCode} />
      {job.nextSteps.includes("endWithoutWork") && <NoWorkHere job={job} />}
      <LeaveStep />
    </Stack>
  );
}

interface DetailsFieldsProps {
  job: JobDetails;
  /** The fold that has the form, while the price above it waits for an answer. */
  sent: RefObject<HTMLDetailsElement | null> | undefined;
}

function DetailsFields({ job, sent }: DetailsFieldsProps) {
  const { details } = useMessages(jobs);
  const fold = useRef<HTMLDetailsElement>(null);
  const form = useCallForm(DetailsForm, toFormValues(job), {
    draft: { form: "job-details", of: job.jobId },
    showFields: (names) => {
      if (fold.current && names.some((name) => name !== "salary" && name !== "materials")) fold.current.open = true;
    },
  });
  const { values, setFieldValue } = form.form;
  const isChanged = values.salary !== toFormValues(job).salary;
  // What was typed before a reload is in sight.
  useEffect(() => {
    if (isChanged && sent?.current) sent.current.open = true;
  }, [isChanged, sent]);
  const question = usePriceQuestion(job);
  const save = useSaveDetails(job, async (sent) => {
    const answer = await question.ask(sent);
    // A second try after a failure sends the same.
    setFieldValue("description", answer.description);
    if (answer.salary !== sent.salary) setFieldValue("salary", String(answer.salary));
    return answer;
  });
  const { pkr } = useFormats();
  const price = DetailsForm.shape.salary.safeParse(values.salary).data;
  const materials = values.materials === "" ? null : Number(values.materials) || 0;
  // Unless its materials change, the thumb's button does not send the price again that waits for an answer, or that the customer has refused.
  const isSame =
    (sent !== undefined || job.priceStatus === "disputed") && price === job.salary && materials === job.materials;
  return (
    <>
      <FormBody
        form={form}
        onSave={save}
        submitLabel={price ? details.sendPrice({ amount: pkr(price) }) : details.submit}
        inReach={!isSame}
      >
        <SalaryField job={job} price={price} materials={materials} {...form.field("salary")} />
        {job.salary !== null && job.offeredPrice !== null && isOfferWaiting(job) && (
          <BetweenPrices
            own={job.salary}
            offered={job.offeredPrice}
            value={values.salary}
            onChoose={(amount) => setFieldValue("salary", amount)}
          />
        )}
        {!job.followsJobId && (
          <LazyMaterialsField price={price ?? 0} materials={materials ?? 0} {...form.field("materials")} />
        )}
        {/* Below the price: a second tap on an amount must not agree to the customer's. */}
        {!sent && job.priceStatus !== null && <PriceState job={job} isPlain />}
        {!sent && <FoldedJob job={job} />}
        <DetailsMore job={job} form={form} fold={fold} />
        {!sent && <WorkPictures job={job} showsOthers={false} />}
        <Text c="dimmed">{details.canChange}</Text>
        <FeeRule of={job} />
      </FormBody>
      {question.dialog}
    </>
  );
}
