import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import { Text } from "@mantine/core";
import { useState } from "react";
import workFacts from "../../locales/en/work-facts.json";
import { useOffice } from "../../shared/office/office.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { countAtHour, lastsForVisit, roundUp } from "./posting/steps/near-handymen.ts";
import { useWorkFacts } from "./use-work-facts.ts";

interface AnswerProps {
  facts: WorkFacts;
  city: string;
  /** Whether the job is wished as soon as possible. */
  isSoon: boolean;
}

/**
 * How soon there is an answer, in one sentence: by day the usual time (docs/product.md C8); at other hours the end of the round, if somebody
 * takes jobs then (O3).
 */
export function AnswerTime({ facts, city, isSoon }: AnswerProps) {
  const { answer } = useMessages(workFacts);
  const { minutes: sayMinutes } = useFormats();
  const { urgentOfferMinutes } = useOffice();
  const { isDay, taking, minutes } = useAnswer({ facts, city });
  if (isDay) return minutes === null ? null : answer.day({ time: sayMinutes(roundUp(minutes)) });
  return isSoon && taking > 0 && urgentOfferMinutes
    ? answer.night({ time: sayMinutes(Number(urgentOfferMinutes)) })
    : null;
}

/** How soon somebody usually accepts by day, for a job that nobody has accepted. */
export function AnswerOfJob({ skill, city }: { skill: string; city: string }) {
  const facts = useWorkFacts(skill);
  if (!facts) return null;
  return (
    <Text>
      <AnswerTime facts={facts} city={city} isSoon={false} />
    </Text>
  );
}

/** Who can answer now: whether it is an hour at which all take jobs, how many of the city do, and the usual minutes until one accepts by day. */
export function useAnswer({ facts, city }: Omit<AnswerProps, "isSoon">) {
  const [now] = useState(() => new Date());
  const minutes = facts.cities.find((each) => each.city === city)?.usualAnswerMinutes.day ?? null;
  return { now, isDay: lastsForVisit("day", now), taking: countAtHour(facts, city, now), minutes };
}
