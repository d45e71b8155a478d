import type { Page } from "@playwright/test";
import { checkEachRow } from "./each-row.ts";
import { expect, test } from "./journey.ts";
import type { Person } from "./portal-api.ts";
import { customer, idleProvider, pendingProvider } from "./spec-people.ts";
import { unreadable, visit } from "./spec-visit.ts";

// The server refuses a provider who is not verified, and an invalid token.
test.use({ expectedComplaints: [/Failed to load resource/] });

interface Arrival {
  path: string;
  who?: () => Promise<Person>;
  /** The final path. */
  at: string;
  reads: string;
}

const arrivals: readonly Arrival[] = [
  { path: "/faqs", at: "/faqs", reads: "FAQs" },
  { path: "/", at: "/home", reads: "Welcome to Hunarmand" },
  { path: "/acceptarrival/1/2", at: "/home", reads: "Welcome to Hunarmand" },
  { path: "/office", at: "/office/login", reads: "Office Login" },
  // Mails link to pages of the office: after the login people come back to them.
  { path: "/office/inquiries", at: "/office/login?next=%2Foffice%2Finquiries", reads: "Office Login" },
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

// Tests without a browser cover every route (app/spec-routes.test.tsx). Here the server must know the address.
test("an address that is loaded in full shows its screen, or redirects to the reader's own page", ({ page }) =>
  checkEachRow(
    arrivals,
    ({ path, at }) => `${path} at ${at}`,
    (row) => arrive(page, row),
  ));

test("an invalid token ends the session when a list is fetched", async ({ page }) => {
  await visit(page, "/requestedjobs", unreadable);
  await page.getByText("Session Expired - Please login again.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(page).toHaveURL("/login");
});
