import { randomInt } from "node:crypto";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import type { Page } from "@playwright/test";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { openLive } from "./open-ready.ts";
import { call, logIn, makePlumber, postJob } from "./portal-api.ts";

test.use({ viewport: { width: 360, height: 740 } });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const goOn = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

test("A visitor types a job, signs up by phone and code, posts it, follows it and cancels it", async ({ page }) => {
  await test.step("the visitor comes from a service page with the work already chosen", async () => {
    await page.goto("/installations");
    await expect(
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "AC Installation" }) }),
    ).toContainText("PKR");
    await page.getByRole("link", { name: "Post this job: AC Installation" }).click();
    await expect(page.getByRole("main").getByRole("searchbox"), "the work is chosen").toHaveCount(0);
    await page.getByRole("button", { name: "Other work" }).click();
    await expect(page.getByLabel("Category")).toHaveValue("Installations");
    await expect(page.getByLabel(/^Skill/)).toHaveValue("AC Installation");
    await page.getByLabel("Description").fill("Two split units, second floor");
    await goOn(page);
  });

  await test.step("reads what is missing, and fills it in", async () => {
    await expect(heading(page, "Where is the work?")).toBeVisible();
    await goOn(page);
    for (const text of ["Please choose a city.", "Please write the address."])
      await expect(page.getByText(text)).toBeVisible();
    await page.getByRole("button", { name: "Islamabad" }).click();
    await page.getByLabel("Area").fill("G-9");
    await page.getByLabel("Address").fill("House 77, Street 9, G-9/2");
    await goOn(page);
  });

  await test.step("chooses a time, and then as soon as possible", async () => {
    await page.getByRole("button", { name: "Another time" }).click();
    await expect(page.getByLabel("What time?")).toHaveValue("12:00");
    await page.getByLabel("Which day?").selectOption({ index: 1 });
    await page.getByLabel("What time?").selectOption("15:30");
    await expect(page.getByLabel("What time?")).toHaveValue("15:30");
    await page.getByRole("button", { name: "As soon as possible" }).click();
    await goOn(page);
    await expect(heading(page, "Last step: check and send")).toBeVisible();
  });

  await test.step("loses nothing by a reload", async () => {
    await page.reload();
    await expect(heading(page, "Last step: check and send")).toBeVisible();
    await expect(page.getByText("House 77, Street 9, G-9/2, Islamabad")).toBeVisible();
    await expect(page.getByText("Two split units, second floor")).toBeVisible();
  });

  await test.step("signs up on the same page, and the job is posted", async () => {
    await page.getByLabel("Your name").fill("Hina Aslam");
    await page.getByLabel("Mobile number").fill(`0321${randomInt(1_000_000, 10_000_000)}`);
    await page.getByRole("button", { name: "Send code" }).click();
    const shown = await page.getByText("no SMS is sent").textContent();
    await page.getByLabel("6-digit code").fill(/\d{6}/.exec(shown ?? "")?.[0] ?? "");
    await readToast(page, "Job posted successfully.");
    await expect(page).toHaveURL(/\/jobs\/[\w-]{36}$/);
    await expect(heading(page, "Two split units, second floor")).toBeVisible();
    // On phones the history is folded.
    const history = page.getByRole("button", { name: "Progress" });
    if (await history.isVisible()) await history.click();
    await expect(page.getByRole("listitem").filter({ hasText: "Posted" })).toHaveAttribute("aria-current", "step");
  });

  await test.step("sees it in the own jobs", async () => {
    await page.getByRole("link", { name: "My Jobs" }).first().click();
    await expect(page.getByRole("article")).toContainText("House 77, Street 9, G-9/2");
    await page.getByRole("link", { name: "Follow this job" }).click();
  });

  await test.step("cancels it with a reason, after reading the rule", async () => {
    await page.getByRole("button", { name: "Cancel this job" }).click();
    await expect(
      page.getByRole("dialog").getByText("You can cancel for free until you agree to the price."),
    ).toBeVisible();
    await expect
      .poll(
        async () => (await page.getByRole("dialog").boundingBox())?.width,
        "wider than the row of its button allows",
      )
      .toBeGreaterThan(300);
    await page.getByLabel("Another reason").check();
    await page.getByLabel("Your reason").fill("The landlord sends his own man.");
    await page.getByRole("button", { name: "Cancel the job" }).click();
    await readToast(page, "Job cancelled.");
    await expect(page.getByText("The landlord sends his own man.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel this job" })).toHaveCount(0);
  });

  await test.step("finds an empty form for the next job", async () => {
    await go(page, "/jobs/new");
    await expect(heading(page, "What needs to be done?")).toBeVisible();
    await expect(page.getByLabel("Description")).toHaveValue("");
  });
});

test("A customer sees the handyman as soon as they have accepted, without reloading", async ({ page }) => {
  const provider = await logIn(await makePlumber());
  const jobId = await postJob();
  await enter(page, await logIn("ayesha.siddiqui@example.pk"));
  await openLive(page, `/jobs/${jobId}`);
  await expect(page.getByText("Looking for a handyman")).toBeVisible();
  await call(provider, acceptJob, { body: { Id: jobId } });
  await expect(page.getByText("Naveed Akhtar").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Call Naveed Akhtar" })).toHaveAttribute("href", /^tel:\+92333/);
  await expect(page.getByRole("main").getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/92333/,
  );
});
