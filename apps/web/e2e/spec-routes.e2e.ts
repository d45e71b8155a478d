import type { Page } from "@playwright/test";
import { checkEachRow } from "./each-row.ts";
import { expect, test } from "./journey.ts";
import type { Person } from "./portal-api.ts";
import { customer, idleProvider, pendingProvider } from "./spec-people.ts";
import { unreadable, visit } from "./spec-visit.ts";

// A provider who waits for the office, and a token that nobody can read, are refused by the server.
test.use({ expectedComplaints: [/Failed to load resource/] });

interface Arrival {
  /** What the address bar asks the server for. */
  path: string;
  who?: () => Promise<Person>;
  /** Where the browser then stands. */
  at: string;
  reads: string;
}

const arrivals: readonly Arrival[] = [
  { path: "/faqs", at: "/faqs", reads: "FAQs" },
  { path: "/", at: "/home", reads: "Welcome to Hunarmand" },
  { path: "/acceptarrival/1/2", at: "/home", reads: "Welcome to Hunarmand" },
  { path: "/office", at: "/office/login", reads: "Office Login" },
  { path: "/profile", at: "/login", reads: "Login" },
  { path: "/profile", who: idleProvider, at: "/profile", reads: "Naveed Akhtar" },
  { path: "/requestedjobs", who: customer, at: "/requestedjobs", reads: "This screen is for handymen" },
  { path: "/activejobs", who: pendingProvider, at: "/pending", reads: "Your account is pending verification" },
];

async function arrive(page: Page, { path, who, at, reads }: Arrival): Promise<void> {
  await visit(page, path, await who?.());
  await page.getByRole("main").getByRole("heading", { name: reads, exact: true }).waitFor();
  await expect(page).toHaveURL(at);
}

// Every route is looked at without a browser (app/spec-routes.test.tsx); here the server has to know the address.
test("an address that is loaded in full shows its screen, or leads where its reader belongs", ({ page }) =>
  checkEachRow(
    arrivals,
    ({ path, at }) => `${path} at ${at}`,
    (row) => arrive(page, row),
  ));

test("a token that nobody can read is over once a list is asked for", async ({ page }) => {
  await visit(page, "/requestedjobs", unreadable);
  await page.getByText("Session Expired - Please login again.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(page).toHaveURL("/login");
});
