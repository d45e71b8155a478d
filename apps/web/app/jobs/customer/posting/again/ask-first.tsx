import "@mantine/core/styles/Checkbox.css";
import { limits } from "@hunarmand/api/limits";
import { workBegins } from "@hunarmand/api/providers/work-hours";
import { Checkbox, Text } from "@mantine/core";
import jobCare from "../../../../locales/en/job-care.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { AskedPerson } from "../../asked-person.tsx";
import type { JobDraft } from "../job-draft.ts";
import type { FormerHandyman } from "../kept-draft.ts";
import { fits } from "./fits.ts";

interface AskFirstProps {
  former: FormerHandyman;
  draft: JobDraft;
  change: (former: FormerHandyman) => void;
}

/** Whether the handyman of the earlier job or of a public page is asked before everybody else. */
export function AskFirst({ former, draft, change }: AskFirstProps) {
  const { again } = useMessages(jobCare);
  const { hour } = useFormats();
  return (
    <Checkbox
      className="tall-check"
      label={again.askFirst({ name: former.name })}
      description={
        fits(former, draft)
          ? again.askFirstHint({ minutes: limits.firstAskMinutes, name: former.name, time: hour(workBegins) })
          : again.askFirstMisfit(toMisfit(former, draft))
      }
      checked={former.isAsked}
      onChange={({ currentTarget }) => change({ ...former, isAsked: currentTarget.checked })}
    />
  );
}

/** Said about a posting whose handyman does other work, or works in another city. */
export function AskMisfit({ former, draft }: Omit<AskFirstProps, "change">) {
  const { again } = useMessages(jobCare);
  return <Text mb="md">{again.askFirstMisfit(toMisfit(former, draft))}</Text>;
}

/** Said above a posting: who is asked first, or that they do other work, or work in another city. */
export function AskedFirst({ former, draft }: Omit<AskFirstProps, "change">) {
  const { again } = useMessages(jobCare);
  if (!fits(former, draft)) return <AskMisfit former={former} draft={draft} />;
  // The handyman of an earlier job has a name, the one of a public page also a face.
  if (former.person) return <AskedPerson person={former.person} isFirst />;
  return <Text mb="md">{again.asked({ name: former.name })}</Text>;
}

const toMisfit = ({ name }: FormerHandyman, { skill, city }: JobDraft) => ({
  name,
  skill: getName(skill),
  city: getName(city),
});
