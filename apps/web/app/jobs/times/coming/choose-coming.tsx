import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import { useState } from "react";
import jobTimes from "../../../locales/en/job-times.json";
import { ChoiceChips } from "../../../shared/choices/choice-chips.tsx";
import { useClockTime } from "../../../shared/texts/clock-time.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { listComingChoices, minutesUntil } from "./coming-minutes.ts";

/** When the handyman comes, as they accept a job: minutes from now, or the morning as ISO 8601. */
export type Coming = string;

/** Returns the minutes from now until then. */
export const toMinutes = (coming: Coming): number =>
  coming.includes("T") ? minutesUntil(new Date(coming), new Date()) : Number(coming);

/** Returns the choice that is made before somebody taps one; undefined for a job with a time, which nobody has to say. */
export function findFirstComing(offer: RequestedJob | undefined): Coming | undefined {
  if (!offer || offer.scheduledFor !== null) return undefined;
  const { morning, first } = listComingChoices(new Date(), offer);
  return morning ?? String(first);
}

interface ChooseComingProps {
  offer: RequestedJob;
  value: Coming;
  onChoose: (coming: Coming) => void;
}

/** Asks when the handyman comes before they accept, with one choice made: the customer reads it with the acceptance (docs/product.md J22). */
export function ChooseComing({ offer, value, onChoose }: ChooseComingProps) {
  const { arrival } = useMessages(jobTimes);
  const { minutes, time } = useFormats();
  // Chips that change while one taps would choose the wrong time.
  const [choices] = useState(() => listComingChoices(new Date(), offer));
  return (
    <ChoiceChips
      label={arrival.title}
      choices={[
        ...choices.minutes.map((count) => ({ value: String(count), label: minutes(count) })),
        ...(choices.morning ? [{ value: choices.morning, label: time(choices.morning) }] : []),
      ]}
      value={value}
      onChoose={onChoose}
    />
  );
}

/** The choice and its clock time, beside the button that sends it: nobody agrees to a time that they have not read. */
export function ComingThen({ coming }: { coming: Coming }) {
  const { youCome, youComeIn } = useMessages(jobTimes);
  const { minutes } = useFormats();
  const clockTime = useClockTime();
  const moment = clockTime(new Date(Date.now() + toMinutes(coming) * 60_000).toISOString());
  return (
    <Text size="sm" fw={600} mb="xs" role="status">
      {coming.includes("T") ? youCome({ moment }) : youComeIn({ time: minutes(Number(coming)), moment })}
    </Text>
  );
}
