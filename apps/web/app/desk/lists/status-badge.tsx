import { Badge } from "@mantine/core";

const colors: Readonly<Record<string, string>> = {
  Pending: "marigold",
  SentBack: "marigold",
  Requested: "marigold",
  New: "marigold",
  Reopened: "red",
  "Under Review": "marigold",
  pending: "marigold",
  waiting: "marigold",
  Waiting: "marigold",
  prepared: "marigold",
  Rejected: "red",
  Suspended: "red",
  Blocked: "red",
  Cancelled: "red",
  Declined: "red",
  Refused: "red",
  Withdrawn: "gray",
  declined: "red",
  failed: "red",
  cancelled: "red",
  Completed: "gray",
  Closed: "gray",
  Resolved: "gray",
  Expired: "gray",
};

/** Marigold waits for the office, red went wrong, grey is over, green is well. */
export function StatusBadge({ status, label }: { status: string; label: string }) {
  return (
    <Badge size="lg" variant="light" tt="none" miw="max-content" color={colors[status] ?? "green"}>
      {label}
    </Badge>
  );
}
