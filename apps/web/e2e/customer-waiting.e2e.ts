import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { logIn, makePlumber, postJob } from "./portal-api.ts";

const found = /(Handymen near you have|One handyman has) your job\./;
const searching = "We have not found a handyman yet. Our office will look for one and call you.";

test("A customer without an available handyman reads that the office is looking, not that handymen have the job", async ({
  page,
}) => {
  const nobody = await postJob({ category: "Domestic Staff", skill: "Cooking", city: "Karachi", area: "DHA Phase 1" });
  await makePlumber();
  const offered = await postJob();
  await enter(page, await logIn("ayesha.siddiqui@example.pk"));
  await page.goto(`/jobs/${nobody}`);
  await expect(page.getByText(searching).first()).toBeVisible();
  await expect(page.getByText(found)).toHaveCount(0);
  await go(page, `/jobs/${offered}`);
  await expect(page.getByText(found).first()).toBeVisible();
});
