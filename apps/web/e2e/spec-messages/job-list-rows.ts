import type { Page } from "@playwright/test";
import { postJob } from "../portal-api.ts";
import { busyProvider, idleProvider } from "../spec-people.ts";
import type { MessageRow } from "./row.ts";

const at = (path: string) => async () => ({ path, who: await idleProvider() });

export const activeRows: readonly MessageRow[] = [
  { spec: "No active jobs found currently.", place: "page", start: at("/activejobs") },
  { spec: "Invalid Job ID", start: at("/jobcompletion/17"), leadsTo: "/requestedjobs" },
];

export const completedRows: readonly MessageRow[] = [
  { spec: "No completed jobs found currently.", place: "page", start: at("/completedjobs") },
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

export const requestedRows: readonly MessageRow[] = [
  { spec: "No requested jobs found currently.", place: "page", start: at("/requestedjobs") },
  { spec: "Do you want to reject this job?", start: startWithOffer, act: reject },
  { spec: "You have rejected the job.", start: startWithOffer, act: rejectSurely },
];
