import { providerStatus } from "@hunarmand/api/providers/steps";
import { isWorkHour, workHoursNames } from "@hunarmand/api/providers/work-hours";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/database.ts";

/** The row `provider` is Verified. Only Verified providers get jobs and payouts. */
export const isVerified = isOneOf("provider.status", [providerStatus.verified]);

/** The provider is Verified and takes jobs now (docs/product.md O2). */
export const takesJobs = sql<boolean>`(${isVerified} and provider.is_available)`;

/** The provider takes jobs at the hour of this time (docs/product.md P7). */
export const takesJobsAt = (time: Date): RawBuilder<boolean> =>
  isOneOf(
    "provider.workHours",
    workHoursNames.filter((name) => isWorkHour(name, time)),
  );
