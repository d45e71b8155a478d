import type { ContractStatus, ListedContract } from "@hunarmand/api/contracts/contracts";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { Badge } from "@mantine/core";
import contractWords from "../../locales/en/contract-words.json";
import { useMessages } from "../../shared/texts/messages.ts";

const statusColors: Record<ContractStatus, string> = {
  [contractStatus.underReview]: "marigold",
  [contractStatus.accepted]: "green",
  [contractStatus.active]: "green",
  [contractStatus.completed]: "gray",
  [contractStatus.rejected]: "red",
};

/** The state in a word. A proposal from an accepted quote is agreed: only its crew is still to be fixed. */
export function ContractStatusBadge({ contract }: { contract: Pick<ListedContract, "status" | "quote"> }) {
  const { statuses, priceAgreed } = useMessages(contractWords);
  const { status, quote } = contract;
  const isAgreed = status === contractStatus.underReview && quote !== null;
  return (
    <Badge size="lg" variant="light" color={isAgreed ? "green" : statusColors[status]}>
      {isAgreed ? priceAgreed : statuses[status]}
    </Badge>
  );
}
