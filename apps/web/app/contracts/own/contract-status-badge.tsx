import type { ContractStatus, ListedContract } from "@hunarmand/api/contracts/contracts";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Badge } from "@mantine/core";
import contractWords from "../../locales/en/contract-words.json";
import crewForm from "../../locales/en/crew-form.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { crewOf, isCrewMade } from "../contract-terms.ts";

const statusColors: Record<ContractStatus, string> = {
  [contractStatus.underReview]: "marigold",
  [contractStatus.accepted]: "green",
  [contractStatus.active]: "green",
  [contractStatus.completed]: "gray",
  [contractStatus.rejected]: "red",
};

/**
 * The state in a word. A proposal from an accepted quote is agreed: only its crew is still to be fixed. An active contract without its whole
 * crew says how much of it there is.
 */
export function ContractStatusBadge({ contract }: { contract: ListedContract }) {
  const { statuses, priceAgreed } = useMessages(contractWords);
  const { crewMade } = useMessages(crewForm);
  const { status, quote, onCrew } = contract;
  const { totalHandymen: wanted } = crewOf(contract);
  if (!isCrewMade(contract, wanted))
    return (
      <Badge size="lg" variant="light" color="marigold">
        {crewMade({ count: String(onCrew), wanted: String(wanted) })}
      </Badge>
    );
  const isAgreed = status === contractStatus.underReview && quote !== null;
  return (
    <Badge size="lg" variant="light" color={isAgreed ? "green" : statusColors[status]}>
      {isAgreed ? priceAgreed : statuses[status]}
    </Badge>
  );
}
