import type { AccountTables } from "./tables/account-tables.ts";
import type { ContractTables } from "./tables/contract-tables.ts";
import type { DemoTables } from "./tables/demo-tables.ts";
import type { FileTables } from "./tables/file-tables.ts";
import type { IdentityTables } from "./tables/identity-tables.ts";
import type { JobTables } from "./tables/job-tables.ts";
import type { LookupTables } from "./tables/lookup-tables.ts";
import type { MailTables } from "./tables/mail-tables.ts";
import type { NoticeTables } from "./tables/notice-tables.ts";
import type { OfficeTables } from "./tables/office-tables.ts";
import type { PaymentTables } from "./tables/payment-tables.ts";
import type { PayoutTables } from "./tables/payout-tables.ts";
import type { ReportTables } from "./tables/report-tables.ts";
import type { ReturnTables } from "./tables/return-tables.ts";
import type { SecurityTables } from "./tables/security-tables.ts";
import type { VisitTables } from "./tables/visit-tables.ts";

/** All tables in camelCase. Each noun's tables have their own file. */
export interface Tables
  extends AccountTables,
    ContractTables,
    DemoTables,
    FileTables,
    IdentityTables,
    JobTables,
    LookupTables,
    OfficeTables,
    PaymentTables,
    PayoutTables,
    ReportTables,
    ReturnTables,
    SecurityTables,
    VisitTables,
    MailTables,
    NoticeTables {}
