import { createProvider, setAvailability } from "@hunarmand/api/providers/providers";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { browserOptions } from "./browser-options.ts";
import { expect, skipTour } from "./journey.ts";
import { call, logIn, type Person, verify } from "./portal-api.ts";
import { makeNumber } from "./unique-number.ts";

/** A trade and a town that no other test uses, because this journey tests who gets the offer in which round. */
export const trade = {
  category: "Specialists",
  skill: "Locksmith",
  city: "Karachi",
  nearArea: "DHA Phase 1",
  farArea: "DHA Phase 7",
};
export const pin = { latitude: 24.8138, longitude: 67.0672 };

const actionMilliseconds = 60_000;
const demoPassword = "Hunarmand#2026";

/** Makes a verified locksmith in the job's own area, who gets the offer before people from farther away. */
export async function makeNearbyLocksmith(firstName: string): Promise<Person & { email: string }> {
  const number = makeNumber();
  const email = `locksmith${number}@example.pk`;
  const body = {
    FirstName: firstName,
    LastName: "Baloch",
    FatherName: "Nasir Baloch",
    PhoneNumber: `0336${number}`,
    CNIC: `422013${number}`,
    Email: email,
    Password: demoPassword,
    Gender: "male",
    City: trade.city,
    Area: trade.nearArea,
    Category: trade.category,
    Skill: trade.skill,
  } as const;
  await call(undefined, createProvider, { body });
  await verify(email);
  const person = await logIn(email);
  // At night, too, their offers end after a minute.
  await call(person, setAvailability, { body: { workHours: "always" } });
  return { ...person, email };
}

export interface Desk {
  page: Page;
  context: BrowserContext;
  /** Uncaught errors of its pages. React discards a prerendered page that differs, with what was typed into it. */
  errors: readonly string[];
}

/** Opens a separate browser for each person of the journey. */
export async function openBrowser(browser: Browser, width: number): Promise<Desk> {
  const context = await browser.newContext({
    baseURL: process.env.E2E_ADDRESS ?? "",
    viewport: { width, height: 900 },
    ...browserOptions,
  });
  await context.addInitScript(skipTour);
  context.setDefaultTimeout(actionMilliseconds);
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(String(error.error())));
  return { context, page: await context.newPage(), errors };
}

export async function closeDialog(page: Page, text: string, button = "OK"): Promise<void> {
  const dialog = page.getByRole("dialog").filter({ hasText: text });
  await dialog.getByRole("button", { name: button }).click();
  await expect(dialog).toHaveCount(0);
}

export const goOn = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
