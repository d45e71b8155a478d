import type { Job } from "@hunarmand/api/jobs/job";
import jobTimes from "../../locales/en/job-times.json";
import { ChoiceChips } from "../../shared/choices/choice-chips.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { sendOrWait } from "../../shared/waiting-calls/send-or-wait.ts";

const usualMinutes = [10, 20, 30, 45, 60, 90];

interface UsualMinutesProps {
  label: string;
  /** No chip is pressed when it is empty. */
  value: string;
  onChoose: (minutes: string) => void;
}

/** The minutes that a handyman says to a customer by one tap: until they come, or of a delay. */
export function UsualMinutes({ label, value, onChoose }: UsualMinutesProps) {
  const { delay } = useMessages(jobTimes);
  const choices = usualMinutes.map((minutes) => ({ value: String(minutes), label: delay.minutes({ minutes }) }));
  return <ChoiceChips label={label} choices={choices} value={value} onChoose={onChoose} />;
}

/** Informs the customer of the minutes, without a network later (docs/product.md J28). */
export const sayMinutes = (
  { jobId, jobNumber }: Pick<Job, "jobId" | "jobNumber">,
  values: { minutes: number; comesAt?: string },
) => sendOrWait({ kind: "late", subject: jobId, name: jobNumber, values });
