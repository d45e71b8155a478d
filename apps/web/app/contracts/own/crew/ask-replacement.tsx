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

interface AskReplacementProps {
  contract: OwnContract;
  member: CrewMember | undefined;
}

/** For somebody else in a crew at work: one tap for who did not come today, or with other words. */
export function AskReplacement({ contract, member }: AskReplacementProps) {
  const { costs } = useMessages(contracts);
  const { absent } = useMessages(ownCrew);
  const { day } = useFormats();
  if (!member || member.leftDate !== null) return null;
  const { projectName: project, startDate } = contract;
  const subject = costs.replaceSubject({ name: member.name, project });
  const today = toPakistanDay();
  return (
    <Group gap="xs">
      {(startDate === null || startDate <= today) && (
        <TellButton
          contract={contract}
          label={absent.label}
          ask={absent.ask({ name: member.name })}
          subject={subject}
          words={absent.words({ day: day(`${today}T00:00:00+05:00`) })}
          about="replacement"
        />
      )}
      <Button component={Link} to={complaintPath(contract, subject, { about: "replacement" })} variant="subtle">
        {costs.replace}
      </Button>
    </Group>
  );
}
