import type { ContractStatus } from "@hunarmand/api/contracts/contracts";
import { Badge } from "@mantine/core";

const statusColors: Record<ContractStatus, string> = {
  "Under Review": "marigold",
  Accepted: "green",
  Active: "green",
  Completed: "gray",
  Rejected: "red",
};

export function ContractStatusBadge({ status }: { status: ContractStatus }) {
  return (
    <Badge size="lg" variant="light" color={statusColors[status]}>
      {status}
    </Badge>
  );
}
