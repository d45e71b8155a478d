import type { ContractStatus } from "@hunarmand/api/contracts/contracts";
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

export function ContractStatusBadge({ status }: { status: ContractStatus }) {
  const { statuses } = useMessages(contractWords);
  return (
    <Badge size="lg" variant="light" color={statusColors[status]}>
      {statuses[status]}
    </Badge>
  );
}
