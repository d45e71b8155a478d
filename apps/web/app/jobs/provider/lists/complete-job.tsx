import type { Job } from "@hunarmand/api/jobs/job";
import { Button, Stack, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import jobPrice from "../../../locales/en/job-price.json";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { getJobTitle } from "../../../shared/lists/work-title.ts";
import type { Formats } from "../../../shared/texts/formats.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { rememberCurrentJob, rememberFinished } from "../../../shared/work/current-job.ts";
import { isUnfinished } from "../../../shared/work/provider-jobs.ts";
import { toShownObjection } from "../../price/ready-objections.ts";
import { findMissingPath, findMissingStep, isPriceOpen, type MissingStep } from "../next-screen.ts";

interface CompleteProps {
  job: Job;
  /** Whether its card is the first of the list: the button is then at the thumb, where the next two taps are. */
  isFirst: boolean;
}

/** The completion as the main button, at the thumb below the job's name for the first card. */
export function CompleteAtThumb({ job, isFirst }: CompleteProps) {
  if (!isFirst) return <CompleteButton job={job} isMain />;
  return (
    <Stack gap={4} w="100%" className="thumb-bar form-bar">
      <Text size="sm" fw={600} ta="center">
        {joinParts([getJobTitle(job), job.customerName])}
      </Text>
      <CompleteButton job={job} isMain />
    </Stack>
  );
}

/** The completion of a job that is not ready for it, with what comes first. */
export function CompleteLater({ job }: { job: Job }) {
  return (
    <Stack gap={0}>
      <Text size="sm" c="dimmed" ta="center">
        {useFirst(job)}
      </Text>
      <CompleteButton job={job} />
    </Stack>
  );
}

/** What the handyman or the customer does before the completion. */
function useFirst(job: Job): string {
  const { active } = useMessages(jobs);
  const { provider } = useMessages(jobPrice);
  const missing = findMissingStep(job);
  if (missing) return active.lacks[missing];
  return job.priceStatus === "disputed" ? provider.disputed : active.confirmUnagreed({ customer: job.customerName });
}

/** On every active job. It is the main button once no step is missing and the price is agreed, and plain text until then. */
function CompleteButton({ job, isMain = false }: { job: Job; isMain?: boolean }) {
  const { active } = useMessages(jobs);
  const complete = useComplete(job);
  return (
    <Button {...(isMain ? { size: "lg" } : { variant: "subtle" })} onClick={complete}>
      {active.complete}
    </Button>
  );
}

/** Asks first, and says that one step is left. While something is to be done before, the dialog says what, and leads to it. */
function useComplete(job: Job) {
  const { jobId } = job;
  const navigate = useNavigate();
  const formats = useFormats();
  return async () => {
    const missing = findMissingStep(job);
    const lack = describeLack(job, missing, formats);
    // Who stopped after the question is not asked again.
    const isAgreed = isUnfinished(job) || (await confirmAction(lack ?? describeCompletion(job)));
    if (!isAgreed) return;
    rememberCurrentJob(jobId);
    if (!lack) rememberFinished(jobId);
    await navigate(missing ? findMissingPath(jobId, missing) : `/jobcompletion/${jobId}`);
  };
}

/** The dialog instead of the question, if the handyman has another step to take first: the completion shows the customer's answer to a price. */
function describeLack(job: Job, missing: MissingStep | undefined, { pkr }: Pick<Formats, "pkr">) {
  const { active, later, nextSteps } = getMessages(jobs);
  const { provider } = getMessages(jobPrice);
  const { jobNumber, customerName, offeredPrice, priceObjection } = job;
  const facts = joinParts([getJobTitle(job), jobNumber, customerName]);
  const dialog = { kind: "info", no: later } as const;
  if (missing) return { ...dialog, title: active.lacks[missing], text: facts, yes: nextSteps[missing] };
  if (job.priceStatus !== "disputed") return undefined;
  const answer =
    offeredPrice === null
      ? priceObjection && toShownObjection(priceObjection)
      : provider.offers({ amount: pkr(offeredPrice) });
  return { ...dialog, title: provider.disputed, text: answer ?? facts, yes: provider.toAnswer };
}

/** A price that still waits for the customer's answer keeps no handyman from completing (docs/product.md J20). */
function describeCompletion(job: Job) {
  const { active } = getMessages(jobs);
  const { no } = getMessages(shared);
  const { jobNumber: number, customerName: customer } = job;
  const question = active.confirmText({ work: getJobTitle(job), number, customer });
  const text = isPriceOpen(job) ? `${active.confirmUnagreed({ customer })} ${question}` : question;
  return { title: active.confirmTitle, text, yes: active.confirmYes, no };
}
