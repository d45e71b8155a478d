import type { IdentityChanges, IdentityRequestStatus } from "@hunarmand/api/account/identity";
import type { ColumnType } from "kysely";

/** A verified provider's request to correct their identity data. The office approves or refuses it. */
export interface IdentityRequestsTable {
  id: string;
  accountId: string;
  status: IdentityRequestStatus;
  changes: ColumnType<IdentityChanges, string, never>;
  /** Why the office refused. */
  reason: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
}

export interface IdentityTables {
  identityRequests: IdentityRequestsTable;
}
