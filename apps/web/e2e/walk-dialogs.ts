import type { Page } from "@playwright/test";
import type { Visit } from "./every-look.ts";
import { expect } from "./journey.ts";
import { waitUntilReady } from "./open-ready.ts";

/** Opens the parts without an address, by a text of their screen. */
type BringsUp = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

export function withMore(visits: readonly Visit[], bringsUp: BringsUp): Visit[] {
  // A changed text of a screen must not skip the parts that are opened on it.
  for (const shows of Object.keys(bringsUp)) {
    if (!visits.some((visit) => visit.shows === shows)) throw new Error(`No screen of the walk shows "${shows}".`);
  }
  return visits.map((visit) => {
    const bringUp = bringsUp[visit.shows];
    return bringUp ? { ...visit, bringUp } : visit;
  });
}

export const visitorBringsUp: BringsUp = {
  // The popup for a new password, with its error.
  "Welcome to Hunarmand": async (page) => {
    await waitUntilReady(page);
    await page.getByRole("banner").getByRole("button", { name: "Forgot Password?" }).click();
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByRole("dialog")).toContainText("Email is required");
  },
};

export const officeBringsUp: BringsUp = {
  // The list of candidates for a job.
  "Job posted": async (page) => {
    await page.getByRole("button", { name: "Give to a handyman" }).click();
    await expect(page.getByRole("radio").first()).toBeVisible();
  },
  // The question before a step.
  "Details submitted": async (page) => {
    await page.getByRole("button", { name: "Complete", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  // The form of a notice's text.
  "Texts of notices": async (page) => {
    const template = page.locator("details", { hasText: "Application rejected" });
    await template.locator("summary").click();
    await expect(template.getByText("These are filled in for each person: {name}")).toBeVisible();
  },
};
