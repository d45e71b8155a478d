import { getJob } from "@hunarmand/api/jobs/customer";
import { getTrialBalance } from "@hunarmand/api/payments/office";
import type { Page } from "@playwright/test";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { call, logIn, logInOffice, makePlumber, type Person } from "./portal-api.ts";
import {
  addPictures,
  expectPicture,
  fillJob,
  guestPhone,
  plugInMicrophone,
  readSession,
  signUpAndPost,
  tomorrow,
} from "./post-as-guest.ts";
import { Taps } from "./taps.ts";

// Pictures load when they become visible, so the window shows a whole screen.
test.use({ viewport: { width: 1280, height: 2400 }, expectedComplaints: [/400 .*start-by-code/] });

/** One job with everything that can succeed and fail. Each step depends on the one before. */
test("A guest's job has pictures, a delay, a start code, a price objection, a payment, receipts and a partial refund", async ({
  page,
}) => {
  const provider = await logIn(await makePlumber());
  await plugInMicrophone(page);
  await test.step("a guest posts two pictures and a voice note for tomorrow at three, by phone and code", async () => {
    await fillJob(page);
    await page.reload();
    await expect(page.getByText("2 pictures and a voice note"), "nothing is lost by a reload").toBeVisible();
  });
  const jobId = await signUpAndPost(page);
  await expectPicture(page, "Picture 2 of the work");
  const customer = await readSession(page);
  const asCustomer = () => openAs(page, customer, `/jobs/${jobId}`);

  await test.step("the handyman sees and hears them with the offer, without the customer's data, and accepts", () =>
    acceptOffer(page, provider));
  await test.step("the handyman reports a delay, and the customer reads it", async () => {
    await openAs(page, provider, "/activejobs");
    await page.getByRole("button", { name: "I will be late" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^3:30\spm$/ })
      .click();
    await page.getByRole("button", { name: "Tell the customer" }).click();
    await expect(page.locator(".toast")).toBeVisible();
    await asCustomer();
    await expect(page.getByText(/About 30 minutes late, reported/)).toBeVisible();
  });
  await test.step("without a position, the customer's four digits start the job", async () => {
    const { startCode } = await call(customer, getJob, { params: { id: jobId } });
    await expect(page.getByText(startCode ?? "no code", { exact: true })).toBeVisible();
    await openAs(page, provider, `/acceptarrival/${jobId}`);
    await page.getByRole("button", { name: "I have the start code" }).click();
    await startByCode(page, startCode === "0000" ? "1111" : "0000");
    await expect(page.getByText("This is not the customer's start code")).toBeVisible();
    await startByCode(page, startCode ?? "");
    await readToast(page, "Arrival marked");
    await expect(page).toHaveURL(`/acceptjobdetailssubmission/${jobId}`);
  });
  await test.step("the handyman adds pictures of the work before and after, and a price", () => sendDetails(page));
  await test.step("the customer objects to the price, which is corrected and then agreed", async () => {
    await asCustomer();
    const [objecting, agreeing] = [new Taps(), new Taps()];
    await objecting.tap(page.getByRole("button", { name: "I do not agree" }));
    await objecting.tap(page.getByRole("dialog").getByText("We agreed on another price."));
    await objecting.tap(page.getByRole("dialog").getByRole("button", { name: "Send" }));
    await readToast(page, "The handyman sees your answer.");
    expect(objecting.count()).toEqual({ taps: 3, fields: 0, screens: 1 });
    await openAs(page, provider, "/activejobs");
    await expect(page.getByText("We agreed on another price.")).toBeVisible();
    await page.getByRole("button", { name: "Correct the price" }).click();
    await page.getByRole("dialog").getByLabel("New price, materials included (PKR)").fill("1500");
    await page.getByRole("dialog").getByRole("button", { name: "Send price PKR 1,500" }).click();
    await expect(page.locator(".toast")).toBeVisible();
    await asCustomer();
    await agreeing.tap(page.getByRole("button", { name: "Agree to PKR 1,500" }));
    await readToast(page, "You have agreed to PKR 1,500.");
    expect(agreeing.count()).toEqual({ taps: 1, fields: 0, screens: 1 });
  });
  await test.step("the job is completed, and both report the cash", () => payCash(page, { provider, customer, jobId }));
  await test.step("both have the receipt as a PDF", async () => {
    const number = await downloadReceipt(page);
    await openAs(page, provider, "/completedjobs");
    expect(await downloadReceipt(page)).toBe(number);
  });
  await test.step("the customer reports that the problem is back", async () => {
    await asCustomer();
    await page.getByRole("button", { name: "Tell the office" }).click();
    await page.getByRole("dialog").getByLabel("Or write (optional)").fill("It drips again.");
    await page.getByRole("dialog").getByRole("button", { name: "Tell the office" }).click();
    await readToast(page, /office/);
  });
  await test.step("the office sees all of it, refunds half, and the books balance", () => takeHalfBack(page, jobId));
  await test.step("the receipt shows the refund", async () => {
    await asCustomer();
    await page.getByRole("button", { name: "Receipt" }).click();
    await expect(page.getByRole("dialog")).toContainText(/Correction by the office.*PKR -?750/s);
  });
});

