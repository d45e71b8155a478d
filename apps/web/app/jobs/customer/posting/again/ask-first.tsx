import "@mantine/core/styles/Checkbox.css";
import { limits } from "@hunarmand/api/limits";
import { Checkbox } from "@mantine/core";
import jobCare from "../../../../locales/en/job-care.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import type { JobDraft } from "../job-draft.ts";
import type { FormerHandyman } from "../kept-draft.ts";

interface AskFirstProps {
  former: FormerHandyman;
  draft: JobDraft;
  change: (former: FormerHandyman) => void;
}

/** Whether the handyman does this work in this city, as far as it is known. The server decides. */
const fits = ({ skills, city }: FormerHandyman, draft: JobDraft): boolean =>
  (skills?.includes(draft.skill) ?? true) && (city ?? draft.city) === draft.city;

/** Whether the handyman of the earlier job or of a public page is asked before everybody else. */
export function AskFirst({ former, draft, change }: AskFirstProps) {
  const { again } = useMessages(jobCare);
  return (
    <Checkbox
      className="tall-check"
      label={again.askFirst({ name: former.name })}
      description={
        fits(former, draft)
          ? again.askFirstHint({ minutes: limits.firstAskMinutes })
          : again.askFirstMisfit({ name: former.name, skill: getName(draft.skill), city: getName(draft.city) })
      }
      checked={former.isAsked}
      onChange={({ currentTarget }) => change({ ...former, isAsked: currentTarget.checked })}
    />
  );
}
