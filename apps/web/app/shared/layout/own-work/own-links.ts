import { providerStatus } from "@hunarmand/api/providers/steps";
import { type OwnWork, useOwnWork } from "../../person/own-work.ts";
import { isOfficeRole, type Session } from "../../person/session.ts";
import { isWaiting } from "../../work/customer-jobs.ts";
import type { LineIconName } from "../drawings/line-icon.tsx";

export interface OwnLink {
  to: string;
  name: "offers" | "jobs" | "money" | "application" | "profile" | "post" | "contracts" | "office";
  icon: LineIconName;
  /** The number to show beside the link: of open offers, or of jobs that wait for their customer. */
  count?: number;
}

/**
 * Returns the links to this person's own work, the most important first. Until the server's status is known, that of the token counts: an
 * applicant must not see the links of a verified handyman first.
 */
export function useOwnLinks({ role, status: claimed }: Session): readonly OwnLink[] {
  const work = useOwnWork();
  if (isOfficeRole(role)) return [{ to: "/office", name: "office", icon: "office" }];
  return role === "Customer" ? listCustomerLinks(work) : listProviderLinks({ ...work, status: work.status ?? claimed });
}

/** With a parameter: /requestedjobs alone redirects to the last step (docs/product.md J13). */
const offersPath = "/requestedjobs?offer";

function listProviderLinks({ status, offers }: Omit<OwnWork, "status"> & { status: string }): OwnLink[] {
  if (status !== "" && status !== providerStatus.verified) {
    return [
      { to: "/pending", name: "application", icon: "shield" },
      { to: "/profile", name: "profile", icon: "person" },
    ];
  }
  return [
    { to: offersPath, name: "offers", icon: "tray", count: offers?.length ?? 0 },
    { to: "/activejobs", name: "jobs", icon: "hammer" },
    { to: "/payment", name: "money", icon: "wallet" },
  ];
}

/** The same places with and without a job, so that none moves under the thumb. The list begins with the job that waits for an answer. */
function listCustomerLinks({ openJobs = [], unconfirmedJobs = [] }: OwnWork): OwnLink[] {
  return [
    { to: "/jobs", name: "jobs", icon: "list", count: [...openJobs, ...unconfirmedJobs].filter(isWaiting).length },
    { to: "/jobs/new", name: "post", icon: "plus" },
    { to: "/contracts", name: "contracts", icon: "people" },
  ];
}
