import type { Page } from "@playwright/test";
import { postJob } from "../portal-api.ts";
import { busyProvider, idleProvider } from "../spec-people.ts";
import type { Fault } from "../spec-visit.ts";
import type { MessageRow } from "./row.ts";

const at = (path: string) => async () => ({ path, who: await idleProvider() });

const failing = (spec: string, path: string, call: string): MessageRow => {
  return { spec, place: "page", start: at(path), faults: [{ call }] };
};

export const activeRows: readonly MessageRow[] = [
  { spec: "No active jobs found currently.", place: "page", start: at("/activejobs") },
  failing("Failed to fetch active jobs.", "/activejobs", "Provider/handyman-active-jobs"),
  { spec: "Invalid Job ID", start: at("/jobcompletion/17"), leadsTo: "/requestedjobs" },
];

export const completedRows: readonly MessageRow[] = [
  { spec: "No completed jobs found currently.", place: "page", start: at("/completedjobs") },
  failing("Failed to fetch completed jobs.", "/completedjobs", "Provider/completed-jobs"),
];

async function startWithOffer() {
  const who = await busyProvider();
  await postJob();
  return { path: "/requestedjobs", who };
}

const reject = (page: Page) => page.getByRole("button", { name: "Reject", exact: true }).first().click();
const rejectSurely = async (page: Page) => {
  await reject(page);
  await page.getByRole("button", { name: "Yes", exact: true }).click();
};
const refused: Fault = { call: "Provider/reject-job" };

export const requestedRows: readonly MessageRow[] = [
  { spec: "No requested jobs found currently.", place: "page", start: at("/requestedjobs") },
  failing("Failed to fetch requested jobs.", "/requestedjobs", "Provider/handyman-requested-jobs"),
  { spec: "Do you want to reject this job?", start: startWithOffer, act: reject },
  { spec: "You have rejected the job.", start: startWithOffer, act: rejectSurely },
  { spec: "Failed to reject job.", start: startWithOffer, faults: [refused], act: rejectSurely },
];
