import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { customerPin, logIn, makeCustomer, makePlumber, postJob } from "./portal-api.ts";
import { makeNumber } from "./unique-number.ts";
import { button, inDialog, link, nameOf, readScreen, say, setWidth, sizes } from "./urdu.ts";
import { waitForUsualPlace } from "./usual-place.ts";

const position = {
  latitude: customerPin.pinLocationLatitude,
  longitude: customerPin.pinLocationLongitude,
  accuracy: 8,
};

for (const { phone } of sizes) {
  test(`a job goes from its post to the rating in Urdu at ${phone} px`, async ({ page, context }) => {
    const provider = await logIn(await makePlumber());
    const customer = await makeCustomer();
    await postJob({ address: "House 31, Street 8, G-9/4" }, customer);
    const skill = await nameOf("Plumbing Installation");
    // Other jobs of the same work may expire first, and are listed before it.
    const words = `نل ${makeNumber().slice(-4)}`;
    await setWidth(page, phone);
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(position);

    const jobId = await test.step("the customer posts it for their usual place", async () => {
      await enter(page, customer);
      await page.goto("/ur/jobs/new");
      await waitForUsualPlace(page);
      await readScreen(page, "the post");
      await page.getByRole("main").getByRole("searchbox").fill(words);
      await page.getByRole("button", { name: new RegExp(`^${skill}`) }).click();
      await expect(button(page, "customers: post.submit")).toBeVisible();
      await readScreen(page, "the summary of the post");
      await button(page, "customers: post.submit").click();
      await readToast(page, say("replies: createJob"));
      await expect(page).toHaveURL(/\/ur\/jobs\/[\w-]{36}$/);
      await readScreen(page, "the posted job");
      return page.url().split("/").at(-1) ?? "";
    });

    await test.step("the handyman accepts it", async () => {
      await enter(page, provider);
      await page.goto("/ur/requestedjobs");
      const card = page.getByRole("article").filter({ hasText: words });
      await expect(card).toContainText(await nameOf("Islamabad"));
      await readScreen(page, "the offers");
      await card.getByRole("button", { name: say("jobs: requested.accept"), exact: true }).click();
      await expect(button(page, "jobs: accept.agree")).toBeVisible();
      await readScreen(page, "the terms of the offer");
      await button(page, "jobs: accept.agree").click();
      await readToast(page, say("jobs: accept.done"));
      await expect(link(page, "jobs: customer.proceed")).toBeVisible();
      await readScreen(page, "the customer of the job");
      await link(page, "jobs: customer.proceed").click();
    });

    await test.step("arrives, and sends the price", async () => {
      await expect(button(page, "mark-arrival: mark")).toBeEnabled();
      await readScreen(page, "the arrival");
      await button(page, "mark-arrival: mark").click();
      await readToast(page, say("mark-arrival: done"));
      await page.getByLabel(say("jobs: details.salary")).fill("4500");
      await readScreen(page, "the details");
      await button(page, "jobs: details.sendPrice", { amount: "PKR\u00A04,500" }).click();
      await readToast(page, say("jobs: details.done"));
    });

    await test.step("completes it, and reports the cash", async () => {
      await expect(link(page, "own-work: provider.toCurrent")).toBeVisible();
      await readScreen(page, "the home of a handyman at work");
      await link(page, "own-work: provider.toCurrent").click();
      await button(page, "jobs: active.complete").click();
      await inDialog(page, "jobs: active.confirmYes").click();
      await expect(button(page, "jobs: completion.submit")).toBeVisible();
      await readScreen(page, "the completion");
      await button(page, "jobs: completion.cash.no").click();
      await button(page, "jobs: completion.submit").click();
      await readToast(page, say("jobs: completion.done"));
      await button(page, "job-cash: other").click();
      await expect(inDialog(page, "job-cash: submit")).toBeVisible();
      await readScreen(page, "the report of the cash");
      await page.keyboard.press("Escape");
      await button(page, "job-cash: declareAmount", { amount: "PKR\u00A04,500" }).click();
      await readToast(page, say("replies: declareCash"));
      await readScreen(page, "the completed jobs");
    });

    await test.step("the customer rates it, and the handyman reads the rating", async () => {
      await enter(page, customer);
      await page.goto(`/ur/jobs/${jobId}`);
      await page.getByRole("radio", { name: say("job-confirm: stars", { stars: 4 }) }).check();
      await readScreen(page, "the rating");
      await button(page, "job-confirm: submitCash", { amount: "PKR\u00A04,500" }).click();
      await readToast(page, say("replies: confirmJobStars"));
      await enter(page, provider);
      await page.goto("/ur/reviews");
      await expect(page.getByRole("img", { name: say("reviews: stars", { stars: 4 }) })).toBeVisible();
      await readScreen(page, "the reviews");
      await go(page, "/payment");
      await readScreen(page, "the payments");
    });
  });
}
