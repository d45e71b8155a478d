import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import { findJobCall } from "@hunarmand/api/open-hours";
import { workBegins } from "@hunarmand/api/providers/work-hours";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import nightAnswers from "../../../../locales/en/night-answers.json";
import workFacts from "../../../../locales/en/work-facts.json";
import { isLateCall } from "../../../../shared/office/late-call.ts";
import { OfficeCallTime } from "../../../../shared/office/next-office-call.tsx";
import { useOpeningHours } from "../../../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { useAnswer } from "../../answer-time.tsx";
import { FirstHelp } from "../../first-help.tsx";
import { findWish, type JobDraft } from "../job-draft.ts";
import { useOfferEnds } from "../people/use-offer-ends.ts";
import { listTimeChoices, toTypedTime } from "./time-choices.ts";

/** So many may all be busy. */
const fewMax = 2;

interface FewHandymenProps {
  draft: Pick<JobDraft, "skill" | "subSkill" | "city" | "time" | "scheduledAt">;
  facts: WorkFacts;
  /** How many do this work in the city. */
  handymen: number;
  /** Whether one of them is asked first. */
  isAsking: boolean | undefined;
  change: (time: Pick<JobDraft, "time" | "scheduledAt">) => void;
}

/** Before the job is sent: what helps at once, and where few can come now, what follows if they cannot. */
export function FewHandymen(props: FewHandymenProps) {
  const { draft, facts, handymen, isAsking } = props;
  const { isDay, taking } = useAnswer({ facts, city: draft.city });
  const isSoon = draft.time === "soon";
  const isNightWish = isSoon && !isDay;
  return (
    <>
      {isSoon && <FirstHelp work={draft} />}
      {isAsking ? (
        isNightWish && <OneAtNight {...props} />
      ) : isNightWish && taking < handymen ? (
        <FewAtNight {...props} taking={taking} />
      ) : (
        <FewInCity {...props} />
      )}
    </>
  );
}

/** The next morning by one tap. */
function useMorning({ change }: Pick<FewHandymenProps, "change">) {
  const now = new Date();
  const choice: "today" | "morning" = listTimeChoices(now).includes("today") ? "today" : "morning";
  return { choice, choose: () => change(toTypedTime(choice, now)) };
}

/** The one who is asked first has the time until their hours begin. */
function OneAtNight({ change }: FewHandymenProps) {
  const { morning, instead } = useMessages(nightAnswers);
  const { hour } = useFormats();
  const { choice, choose } = useMorning({ change });
  return (
    <>
      <Text fw={600}>{morning({ time: hour(workBegins) })}</Text>
      <Button variant="default" mt="xs" px="sm" onClick={choose}>
        {instead[choice]}
      </Button>
    </>
  );
}

/** Some or all who do this work sleep. */
function FewAtNight({ draft, facts, handymen, taking, change }: FewHandymenProps & { taking: number }) {
  const { morning, few, ofAll, next, nights, later } = useMessages(nightAnswers);
  const { hour } = useFormats();
  const time = hour(workBegins);
  const { choice, choose } = useMorning({ change });
  const known = facts.cities.find(({ city }) => city === draft.city)?.nightJobs;
  const wish = findWish(draft);
  const ends = useOfferEnds(wish);
  return (
    <>
      <Text fw={600}>
        {taking === 0
          ? morning({ time })
          : taking <= fewMax
            ? few({ count: taking })
            : ofAll({ taking, count: handymen })}
      </Text>
      {known && taking > 0 && <Text>{nights(known)}</Text>}
      {taking > 0 && <Text>{next({ count: handymen - taking, time })}</Text>}
      <OfficeCallTime from={ends?.expiresAt} wish={wish} isLast />
      <Button variant="default" mt="xs" px="sm" onClick={choose}>
        {later[choice]({ count: handymen })}
      </Button>
    </>
  );
}

/** By when the office calls, where few do this work, or too few jobs say how soon somebody accepts. */
function FewInCity({ draft, facts, handymen }: FewHandymenProps) {
  const { fewIn, office } = useMessages(nightAnswers);
  const { answer } = useMessages(workFacts);
  const { isDay, minutes } = useAnswer({ facts, city: draft.city });
  const wish = findWish(draft);
  const ends = useOfferEnds(wish);
  const isFew = handymen <= fewMax;
  if (!isFew && (!isDay || minutes !== null)) return wish === undefined && <LateCall from={ends?.expiresAt} />;
  return (
    <>
      {isFew && <Text fw={600}>{fewIn({ count: handymen, city: getName(draft.city) })}</Text>}
      <Text>{isFew ? office : answer.nobody}</Text>
      <OfficeCallTime from={ends?.expiresAt} wish={wish} />
    </>
  );
}

/** In the evening, by when the office calls if nobody accepts. */
function LateCall({ from }: { from: Date | undefined }) {
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  if (!hours || !from) return null;
  const call = findJobCall({ from, wished: null }, hours);
  return isLateCall(call, now) && <OfficeCallTime from={from} wish={undefined} isLast />;
}
