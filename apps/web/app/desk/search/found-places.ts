import { createJob } from "@hunarmand/api/jobs/customer";
import type { Found, FoundKind } from "@hunarmand/api/staff/search";
import { accountPath, type Desk, desks, findDesks, mayCall } from "../desks.ts";

const jobPath = ({ id }: Found) => `${desks.jobs.path}/${id}`;

/** The path of each kind of record. A new kind without an entry does not compile. */
export const foundPlaces: Record<FoundKind, (found: Found) => string> = {
  job: jobPath,
  provider: ({ id }) => `${desks.providers.path}/${id}`,
  customer: ({ id }) => `${desks.customers.path}/${id}`,
  account: ({ id }) => accountPath(id),
  contract: ({ id }) => `${desks.contracts.path}/${id}`,
  payment: ({ id, status }) => `${desks.payments.path}?${new URLSearchParams({ status: status ?? "", open: id })}`,
  receipt: jobPath,
  payout: ({ id }) => `${desks.payouts.path}/${id}`,
  inquiry: ({ id }) => `${desks.inquiries.path}/${id}`,
  staff: () => desks.staff.path,
};

export interface Place {
  name: string;
  path: string;
}

interface PlaceNames {
  desks: Readonly<Record<Desk, string>>;
  newJob: string;
}

/** Returns the desks and forms of this role whose name contains the typed words; all of them when nothing is typed. */
export function findPlaces(role: string, typed: string, names: PlaceNames): Place[] {
  const places = findDesks(role).map((desk) => ({ name: names.desks[desk], path: desks[desk].path as string }));
  if (mayCall(role, createJob)) places.push({ name: names.newJob, path: `${desks.jobs.path}/new` });
  const wanted = typed.trim().toLowerCase();
  return places.filter(({ name }) => name.toLowerCase().includes(wanted));
}
