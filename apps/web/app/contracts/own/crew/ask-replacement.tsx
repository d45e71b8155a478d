import type { CrewMember } from "@hunarmand/api/contracts/crew";
import { Button, Group } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../../locales/en/contracts.json";
import ownCrew from "../../../locales/en/own-crew.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import type { OwnContract } from "../own-contract.ts";
import { complaintPath } from "../telling/complaint-path.ts";
import { TellButton } from "../telling/tell-button.tsx";
import { useReports } from "./find-report.ts";

interface AskReplacementProps {
  contract: OwnContract;
  member: CrewMember;
}

/** For somebody else in a crew at work: one tap for who did not come today, or with other words. */
export function AskReplacement({ contract, member }: AskReplacementProps) {
  const { costs } = useMessages(contracts);
  const { absent } = useMessages(ownCrew);
  const { calendarDay } = useFormats();
  const { subjectOf, findReport } = useReports(contract);
  // The office looks for somebody already: what it promised is in place of the ways to ask.
  if (member.leftDate !== null || findReport(member)) return null;
  const { startDate } = contract;
  const subject = subjectOf(member);
  const today = toPakistanDay();
  const hasBegun = startDate === null || startDate <= today;
  return (
    <Group gap="xs">
      {hasBegun && (
        <TellButton
          contract={contract}
          label={absent.label}
          ask={absent.ask({ name: member.name })}
          subject={subject}
          words={absent.words({ day: calendarDay(`${today}T00:00:00+05:00`) })}
          about="replacement"
        />
      )}
      <Button component={Link} to={complaintPath(contract, subject, { about: "replacement" })} variant="subtle">
        {costs.replace}
      </Button>
    </Group>
  );
}
