import "@mantine/core/styles/Checkbox.css";
import { limits } from "@hunarmand/api/limits";
import { findOfferEnds, isWorkHour } from "@hunarmand/api/providers/work-hours";
import { Checkbox, Text } from "@mantine/core";
import { useState } from "react";
import askFirst from "../../../../locales/en/ask-first.json";
import jobCare from "../../../../locales/en/job-care.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { AskedPerson } from "../../asked-person.tsx";
import { findWish, type JobDraft } from "../job-draft.ts";
import type { FormerHandyman } from "../kept-draft.ts";
import { type AskingWays, BusyAsked } from "./busy-asked.tsx";
import { fits } from "./fits.ts";

interface AskFirstProps {
  former: FormerHandyman;
  draft: JobDraft;
  change: (former: FormerHandyman) => void;
}

/** Whether the handyman of the earlier job or of a public page is asked before everybody else. */
export function AskFirst({ former, draft, change }: AskFirstProps) {
  const texts = useMessages(askFirst);
  const sayHint = useHint(draft);
  return (
    <Checkbox
      className="tall-check"
      label={texts.label({ name: former.name })}
      description={fits(former, draft) ? sayHint(former.name) : texts.misfit(toMisfit(former, draft))}
      checked={former.isAsked}
      onChange={({ currentTarget }) => change({ ...former, isAsked: currentTarget.checked })}
    />
  );
}

/** Says until when only this handyman is asked: at night until the morning, because most sleep. */
function useHint(draft: JobDraft): (name: string) => string {
  const { hint, nightHint } = useMessages(askFirst);
  const { time } = useFormats();
  const [now] = useState(() => new Date());
  const wish = findWish(draft);
  const { expiresAt, laterExpiresAt } = findOfferEnds(now, limits.firstAskMinutes, wish ? new Date(wish) : null);
  const isMorning = !isWorkHour("day", now) && laterExpiresAt > expiresAt;
  return (name) =>
    isMorning
      ? nightHint({ name, time: time(laterExpiresAt.toISOString()) })
      : hint({ minutes: limits.firstAskMinutes, name });
}

/** Said about a posting whose handyman does other work, or works in another city. */
function AskMisfit({ former, draft }: Omit<AskFirstProps, "change">) {
  const { misfit } = useMessages(askFirst);
  return <Text mb="md">{misfit(toMisfit(former, draft))}</Text>;
}

interface AskedFirstProps extends Omit<AskFirstProps, "change"> {
  /** What a handyman who is at another job leaves to choose. Undefined before the last step. */
  ways: AskingWays | undefined;
}

/** Said above a posting: who is asked first, or that they do other work, or work in another city. */
export function AskedFirst({ former, draft, ways }: AskedFirstProps) {
  const { again } = useMessages(jobCare);
  if (!fits(former, draft)) return <AskMisfit former={former} draft={draft} />;
  return (
    <>
      {ways && <BusyAsked former={former} draft={draft} {...ways} />}
      {/* The handyman of an earlier job has a name, the one of a public page also a face. */}
      {former.person ? (
        <AskedPerson person={former.person} isFirst />
      ) : (
        <Text mb="md">{again.asked({ name: former.name })}</Text>
      )}
    </>
  );
}

const toMisfit = ({ name }: FormerHandyman, { skill, city }: JobDraft) => ({
  name,
  skill: getName(skill),
  city: getName(city),
});
