import type { Generated } from "kysely";

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

export interface OneTimeCodeTables {
  oneTimeCodes: OneTimeCodesTable;
  recoveryCodes: RecoveryCodesTable;
}
