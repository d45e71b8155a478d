import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import { isOneOf } from "../../database/database.ts";

/** Is the row `provider` Verified? Only those are given work and paid. */
export const isVerified = isOneOf("provider.status", [providerStatus.verified]);

/** Verified, and taking jobs now (docs/product.md O2). */
export const takesJobs = sql<boolean>`(${isVerified} and provider.is_available)`;
