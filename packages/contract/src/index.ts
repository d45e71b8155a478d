import * as account from "./account.ts";
import type { Call } from "./call.ts";
import * as contracts from "./contracts.ts";
import * as customers from "./customers.ts";
import * as inquiries from "./inquiries.ts";
import * as jobs from "./jobs.ts";
import * as lookups from "./lookups.ts";
import * as office from "./office.ts";
import * as providers from "./providers.ts";
import * as quotes from "./quotes.ts";
import * as reviews from "./reviews.ts";

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "reply" in value;

/** The table of all calls: `feature.call` -> its definition. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries({
    account,
    contracts,
    customers,
    inquiries,
    jobs,
    lookups,
    office,
    providers,
    quotes,
    reviews,
  }).flatMap(([feature, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => (isCall(value) ? [[`${feature}.${name}`, value]] : [])),
  ),
);
