import { type JobNeed, jobStatus } from "@hunarmand/api/jobs/steps";

const { requested, accepted, inProgress, completed, cancelled } = jobStatus;
const inWork: JobNeed[] = ["unverifiedArrival", "unconfirmed", "unagreedPrice"];

/** The stages of a job, with the needs that it meets there. */
export const stages = [
  { name: requested, status: requested, met: [...inWork, "openOffer"] },
  { name: accepted, status: accepted, met: [...inWork, "startCode"] },
  { name: inProgress, status: inProgress, met: [...inWork, "startCode"] },
  { name: "with details", status: inProgress, hasDetails: true, met: [...inWork, "details", "startCode", "openPrice"] },
  { name: completed, status: completed, met: [...inWork, "details", "unsettled", "due", "startCode", "openPrice"] },
  { name: cancelled, status: cancelled, met: inWork },
] as const;
export type Stage = (typeof stages)[number];

export const hasProvider = ({ status }: Stage): boolean => status !== requested && status !== cancelled;

/** Everybody who could try a step, with their actor in the tables and their role in access rules. */
export const people = {
  "its provider": { actor: "provider", audiences: ["provider", "verified-provider"], isParty: true },
  "another provider": { actor: "provider", audiences: ["provider", "verified-provider"], isParty: false },
  "a pending provider": { actor: "provider", audiences: ["provider"], isParty: false },
  "its customer": { actor: "customer", audiences: ["customer"], isParty: true },
  "another customer": { actor: "customer", audiences: ["customer"], isParty: false },
  "a Dispatcher": { actor: "Dispatcher", audiences: ["Dispatcher"], isParty: true },
  Finance: { actor: "Finance", audiences: ["Finance"], isParty: true },
  Support: { actor: "Support", audiences: ["Support"], isParty: true },
} as const;
export type Who = keyof typeof people;
export const everybody = Object.keys(people) as Who[];
