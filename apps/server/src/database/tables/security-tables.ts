import type { SecurityKind, SecurityResult } from "@hunarmand/api/account/security-events";
import type { ColumnType, Generated } from "kysely";

/** Rows are only added. A trigger forbids changes, except erasing personal columns. */
export interface SecurityEventsTable {
  id: Generated<number>;
  at: Date;
  kind: SecurityKind;
  result: SecurityResult;
  accountId: ColumnType<string | null, string | null | undefined, null>;
  actorId: ColumnType<string | null, string | null | undefined, null>;
  /** Keyed hash of an unknown name as typed: equal names match, but nobody can read them. */
  identifierHash: ColumnType<string | null, string | null | undefined, null>;
  identifierMask: ColumnType<string | null, string | null | undefined, null>;
  address: ColumnType<string | null, string | null | undefined, null>;
  browser: ColumnType<string | null, string | null | undefined, null>;
  system: ColumnType<string | null, string | null | undefined, null>;
  detail: ColumnType<string | null, string | null | undefined, null>;
  requestId: ColumnType<string | null, string | null | undefined, null>;
}

/** The office has checked the person: one password reset by text message is allowed until then. */
export interface PhoneResetPermitsTable {
  providerId: string;
  allowedBy: string;
  expiresAt: Date;
}

export interface OneTimeCodesTable {
  accountId: string;
  /** Encrypted for this account, in base64. */
  sealedSecret: string;
  /** The half-minute of the newest used code. */
  lastStep: Generated<number>;
  createdAt: Date;
  /** Null until they are set up. Until then the login does not ask for a code. */
  confirmedAt: Date | null;
}

export interface RecoveryCodesTable {
  accountId: string;
  codeHash: string;
  usedAt: Date | null;
}

export interface SecurityTables {
  oneTimeCodes: OneTimeCodesTable;
  recoveryCodes: RecoveryCodesTable;
  securityEvents: SecurityEventsTable;
  phoneResetPermits: PhoneResetPermitsTable;
}
