import { providerStatus } from "@hunarmand/api/providers/steps";
import { type OwnWork, useOwnWork } from "../../person/own-work.ts";
import { isOfficeRole, type Session } from "../../person/session.ts";
import type { LineIconName } from "../drawings/line-icon.tsx";

export interface OwnLink {
  to: string;
  name: "offers" | "jobs" | "money" | "application" | "profile" | "current" | "post" | "contracts" | "office";
  icon: LineIconName;
  /** How many wait there. */
  count?: number;
}

/** Where this person's own work is, the most important first. */
export function useOwnLinks({ role }: Session): readonly OwnLink[] {
  const work = useOwnWork();
  if (isOfficeRole(role)) return [{ to: "/office", name: "office", icon: "office" }];
  return role === "Customer" ? listCustomerLinks(work) : listProviderLinks(work);
}

/** Offers are asked for by name: /requestedjobs alone leads to the step where the work was left (docs/product.md J13). */
const offersPath = "/requestedjobs?offer";

function listProviderLinks({ status, offers }: OwnWork): OwnLink[] {
  if (status !== undefined && status !== providerStatus.verified) {
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

function listCustomerLinks({ openJobs = [] }: OwnWork): OwnLink[] {
  const current = openJobs.find(({ provider }) => provider !== null) ?? openJobs[0];
  return [
    ...(current ? [{ to: `/jobs/${current.id}`, name: "current", icon: "clock" } as const] : []),
    { to: "/jobs", name: "jobs", icon: "list" },
    { to: "/jobs/new", name: "post", icon: "plus" },
    { to: "/contracts", name: "contracts", icon: "people" },
  ];
}
