import "@mantine/core/styles/Checkbox.css";
import { limits } from "@hunarmand/api/limits";
import { Checkbox } from "@mantine/core";
import jobCare from "../../../../locales/en/job-care.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { FormerHandyman } from "../kept-draft.ts";

interface AskFirstProps {
  former: FormerHandyman;
  change: (former: FormerHandyman) => void;
}

/** Whether the handyman of the earlier job is asked before everybody else. */
export function AskFirst({ former, change }: AskFirstProps) {
  const { again } = useMessages(jobCare);
  return (
    <Checkbox
      className="tall-check"
      label={again.askFirst({ name: former.name })}
      description={again.askFirstHint({ minutes: limits.firstAskMinutes })}
      checked={former.isAsked}
      onChange={({ currentTarget }) => change({ ...former, isAsked: currentTarget.checked })}
    />
  );
}
