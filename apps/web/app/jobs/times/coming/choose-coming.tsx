import { Text } from "@mantine/core";
import jobTimes from "../../../locales/en/job-times.json";
import jobs from "../../../locales/en/jobs.json";
import { ChoiceChips } from "../../../shared/choices/choice-chips.tsx";
import { useClockTime } from "../../../shared/texts/clock-time.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { type Coming, type ComingChoices, toComing } from "./coming-minutes.ts";

interface ChooseComingProps {
  /** Chips that change while one taps would choose the wrong time: they are listed once. */
  choices: ComingChoices;
  value: Coming;
  onChoose: (coming: Coming) => void;
}

/**
 * Asks when the handyman comes before they accept, with one choice made: the customer reads it with the acceptance (docs/product.md J22). The time of
 * the choice leads, so that nobody promises one that they have not seen.
 */
export function ChooseComing({ choices, value, onChoose }: ChooseComingProps) {
  const { minutes: counts, later, isAfterOwnJob } = choices;
  const { arrival, afterOwnJob, youCome } = useMessages(jobTimes);
  const { wantedSoon } = useMessages(jobs).accept;
  const { minutes } = useFormats();
  const clockTime = useClockTime();
  return (
    <>
      <Text fw={600}>{wantedSoon}</Text>
      {/* The bar with the button says it to screen readers. */}
      <Text fz="h2" fw={700} my={4} aria-hidden="true">
        {youCome({ moment: clockTime(value.at) })}
      </Text>
      <ChoiceChips
        label={arrival.title}
        choices={[
          ...counts.map((count) => ({ value: String(count), label: minutes(count) })),
          ...(later ? [{ value: later, label: clockTime(later) }] : []),
        ]}
        value={value.chip}
        onChoose={(chip) => onChoose(toComing(chip, new Date()))}
      />
      {isAfterOwnJob && value.chip === later && <Text>{afterOwnJob}</Text>}
    </>
  );
}

/** The clock time of the choice, beside the button that sends it: nobody agrees to a time that they have not read. */
export function ComingThen({ coming }: { coming: Coming }) {
  const { youCome } = useMessages(jobTimes);
  const clockTime = useClockTime();
  return (
    <Text size="sm" fw={600} role="status">
      {youCome({ moment: clockTime(coming.at) })}
    </Text>
  );
}
