import type { Page } from "@playwright/test";
import {
  loginPaths,
  publicScreens,
  type RouteRow,
  signedInScreens,
  verifiedOnly,
} from "../test-setup/spec-routes/screens.ts";
import { checkEachRow } from "./each-row.ts";
import { expect, test } from "./journey.ts";
import { makeJob, noPin, postJob } from "./portal-api.ts";
import { idleProvider, makeProvider, pendingProvider } from "./spec-people.ts";
import { unreadable, visit } from "./spec-visit.ts";

// A provider who waits for the office, and a token that nobody can read, are refused by the server.
test.use({ expectedComplaints: [/Failed to load resource/] });

const pathOf = ({ path }: RouteRow) => path;

async function expectScreen(page: Page, { path, heading, shows = [] }: RouteRow): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(/^.+ \| Hunarmand$/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  for (const text of shows) await expect(main).toContainText(text);
}

test("every public route shows its screen to a visitor", async ({ page }) => {
  await checkEachRow(publicScreens, pathOf, async (row) => {
    await visit(page, row.path);
    await expectScreen(page, row);
  });
});

test("every private route shows its screen to a provider", async ({ page }) => {
  const provider = await idleProvider();
  await checkEachRow(signedInScreens, pathOf, async (row) => {
    await visit(page, row.path, provider);
    await expectScreen(page, row);
  });
});

test("every step of a job shows its screen to the provider whose job it is", async ({ page }) => {
  const provider = await makeProvider();
  const offered = await postJob();
  const [accepted, arrived, detailed] = [
    await makeJob(provider, "accepted", noPin),
    await makeJob(provider, "arrived"),
    await makeJob(provider, "details"),
  ];
  const card = "Installations - Plumbing Installation";
  const rows: readonly (RouteRow & { jobId?: string })[] = [
    { path: "/requestedjobs", heading: "Requested Jobs", shows: [card, "City", "Area", "Created", "Accept", "Reject"] },
    { path: "/acceptjob", heading: "Accept Job", shows: ["I Agree & Continue", "Arrive on time."], jobId: offered },
    {
      path: "/acceptcustomerinfo",
      heading: "Customer Info",
      shows: [
        ...["Customer", "E-mail", "Phone", "City", "Area", "Category", "Skill", "Navigate", "Proceed Further"],
        ...["Requested", "Accepted", "In Progress", "Job Details", "Completed"],
      ],
      jobId: accepted,
    },
    { path: `/acceptarrival/${accepted}`, heading: "Arrival" },
    {
      path: `/acceptjobdetailssubmission/${arrived}`,
      heading: "Job Details",
      shows: ["Duration", "Salary (PKR)", "Description", "Location", "Status"],
    },
    { path: `/jobcompletion/${detailed}`, heading: "Job Completion", shows: ["Feedback", "Rating", "Work Status"] },
    {
      path: "/activejobs",
      heading: "Active Jobs",
      shows: [card, "View Location", "Mark as Completed", "Location coordinates not available."],
    },
  ];
  await checkEachRow(rows, pathOf, async (row) => {
    await visit(page, row.path, provider, row.jobId);
    await expectScreen(page, row);
  });
});

test("without a login every private route leads to the login", async ({ page }) => {
  await checkEachRow(loginPaths, String, async (path) => {
    await visit(page, path);
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { name: "Login", level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("with a token that has no e-mail, jobs and lists say that the session is over", async ({ page }) => {
  await checkEachRow([...verifiedOnly, "/reviews", "/paymenthistory", "/transactions"], String, async (path) => {
    await visit(page, path, unreadable);
    await expect(page.getByText("Session Expired - Please login again.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await expect(page).toHaveURL("/login");
  });
});

test("a provider whom the office has not verified is led to /pending", async ({ page }) => {
  const provider = await pendingProvider();
  await checkEachRow(verifiedOnly, String, async (path) => {
    await visit(page, path, provider);
    await expect(page).toHaveURL("/pending");
  });
});

test("an empty path and unknown ones lead to /home, the office's to its own login", async ({ page }) => {
  await checkEachRow(["/", "/nothing-here", "/home/nothing", "/acceptarrival/1/2"], String, async (path) => {
    await visit(page, path);
    await expect(page).toHaveURL("/home");
    await expect(page.getByRole("heading", { name: "Welcome to Hunarmand" })).toBeVisible();
  });
  await visit(page, "/office");
  await expect(page).toHaveURL("/office/login");
});

test("the requests lead to the last visited step, and to nowhere else", async ({ page }) => {
  const provider = await idleProvider();
  const goFrom = async (step: string) => {
    await visit(page, "/home", provider, crypto.randomUUID());
    await page.evaluate((path) => localStorage.setItem("lastVisitedStep", path), step);
    await page.goto("/requestedjobs");
  };
  for (const step of ["/acceptjob", "/activejobs", "/reviews", "/payment", "/accountsettings"]) {
    await goFrom(step);
    await expect(page).toHaveURL(step);
  }
  for (const step of ["/requestedjobs", "/about-us", "https://elsewhere.example/acceptjob", "//elsewhere.example"]) {
    await goFrom(step);
    await expect(page.getByText("No requested jobs found currently.")).toBeVisible();
    await expect(page).toHaveURL("/requestedjobs");
  }
});
