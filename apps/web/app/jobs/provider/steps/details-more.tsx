import { type JobDetails, workStatuses } from "@hunarmand/api/jobs/job";
import { workStatus } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import { type RefObject, useEffect } from "react";
import jobs from "../../../locales/en/jobs.json";
import { ChoiceChips } from "../../../shared/choices/choice-chips.tsx";
import type { CallForm } from "../../../shared/forms/use-call-form.ts";
import { fullAddress } from "../../../shared/place/shown-address.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";

const { jobDurationDaysMin, jobDurationDaysMax } = limits;
const durations = Array.from({ length: jobDurationDaysMax - jobDurationDaysMin + 1 }, (_, i) => i + jobDurationDaysMin);
const usualMinutes = [30, 60, 120, 180, 240, 480];

/** The name of the work in the catalogue, with which the description begins in the reader's language. */
const workOf = ({ subSkill, skill }: JobDetails) => subSkill ?? skill;

/** Nobody wrote the name of the work, so it is sent as the catalogue has it: others recognise it in any language. */
export const toSentDescription = (job: JobDetails, typed: string): string =>
  typed === usualDetails(job).description ? workOf(job) : typed;

/** Returns the description as the form shows it. */
const toShownDescription = (job: JobDetails): string =>
  job.description === null || job.description === workOf(job) ? usualDetails(job).description : job.description;

/** What most jobs keep: no handyman has to type more than the price. */
const usualDetails = (job: JobDetails) => ({
  duration: String(jobDurationDaysMin),
  workMinutes: "",
  description: getName(workOf(job)),
  // Most work is at the customer's home, and correcting is easier than typing.
  location: fullAddress(job),
  workStatus: workStatus.inProgress as string,
});

/** Returns the form's first values: what was sent, or else what is usual. */
export function toFormValues(job: JobDetails) {
  const usual = usualDetails(job);
  return {
    duration: String(job.duration ?? usual.duration),
    workMinutes: String(job.workMinutes ?? usual.workMinutes),
    materials: String(job.materials ?? ""),
    salary: job.salary === null ? (job.followsJobId ? "0" : "") : String(job.salary),
    description: toShownDescription(job),
    location: job.location ?? usual.location,
    workStatus: job.workStatus ?? usual.workStatus,
  };
}

type Details = ReturnType<typeof usualDetails>;

interface DetailsMoreProps<Parsed> {
  job: JobDetails;
  form: CallForm<Details & { salary: string; materials: string }, Parsed>;
  /** The fold, which the form opens when a field in it is refused. */
  fold: RefObject<HTMLDetailsElement | null>;
}

/** All but the price and its materials, folded. It opens by itself when something in it is not as usual. */
export function DetailsMore<Parsed>({ job, form, fold }: DetailsMoreProps<Parsed>) {
  const { details } = useMessages(jobs);
  const { field, form: own } = form;
  const usual = usualDetails(job);
  const isDue = (Object.keys(usual) as (keyof Details)[]).some((name) => own.values[name] !== usual[name]);
  useEffect(() => {
    if (isDue && fold.current) fold.current.open = true;
  }, [isDue, fold]);
  const { duration, description, location, status } = details;
  return (
    <details className="job-more" ref={fold}>
      <summary>{details.more({ fields: joinParts([duration, description, location, status]) })}</summary>
      <Stack gap="md">
        <NativeSelect
          required
          label={duration}
          description={details.durationHint}
          data={durations.map((days) => ({ value: String(days), label: details.days({ days }) }))}
          {...field("duration")}
        />
        <WorkMinutes
          value={own.values.workMinutes}
          onChoose={(minutes) => own.setFieldValue("workMinutes", minutes as never)}
        />
        <Textarea
          required
          autosize={false}
          rows={4}
          label={description}
          description={details.descriptionHint}
          {...field("description")}
        />
        <TextInput required autoComplete="off" label={location} {...field("location")} />
        <NativeSelect
          required
          label={status}
          data={workStatuses.map((value) => ({ value, label: details.statuses[value] }))}
          {...field("workStatus")}
        />
      </Stack>
    </details>
  );
}

interface WorkMinutesProps {
  /** As the form stores it; empty for none. */
  value: string;
  onChoose: (minutes: string) => void;
}

/** How long the work takes within a day, by one tap. A second tap takes the choice back. */
function WorkMinutes({ value, onChoose }: WorkMinutesProps) {
  const { details } = useMessages(jobs);
  const { minutes } = useFormats();
  return (
    <ChoiceChips
      label={details.workMinutes}
      choices={usualMinutes.map((count) => ({ value: String(count), label: minutes(count) }))}
      value={value}
      onChoose={(chosen) => onChoose(chosen === value ? "" : chosen)}
    />
  );
}
