import { isNight } from "@hunarmand/api/hours";
import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import { Text } from "@mantine/core";
import { useState } from "react";
import workFacts from "../../locales/en/work-facts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { roundUp } from "./posting/steps/near-handymen.ts";
import { useWorkFacts } from "./use-work-facts.ts";

export interface AnswerProps {
  facts: WorkFacts;
  city: string;
}

/** How soon somebody usually accepts at this time of the day, in one sentence (docs/product.md C8). */
export function AnswerTime({ facts, city }: AnswerProps) {
  const { answer } = useMessages(workFacts);
  const { minutes: sayMinutes } = useFormats();
  const { isAtNight, minutes } = useAnswerTime({ facts, city });
  if (minutes === null) return isAtNight ? answer.morning : null;
  return answer[isAtNight ? "night" : "day"]({ time: sayMinutes(roundUp(minutes)) });
}

/** How soon somebody accepts, for a job that nobody has accepted. */
export function AnswerOfJob({ skill, city }: { skill: string; city: string }) {
  const facts = useWorkFacts(skill);
  if (!facts) return null;
  return (
    <Text>
      <AnswerTime facts={facts} city={city} />
    </Text>
  );
}

/** The usual minutes until somebody accepts, by day or by night. Null if they are not known. */
export function useAnswerTime({ facts, city }: AnswerProps) {
  const [isAtNight] = useState(() => isNight(new Date()));
  const usual = facts.cities.find((each) => each.city === city)?.usualAnswerMinutes;
  return { isAtNight, minutes: usual?.[isAtNight ? "night" : "day"] ?? null };
}