async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await enter(page, person);
  await page.goto(path);
}

async function acceptOffer(page: Page, provider: Person): Promise<void> {
  await openAs(page, provider, "/requestedjobs");
  const offer = page.getByRole("article").filter({ hasText: "The tap drips" });
  await expect(offer.locator(`time[datetime="${tomorrow}T10:00:00.000Z"]`).first()).toBeVisible();
  await offer.getByText("More about this job").click();
  await expect(offer).toContainText(/Platform fee\s*\d+%/);
  await expect(offer).toContainText(/You usually receive\s*PKR [\d,]+ to [\d,]+/);
  await expectPicture(offer, "Picture 1 of the work");
  await expectPicture(offer, "Picture 2 of the work");
  await offer.getByRole("button", { name: /Play the voice note \(\d:\d\d\)/ }).click();
  const sound = offer.getByLabel("Voice note", { exact: true }).locator("audio");
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
  for (const secret of [guestPhone.slice(1), "1234567", "Hina", "House 78"])
    await expect(offer).not.toContainText(secret);
  await offer.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("button", { name: "I Agree & Continue" }).click();
  await readToast(page, "Job accepted successfully.");
}

async function startByCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Start code").fill(code);
  await page.getByRole("button", { name: "Start the job" }).click();
}

async function sendDetails(page: Page): Promise<void> {
  await page.getByLabel("Price, materials included").fill("1800");
  await page.getByText(/^More: /).click();
  await page.getByLabel("Duration").selectOption("2");
  await addPictures(page, "Add before pictures", 1);
  await expectPicture(page, "Picture 1 before the work");
  await addPictures(page, "Add after pictures", 2);
  await expectPicture(page, "Picture 2 after the work");
  await page.getByRole("button", { name: "Remove: Picture 2 after the work" }).click();
  await expect(page.getByRole("img", { name: "Picture 2 after the work" })).toHaveCount(0);
  await expect(page.getByLabel("Price, materials included"), "what was typed stays").toHaveValue("1800");
  await page.getByLabel("Description").fill("New washer");
  await page.getByRole("button", { name: "Send price PKR 1,800" }).click();
  await readToast(page, "Job details updated successfully.");
}

async function payCash(
  page: Page,
  { provider, customer, jobId }: Record<"provider" | "customer", Person> & { jobId: string },
) {
  await openAs(page, provider, `/jobcompletion/${jobId}`);
  await page.getByLabel("Feedback").fill("Neat and quick.");
  await page.getByRole("button", { name: "Not yet" }).click();
  await page.getByRole("button", { name: "Complete the job" }).click();
  await readToast(page, "Job marked as completed.");
  await page.getByRole("button", { name: /^I received PKR [\d,]+ in cash$/ }).click();
  await expect(page.getByRole("status").getByText("Cash reported successfully.")).toBeVisible();
  await openAs(page, customer, `/jobs/${jobId}`);
  await expect(page.locator(".thumb-bar .large-price")).toHaveText("PKR 1,500");
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByLabel("Feedback").fill("Late, but the tap is dry.");
  await page.getByRole("button", { name: "I paid cash PKR 1,500 – confirm" }).click();
  await readToast(page, "Thank you for your feedback.");
  await expect(page.getByText("Paid in cash. There is nothing more to pay.")).toBeVisible();
}

/** Opens the receipt of the only job that has one, saves it, and returns its number. */
async function downloadReceipt(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Receipt" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("PKR 1,500");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download PDF" }).click();
  const name = (await download).suggestedFilename();
  expect(name).toMatch(/^receipt-.*\d\.pdf$/);
  return name;
}

async function takeHalfBack(page: Page, jobId: string): Promise<void> {
  const office = await logInOffice();
  await openAs(page, office, `/office/jobs/${jobId}`);
  for (const name of ["Picture 2 of the work", "Picture 1 before the work", "Picture 1 after the work"])
    await expectPicture(page, name);
  await expect(page.getByRole("button", { name: /Play the voice note/ })).toBeVisible();
  await expect(page.getByText("It drips again.").first()).toBeVisible();
  await go(page, `/office/received-payments?search=${guestPhone}`);
  await page.getByRole("row").filter({ hasText: "PKR 1,500" }).getByRole("button", { name: "Return money" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount to return (PKR)").fill("750");
  await dialog.getByLabel("Template").selectOption("The work was not done as agreed.");
  await dialog.getByRole("button", { name: "Return the money" }).click();
  await readToast(page, /corrected|taken back|changed/i);
  await expect(page.getByRole("row").filter({ hasText: "PKR 1,500" })).toContainText("PKR 750");
  expect((await call(office, getTrialBalance, { query: {} })).total).toBe(0);
}
