import { identityRequestStatus } from "@hunarmand/api/account/identity-request-steps";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { customerStatus } from "@hunarmand/api/customers/steps";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { jobStatus } from "@hunarmand/api/jobs/steps";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import { walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { Badge } from "@mantine/core";

/**
 * Several things share a status name, such as "Rejected" of providers and contracts. It has the same colour everywhere.
 */
const colors: Readonly<Record<string, string>> = {
  [providerStatus.pending]: "marigold",
  [providerStatus.sentBack]: "marigold",
  [jobStatus.requested]: "marigold",
  [inquiryStatus.new]: "marigold",
  [inquiryStatus.reopened]: "red",
  [contractStatus.underReview]: "marigold",
  [walletPaymentStatus.pending]: "marigold",
  [messageStatus.waiting]: "marigold",
  [identityRequestStatus.waiting]: "marigold",
  [payoutStatus.prepared]: "marigold",
  [providerStatus.rejected]: "red",
  [providerStatus.suspended]: "red",
  [customerStatus.blocked]: "red",
  [jobStatus.cancelled]: "red",
  [quoteStatus.declined]: "red",
  [identityRequestStatus.refused]: "red",
  [identityRequestStatus.withdrawn]: "gray",
  [walletPaymentStatus.declined]: "red",
  [messageStatus.failed]: "red",
  [payoutStatus.cancelled]: "red",
  [jobStatus.completed]: "gray",
  [providerStatus.closed]: "gray",
  [inquiryStatus.resolved]: "gray",
  [quoteStatus.expired]: "gray",
};

/** Marigold: waits for the office. Red: failed. Grey: over. Green: fine. */
export function StatusBadge({ status, label }: { status: string; label: string }) {
  return (
    <Badge size="lg" variant="light" tt="none" miw="max-content" color={colors[status] ?? "green"}>
      {label}
    </Badge>
  );
}
