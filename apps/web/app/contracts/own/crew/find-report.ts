import type { CrewMember } from "@hunarmand/api/contracts/crew";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import contracts from "../../../locales/en/contracts.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import type { OwnContract } from "../own-contract.ts";

/** Returns a function for the subject of a report that a member did not come, and for such a report of today. */
export function useReports({ projectName: project, complaints }: Pick<OwnContract, "projectName" | "complaints">) {
  const { costs } = useMessages(contracts);
  const subjectOf = ({ name }: Pick<CrewMember, "name">): string => costs.replaceSubject({ name, project });
  const findReport = (member: Pick<CrewMember, "name">) =>
    complaints.find(
      ({ subject, createdDate }) =>
        subject === withoutIsolates(subjectOf(member)) && toPakistanDay(createdDate) === toPakistanDay(),
    );
  return { subjectOf, findReport };
}
