import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import { isOneOf } from "../../database/database.ts";

/** The row `provider` is Verified. Only Verified providers get jobs and payouts. */
export const isVerified = isOneOf("provider.status", [providerStatus.verified]);

/** The provider is Verified and takes jobs now (docs/product.md O2). */
export const takesJobs = sql<boolean>`(${isVerified} and provider.is_available)`;
