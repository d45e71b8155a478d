import { providerStatus } from "@hunarmand/api/providers/steps";
import type { Database } from "../../database/database.ts";
import type { EventToNotify } from "./events-to-notify.queries.ts";
import { type Draft, makeTopic } from "./topic.ts";

const kinds = {
  "account-verified": { kind: "provider-verified", link: "/requestedjobs" },
  "account-sentback": { kind: "provider-sent-back", link: "/pending" },
  "account-rejected": { kind: "provider-rejected", link: "/pending" },
  "account-paper-refused": { kind: "paper-refused", link: "/pending" },
  "account-suspended": { kind: "provider-suspended", link: "/pending" },
  "account-blocked": { kind: "customer-blocked", link: "/contact-us" },
  "account-active": { kind: "customer-unblocked", link: "/login" },
  "account-closed": { kind: "account-closed", link: "/contact-us" },
  "account-email-changed": { kind: "email-changed", link: "/signindetails" },
  "account-phone-changed": { kind: "phone-changed", link: "/signindetails" },
  "account-email-released": { kind: "email-released", link: "/signindetails" },
  "account-phone-released": { kind: "phone-released", link: "/signindetails" },
  "account-password-changed": { kind: "password-changed", link: "/accountsettings" },
  "account-payout-account-changed": { kind: "payout-account-changed", link: "/payoutaccount" },
  "account-phone-reset-allowed": { kind: "phone-reset-allowed", link: "/accountsettings" },
  "account-cnic-changed": { kind: "cnic-changed", link: "/signindetails" },
  "account-identity-asked": { kind: "identity-asked", link: "/signindetails" },
  "export-ended": { kind: "export-ended", link: "/office/exports" },
  "identity-agreed": { kind: "identity-agreed", link: "/signindetails" },
  "identity-refused": { kind: "identity-refused", link: "/signindetails" },
} as const;

const isDecision = (kind: string): kind is keyof typeof kinds => kind in kinds;

/** The event contains everything that the notice says. */
const nothingToLookUp = async (_db: Database, ids: string[]) => ids.map((id) => ({ id }));

function write({ kind, detail }: EventToNotify): Draft | undefined {
  if (!isDecision(kind)) return undefined;
  const reason = detail?.reason ?? null;
  if (kind === "account-verified" && detail?.from === providerStatus.suspended)
    return { kind: "provider-reinstated", link: "/requestedjobs", values: {}, reason };
  return { ...kinds[kind], values: {}, reason };
}

export const accountTopic = makeTopic(["account-", "identity-", "export-"], nothingToLookUp, write);
