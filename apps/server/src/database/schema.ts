import type { AccountTables } from "./account-tables.ts";
import type { ContractTables } from "./contract-tables.ts";
import type { DemoTables } from "./demo-tables.ts";
import type { FileTables } from "./file-tables.ts";
import type { IdentityTables } from "./identity-tables.ts";
import type { JobTables } from "./job-tables.ts";
import type { LookupTables } from "./lookup-tables.ts";
import type { MailTables } from "./mail-tables.ts";
import type { NoticeTables } from "./notice-tables.ts";
import type { OneTimeCodeTables } from "./one-time-code-tables.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { PayoutTables } from "./payout-tables.ts";
import type { ReportTables } from "./report-tables.ts";
import type { ReturnTables } from "./return-tables.ts";

/** All tables, camelCase; each feature's stand in a file of their own. */
export interface Tables
  extends AccountTables,
    ContractTables,
    DemoTables,
    FileTables,
    IdentityTables,
    JobTables,
    LookupTables,
    OneTimeCodeTables,
    PaymentTables,
    PayoutTables,
    ReportTables,
    ReturnTables,
    MailTables,
    NoticeTables {}
