import type { SecurityKind, SecurityResult } from "@hunarmand/api/account/security-events";
import type { ColumnType, Generated } from "kysely";

/** Appended to; a trigger lets nothing be changed but what is personal be forgotten. */
export interface SecurityEventsTable {
  id: Generated<number>;
  at: Date;
  kind: SecurityKind;
  result: SecurityResult;
  accountId: ColumnType<string | null, string | null | undefined, null>;
  actorId: ColumnType<string | null, string | null | undefined, null>;
  /** Of a name that nobody has, as typed: keyed, so that it finds its like and tells nothing. */
  identifierHash: ColumnType<string | null, string | null | undefined, null>;
  identifierMask: ColumnType<string | null, string | null | undefined, null>;
  address: ColumnType<string | null, string | null | undefined, null>;
  browser: ColumnType<string | null, string | null | undefined, null>;
  system: ColumnType<string | null, string | null | undefined, null>;
  detail: ColumnType<string | null, string | null | undefined, null>;
  requestId: ColumnType<string | null, string | null | undefined, null>;
}

/** The office has seen who asks: one new password by text message, until then. */
export interface PhoneResetPermitsTable {
  providerId: string;
  allowedBy: string;
  expiresAt: Date;
}

export interface OneTimeCodesTable {
  accountId: string;
  /** Encrypted for this account; base64. */
  sealedSecret: string;
  /** The half-minute of the newest code that was used. */
  lastStep: Generated<number>;
  createdAt: Date;
  /** Until then the login does not ask. */
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
