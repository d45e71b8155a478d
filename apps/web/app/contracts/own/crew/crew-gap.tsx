import type { CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { acceptedCallMinutes, addOpenMinutes } from "@hunarmand/api/open-hours";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import contractMoney from "../../../locales/en/contract-money.json";
import ownCrew from "../../../locales/en/own-crew.json";
import { CallBy } from "../../../shared/office/call-promise.tsx";
import { useOpeningHours } from "../../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import type { OwnContract } from "../own-contract.ts";
import { TellButton } from "../telling/tell-button.tsx";
import { useCrewState } from "./crew-state.tsx";

interface CrewGapProps {
  contract: OwnContract;
  sheet: Sheet;
}

/** Who is missing of a crew at work, what the office does about it, and the way to end the contract. Nothing once it is complete. */
export function CrewGap({ contract, sheet }: CrewGapProps) {
  const { missing: sayMissing, others: sayOthers, end } = useMessages(ownCrew);
  const { incomplete } = useMessages(contractMoney);
  const { words, missing, others } = useCrewState(contract, sheet);
  const { projectName: project, complaints } = contract;
  if (missing === 0) return null;
  const subject = end.subject({ project });
  const isAsked = complaints.some(
    (one) => one.subject === withoutIsolates(subject) && one.status !== inquiryStatus.resolved,
  );
  const namesOf = ({ name, skills, category }: (typeof others)[number]) =>
    `${name} (${joinParts((skills.length > 0 ? skills : [category]).map(getName))})`;
  return (
    <Stack gap="xs" mb="sm">
      <Text fw={600}>{words}</Text>
      {others.length > 0 && <Text>{sayOthers({ names: joinParts(others.map(namesOf)) })}</Text>}
      <Text>{sayMissing({ count: missing })}</Text>
      <MissingCall contract={contract} />
      <Text>{incomplete}</Text>
      {isAsked ? (
        <Text fw={600}>{end.asked}</Text>
      ) : (
        <div>
          <TellButton
            contract={contract}
            label={end.label}
            ask={end.ask}
            subject={subject}
            words={end.words({ crew: words })}
          />
        </div>
      )}
    </Stack>
  );
}

/** Once work has begun without all of them: until when the office calls, while that is ahead. */
function MissingCall({ contract: { history, startDate } }: { contract: OwnContract }) {
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  const startedAt = history.findLast(({ kind }) => kind === "activated")?.at;
  if (!startedAt || !hours || (startDate !== null && startDate > toPakistanDay(now))) return null;
  const firstMorning = startDate === null ? 0 : Date.parse(`${startDate}T00:00:00+05:00`);
  const begun = new Date(Math.max(Date.parse(startedAt), firstMorning));
  const by = addOpenMinutes(begun, acceptedCallMinutes, hours);
  return by > now && <CallBy time={by.toISOString()} />;
}
