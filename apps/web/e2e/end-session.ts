import { logout } from "@hunarmand/api/account/account";
import type { Page } from "@playwright/test";
import { call, type Person } from "./portal-api.ts";

/** Ends the session on the server while no screen is open: an open one gets the event, and goes to the login. */
export async function endSession(page: Page, person: Person): Promise<void> {
  await page.goto("/robots.txt");
  await call(person, logout, {});
}
