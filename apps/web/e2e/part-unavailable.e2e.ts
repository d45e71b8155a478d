import type { Page } from "@playwright/test";
import { blockFiles, openPhone } from "./cut-network.ts";
import { enter, expect, test } from "./journey.ts";
import { openReady, waitForForms } from "./open-ready.ts";
import { logIn, makeCustomer, makeJob, makePlumber, type Person } from "./portal-api.ts";

interface Place {
  who?: Person;
  path: string;
  jobId?: string;
}

interface Case {
  screen: string;
  open: () => Promise<Place>;
  file: string;
  says: "This step needs the internet." | "This part needs the internet.";
  /** When waiting for `stays` is not enough. */
  ready?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Expects what must stay. */
  stays: (page: Page) => Promise<void>;
  /** Expects what appears when the network returns. */
  comes: (page: Page) => Promise<void>;
}

async function openJob(path: (jobId: string) => string): Promise<Place> {
  const who = await logIn(await makePlumber());
  const jobId = await makeJob(who, "accepted");
  return { who, jobId, path: path(jobId) };
}

const pressButton = (name: string) => async (page: Page) => page.getByRole("button", { name }).first().click();
const dialogComes = (page: Page) => expect(page.getByRole("dialog")).toBeVisible();
const jobStays = async (page: Page) => {
  await expect(page.getByText("House 12, Street 45, G-9/1").first()).toBeVisible();
  await expect(page.getByRole("figure")).toBeVisible();
};
const phoneStays = (page: Page) => expect(page.locator('a[href^="tel:"]').first()).toBeVisible();

const cases: Case[] = [
  {
    screen: "a handyman's active jobs",
    open: () => openJob(() => "/activejobs"),
    file: "app/jobs/times/time-dialogs.tsx",
    says: "This step needs the internet.",
    press: pressButton("Say when you come"),
    stays: async (page) => {
      await jobStays(page);
      await phoneStays(page);
    },
    comes: dialogComes,
  },
  {
    screen: "the way to a customer",
    open: () => openJob(() => "/acceptcustomerinfo"),
    file: "app/jobs/times/give-back.tsx",
    says: "This step needs the internet.",
    press: pressButton("I cannot come"),
    stays: jobStays,
    comes: dialogComes,
  },
  {
    screen: "the arrival",
    open: () => openJob((jobId) => `/acceptarrival/${jobId}`),
    // The browser allows no position here, so the form is open.
    file: "app/jobs/provider/arrival/start-code-form.tsx",
    says: "This part needs the internet.",
    press: async () => {},
    stays: (page) => expect(page.getByRole("figure")).toBeVisible(),
    comes: (page) => expect(page.getByLabel("Start code")).toBeVisible(),
  },
  {
    screen: "a customer's job",
    open: async () => {
      const { jobId = "" } = await openJob(String);
      return { who: await logIn("ayesha.siddiqui@example.pk"), path: `/jobs/${jobId}` };
    },
    file: "app/jobs/times/time-dialogs.tsx",
    says: "This step needs the internet.",
    press: pressButton("Propose another time"),
    stays: (page) => expect(page.getByRole("heading", { name: "Plumbing Installation" })).toBeVisible(),
    comes: dialogComes,
  },
  {
    screen: "the kept addresses",
    open: async () => ({ who: await makeCustomer(), path: "/addresses" }),
    file: "app/customers/address-form.tsx",
    says: "This step needs the internet.",
    press: pressButton("Add an address"),
    stays: (page) => expect(page.getByText("No addresses yet.")).toBeVisible(),
    comes: dialogComes,
  },
  {
    screen: "the signup, with a name typed",
    open: async () => ({ path: "/signup" }),
    file: "app/shared/layout/header/reset-popup.tsx",
    says: "This step needs the internet.",
    ready: async (page) => {
      await waitForForms(page);
      await page.getByLabel("First Name").fill("Naveed");
    },
    press: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Forgot Password?" }).click();
    },
    stays: (page) => expect(page.getByLabel("First Name")).toHaveValue("Naveed"),
    comes: dialogComes,
  },
  {
    screen: "the page with the office's map",
    open: async () => ({ path: "/contact-us" }),
    file: "app/shared/maps/map.client.tsx",
    says: "This part needs the internet.",
    press: (page) => page.getByRole("figure").scrollIntoViewIfNeeded(),
    stays: (page) => expect(page.getByRole("heading", { name: "Contact Us" })).toBeVisible(),
    comes: (page) => expect(page.locator(".leaflet-container")).toBeVisible(),
  },
];

for (const { screen, open, file, says, press, stays, comes, ready = stays } of cases)
  test(`on ${screen} a part whose script fails to load removes nothing, and loads when the network returns`, async ({
    browser,
    portal,
  }) => {
    const { who, path, jobId } = await open();
    const { context, page } = await openPhone(browser, portal.address);
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    if (who) await enter(page, who, jobId);
    const { cut, unblock } = await blockFiles(page, [file]);
    await openReady(page, path);
    await ready(page);
    await cut();
    await press(page);
    await expect(page.getByRole("alert").filter({ hasText: says })).toBeVisible();
    await stays(page);
    await unblock();
    await comes(page);
    await expect(page.getByText("needs the internet")).toHaveCount(0);
    await stays(page);
    expect(errors).toEqual([]);
    await context.close();
  });
