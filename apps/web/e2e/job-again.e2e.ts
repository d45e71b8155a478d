import { listAddresses } from "@hunarmand/api/customers/addresses";
import { acceptJob, completeJob, listRequestedJobs, markArrival, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { openLive } from "./open-ready.ts";
import { call, logIn, makeCustomer, makePlumber, type Person, postJob } from "./portal-api.ts";
import { Taps } from "./taps.ts";

const address = "House 31, Street 8, G-9/4";

/** Makes a job that this plumber has completed for this customer. */
async function finishJob(plumber: Person, customer: Person): Promise<string> {
  const id = await postJob({ address }, customer);
  await call(plumber, acceptJob, { body: { Id: id } });
  await call(plumber, markArrival, { body: { jobId: id } });
  const details = { duration: 1, salary: 2_000, description: "New tap", location: "Kitchen" };
  await call(plumber, updateJobDetails, { body: { id, ...details } });
  const ending = { customerFeedback: "Fine.", customerRating: 5, workStatus: "Completed" as const };
  await call(plumber, completeJob, { body: { id, ...ending } });
  return id;
}

test("a customer posts a job again with 2 taps at its stored address, and only its handyman is asked, who accepts it", async ({
  page,
}) => {
  const [email, otherEmail] = [await makePlumber(), await makePlumber()];
  const [plumber, other, customer] = [await logIn(email), await logIn(otherEmail), await makeCustomer()];
  const listOffers = async (who: Person, whose: string) =>
    (await call(who, listRequestedJobs, { params: { email: whose } })).map(({ jobId }) => jobId);

  const former = await finishJob(plumber, customer);
  await enter(page, customer);
  await openLive(page, `/jobs/${former}`);
  const person = new Taps();
  await person.tap(page.getByRole("link", { name: "Ask Naveed again" }));
  await expect(page.getByRole("checkbox", { name: "Ask Naveed Akhtar first" })).toBeChecked();

  // Saving the address is not part of posting again.
  await page.getByRole("button", { name: "Change the place" }).click();
  await expect(page.locator("[name=address]")).toHaveValue(address);
  await page.getByRole("button", { name: "Save this address" }).click();
  await page.getByLabel("Name of the address").fill("Home");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await readToast(page, "The address is saved.");
  await expect(page.getByRole("button", { name: "Home", exact: true })).toHaveAttribute("aria-pressed", "true");
  expect(await call(customer, listAddresses, {})).toMatchObject([{ label: "Home", address }]);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await person.tap(page.getByRole("button", { name: "Post the job" }));
  expect(person.count()).toEqual({ taps: 2, fields: 0, screens: 2 });
  await readToast(page, "We ask Naveed Akhtar first.");
  await expect(page).not.toHaveURL(/\/jobs\/new/);
  await expect(page.getByRole("main").getByText("We ask Naveed first.")).toBeVisible();

  const jobId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(jobId).not.toBe(former);
  expect(await listOffers(other, otherEmail)).not.toContain(jobId);
  expect(await listOffers(plumber, email)).toContain(jobId);
  await call(plumber, acceptJob, { body: { Id: jobId } });
  await expect(page.getByText("Naveed Akhtar accepted").first()).toBeVisible();
  await go(page, "/addresses");
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
});
