import { acceptJob, markArrival } from "@hunarmand/api/jobs/provider";
import type { Locator, Page } from "@playwright/test";
import { enter, expect, test } from "./journey.ts";
import { call, logIn, logInOffice, makePlumber, type Person } from "./portal-api.ts";
import { receipt } from "./receipt.ts";
import { makeNumber } from "./unique-number.ts";

const dayMilliseconds = 86_400_000;
const tomorrow = new Date(Date.now() + dayMilliseconds)
  .toLocaleDateString("sv-SE", { timeZone: "Asia/Karachi" })
  .slice(0, "2026-03-02".length);

const phone = `0322${makeNumber()}`;
const goOn = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
const picture = (page: Page) => receipt(page, 640, 480);

async function addPictures(page: Page, button: string, count: number) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles(await Promise.all(Array.from({ length: count }, () => picture(page))));
}

/** Fetched with the token and really a picture, not only a place for one. */
const expectPicture = (place: Page | Locator, name: string) =>
  expect
    .poll(() => place.getByRole("img", { name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

/** The Chromium of the tests has no microphone: a tone stands in for it, and is recorded like a voice. */
const plugInMicrophone = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const audio = new AudioContext();
      const microphone = audio.createMediaStreamDestination();
      const tone = audio.createOscillator();
      tone.connect(microphone);
      tone.start();
      return microphone.stream;
    };
  });

async function fillJob(page: Page) {
  await page.goto("/jobs/new?category=Installations&skill=Plumbing+Installation");
  await page.getByLabel("Description").fill("The tap drips, my number is 0300 1234567.");
  await addPictures(page, "Add pictures", 2);
  await page.getByRole("button", { name: "Record a voice note" }).click();
  await expect(page.getByRole("timer")).toContainText("0:01 of 1:00");
  await page.getByRole("button", { name: "Stop recording" }).click();
  await expect(page.getByLabel("Voice note", { exact: true }).locator("audio")).toBeVisible();
  await goOn(page);
  await page.getByLabel("City").selectOption("Islamabad");
  await page.getByLabel("Area").selectOption("G-9");
  await page.getByLabel("Address").fill("House 78, Street 9, G-9/2");
  await goOn(page);
  await page.getByLabel("At a date and time").check();
  await page.locator("[name=scheduledAt]").fill(`${tomorrow}T15:00`);
  await goOn(page);
}

async function signUpAndPost(page: Page): Promise<string> {
  await page.getByLabel("First Name").fill("Hina");
  await page.getByLabel("Last Name").fill("Aslam");
  await page.getByLabel("Mobile number").fill(phone);
  await page.getByRole("button", { name: "Send code" }).click();
  const shown = await page.getByText("no SMS leaves it").textContent();
  await page.getByLabel("6-digit code").fill(/\d{6}/.exec(shown ?? "")?.[0] ?? "");
  await page.getByRole("button", { name: "Confirm and post the job" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(/\/jobs\/[\w-]{36}$/);
  return page.url().split("/").at(-1) ?? "";
}

async function seeOffer(page: Page, provider: Person) {
  await enter(page, provider);
  await page.goto("/requestedjobs");
  const offer = page.getByRole("article").filter({ hasText: "The tap drips" });
  await expect(offer.locator(`time[datetime="${tomorrow}T10:00:00.000Z"]`)).toBeVisible();
  await expect(offer).toContainText(/Platform fee\s*\d+ %/);
  await expect(offer).toContainText(/Left for you\s*PKR [\d,]+ to [\d,]+/);
  await expectPicture(offer, "Picture 1 of the work");
  await expectPicture(offer, "Picture 2 of the work");
  await offer.getByRole("button", { name: /Play the voice note \(0:0\d\)/ }).click();
  const sound = offer.getByLabel("Voice note", { exact: true }).locator("audio");
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
  for (const secret of [phone.slice(1), "1234567", "Hina", "House 78"]) await expect(offer).not.toContainText(secret);
}

// Pictures are fetched once they are seen: here all of a screen is.
test.use({ viewport: { width: 1280, height: 2400 } });

test("A guest shows and says what the work is; the handyman sees it before accepting, and shows before and after", async ({
  page,
}) => {
  const provider = await logIn(await makePlumber());
  await plugInMicrophone(page);
  await test.step("the guest posts two pictures and a voice note for tomorrow at three, by phone and code", async () => {
    await fillJob(page);
    await page.reload();
    await expect(page.getByText("2 pictures and a voice note"), "nothing is lost by a reload").toBeVisible();
  });
  const jobId = await signUpAndPost(page);
  await expectPicture(page, "Picture 2 of the work");

  await test.step("the handyman sees and hears them with the offer, and nothing of the customer", () =>
    seeOffer(page, provider));

  await test.step("who has come adds before and after", async () => {
    await call(provider, acceptJob, { body: { Id: jobId } });
    await call(provider, markArrival, { body: { jobId } });
    await page.goto(`/acceptjobdetailssubmission/${jobId}`);
    await page.getByLabel("Salary").fill("1800");
    await addPictures(page, "Add pictures from before", 1);
    await expectPicture(page, "Picture 1 before the work");
    await addPictures(page, "Add pictures from after", 2);
    await expectPicture(page, "Picture 2 after the work");
    await page.getByRole("button", { name: "Take away: Picture 2 after the work" }).click();
    await expect(page.getByRole("img", { name: "Picture 2 after the work" })).toHaveCount(0);
    await expect(page.getByLabel("Salary"), "what was typed stays").toHaveValue("1800");
  });

  await test.step("the office sees all of it", async () => {
    await enter(page, await logInOffice());
    await page.goto(`/office/jobs/${jobId}`);
    for (const name of ["Picture 2 of the work", "Picture 1 before the work", "Picture 1 after the work"])
      await expectPicture(page, name);
    await expect(page.getByRole("button", { name: /Play the voice note/ })).toBeVisible();
  });
});
