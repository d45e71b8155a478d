import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { enter, expect, test } from "./journey.ts";
import { logIn, makeJob, makePlumber, type Person, postJob } from "./portal-api.ts";

interface Visit {
  path: string;
  /** Stands on the screen once it is complete. */
  shows: string;
  currentJobId?: string;
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const schemes = ["light", "dark"] as const;

const publicScreens: readonly Visit[] = [
  { path: "/home", shows: "Welcome to Hunarmand" },
  { path: "/login", shows: "Forgot Password?" },
  { path: "/signup", shows: "Signup Here!" },
  { path: "/success", shows: "You have signed up" },
  { path: "/pending", shows: "Your account is pending verification" },
  { path: "/office/login", shows: "Office Login" },
  { path: "/contact-us", shows: "Send us a message" },
  { path: "/support", shows: "Asked most often" },
  { path: "/careers", shows: "Application form" },
  { path: "/complains", shows: "Make a complaint" },
  { path: "/about-us", shows: "Our story" },
  { path: "/faqs", shows: "What is Hunarmand?" },
  { path: "/termsconditions", shows: "Terms of Service" },
  { path: "/admin-agents", shows: "Our desks" },
  { path: "/providers", shows: "kinds of work" },
  { path: "/dispatch-rule", shows: "Same area first" },
  { path: "/subscription", shows: "Subscription" },
];

const contractScreens: readonly Visit[] = [
  { path: "/contracts", shows: "One crew, one agreement" },
  { path: "/contracts?section=new", shows: "Submit Proposal" },
  { path: "/contracts?section=requested", shows: "Requested contracts retrieved successfully." },
  { path: "/contracts?section=quote", shows: "Your quotes" },
];

const emptyScreens: readonly Visit[] = [
  { path: "/requestedjobs", shows: "No requested jobs found currently." },
  { path: "/activejobs", shows: "No active jobs assigned to you at the moment." },
  { path: "/completedjobs", shows: "No completed jobs found currently." },
  { path: "/reviews", shows: "No reviews found currently." },
];

/** Screens of a provider with work at hand, by name: the job that some of them need is made first. */
const workScreens: Record<string, (provider: Person) => Promise<Visit>> = {
  requestedjobs: async () => {
    await postJob();
    return { path: "/requestedjobs", shows: "Installations - Plumbing Installation" };
  },
  acceptjob: async () => ({ path: "/acceptjob", shows: "Privacy and safety", currentJobId: await postJob() }),
  acceptcustomerinfo: async (provider) => ({
    path: "/acceptcustomerinfo",
    shows: "Ayesha Siddiqui",
    currentJobId: await makeJob(provider, "accepted"),
  }),
  acceptarrival: async (provider) => ({
    path: `/acceptarrival/${await makeJob(provider, "accepted")}`,
    shows: "You must be within 50 meters to mark arrival.",
  }),
  acceptjobdetailssubmission: async (provider) => ({
    path: `/acceptjobdetailssubmission/${await makeJob(provider, "arrived")}`,
    shows: "Send job details",
  }),
  jobcompletion: async (provider) => ({
    path: `/jobcompletion/${await makeJob(provider, "details")}`,
    shows: "Complete the job",
  }),
  activejobs: async (provider) => {
    await makeJob(provider, "accepted");
    await makeJob(provider, "details");
    return { path: "/activejobs", shows: "View Location" };
  },
};

const finishedScreens: readonly Visit[] = [
  { path: "/completedjobs", shows: "PKR 4,500" },
  { path: "/reviews", shows: "Came on time, worked cleanly and explained everything." },
];

for (const visit of publicScreens) {
  test(`everybody can use ${visit.path}`, async ({ page }) => {
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

for (const visit of contractScreens) {
  test(`everybody can use ${visit.path}`, async ({ page }) => {
    await enter(page, await logIn("contractor@example.pk"));
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

for (const visit of emptyScreens) {
  test(`everybody can use ${visit.path} with nothing in it`, async ({ page }) => {
    await enter(page, await logIn(await makePlumber()));
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

for (const visit of finishedScreens) {
  test(`everybody can use ${visit.path} with work done`, async ({ page }) => {
    await enter(page, await logIn("ali.raza@example.pk"));
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

for (const [name, prepare] of Object.entries(workScreens)) {
  test(`everybody can use /${name} with work at hand`, async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 33.7, longitude: 73.03, accuracy: 90 });
    const provider = await logIn(await makePlumber());
    const visit = await prepare(provider);
    await enter(page, provider, visit.currentJobId);
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

test("everybody can use a question and the answer to it", async ({ page }) => {
  await enter(page, await logIn(await makePlumber()));
  await postJob();
  await open(page, { path: "/requestedjobs", shows: "Installations - Plumbing Installation" });
  await page.getByRole("button", { name: "Reject" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Do you want to reject this job?");
  await checkInEveryLook(page);
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("dialog")).toContainText("You have rejected the job.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("No requested jobs found currently.")).toBeVisible();
});

async function open(page: Page, { path, shows }: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await expect(page.getByText(shows).first()).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** Nothing for axe to find and nothing wider than the screen, on a phone and a desktop, light and dark. */
async function checkInEveryLook(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
      expect.soft(found, `${colorScheme}, ${size.width} px`).toEqual([]);
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(sideways, `px beyond ${size.width}`).toBeLessThanOrEqual(0);
  }
}
