import { checkInEveryLook, open } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { logIn, makePlumber, postJob } from "./portal-api.ts";

test("a question and its answer are accessible in every look", async ({ page }) => {
  await enter(page, await logIn(await makePlumber()));
  await postJob();
  await open(page, { path: "/requestedjobs", shows: "Plumbing Installation" });
  await page.getByRole("button", { name: "Reject" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Do you want to reject this job?");
  await checkInEveryLook(page);
  await page.getByRole("button", { name: "Yes" }).click();
  await readToast(page, "You have rejected the job.");
  await expect(page.getByText("No requested jobs found currently.")).toBeVisible();
});
