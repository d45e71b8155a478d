import { readFile } from "node:fs/promises";
import { checkInEveryLook, open } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { makeOwedPlumber } from "./make-owed.ts";
import { logInOffice } from "./portal-api.ts";

test("The Owner reads the reports as charts, as tables and as a file", async ({ page }) => {
  await makeOwedPlumber();
  await enter(page, await logInOffice());
  await open(page, { path: "/office/reports", shows: "In this time" });
  const jobs = page.getByRole("region", { name: "Jobs", exact: true });

  await test.step("each chart has its figures as a table", async () => {
    await expect(page.locator(".recharts-bar-rectangle").first()).toBeAttached();
    await jobs.getByText("Jobs: the numbers").click();
    const today = jobs.getByRole("row").last();
    await expect(today.getByRole("cell").last()).toHaveText(/^[1-9]\d*$/);
    await checkInEveryLook(page);
  });

  await test.step("by city", async () => {
    await page.getByText("By city").click();
    await expect(jobs.getByRole("row").filter({ hasText: "Islamabad" }).getByRole("cell").last()).toHaveText(
      /^[1-9]\d*$/,
    );
  });

  await test.step("by month, over a chosen time", async () => {
    await page.getByLabel("From").fill("2026-01-01");
    await page.getByLabel("By", { exact: true }).selectOption("month");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/from=2026-01-01.*by=month/);
    await page.getByText("By time").click();
    await expect(page.getByText(/^0?1.Jan.2026 – /)).toBeVisible();
  });

  await test.step("as a file", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      (async () => {
        await page.getByRole("button", { name: "Export as CSV" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
      })(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain("start,signups,verified,accepted,medianMinutesToAccept,completions,turnover,revenue");
  });
});
