import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";
import type { Person } from "./portal-api.ts";
import { receipt } from "./receipt.ts";
import { makeNumber } from "./unique-number.ts";

const dayMilliseconds = 86_400_000;
export const tomorrow = new Date(Date.now() + dayMilliseconds)
  .toLocaleDateString("sv-SE", { timeZone: "Asia/Karachi" })
  .slice(0, "2026-03-02".length);

export const guestPhone = `0322${makeNumber()}`;
const goOn = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
const picture = (page: Page) => receipt(page, 640, 480);

export async function addPictures(page: Page, button: string, count: number) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles(await Promise.all(Array.from({ length: count }, () => picture(page))));
}

/** Expects a picture that was fetched with the token and loaded. */
export const expectPicture = (place: Page | Locator, name: string) =>
  expect
    .poll(() => place.getByRole("img", { name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

/** Replaces the microphone, which the tests' Chromium lacks, by a tone. */
export const plugInMicrophone = (page: Page) =>
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

/** Fills in everything up to the summary: two pictures, a voice note, tomorrow at three. */
export async function fillJob(page: Page) {
  await page.goto("/jobs/new?category=Installations&skill=Plumbing+Installation");
  await page.getByLabel("Description").fill("The tap drips, my number is 0300 1234567.");
  await addPictures(page, "Add pictures", 2);
  await page.getByRole("button", { name: "Record a voice note" }).click();
  await expect(page.getByRole("timer")).toContainText(/0:(0[1-9]|[1-5]\d) of 1:00/);
  await page.getByRole("button", { name: "Stop recording" }).click();
  await expect(page.getByLabel("Voice note", { exact: true }).locator("audio")).toBeVisible();
  await goOn(page);
  await page.getByRole("button", { name: "Islamabad" }).click();
  await page.getByLabel("Area").fill("G-9");
  await page.getByLabel("Address").fill("House 78, Street 9, G-9/2");
  await goOn(page);
  await page.getByRole("button", { name: "Another time" }).click();
  await page.getByLabel("Which day?").selectOption(tomorrow);
  await page.getByLabel("What time?").selectOption("15:00");
  await goOn(page);
}

/** Signs up with the code by SMS and posts the job; returns its id. */
export async function signUpAndPost(page: Page): Promise<string> {
  await page.getByLabel("Your name").fill("Hina Aslam");
  await page.getByLabel("Mobile number").fill(guestPhone);
  await page.getByRole("button", { name: "Send code" }).click();
  const shown = await page.getByText("no SMS is sent").textContent();
  await page.getByLabel("6-digit code").fill(/\d{6}/.exec(shown ?? "")?.[0] ?? "");
  await expect(page).toHaveURL(/\/jobs\/[\w-]{36}$/);
  return page.url().split("/").at(-1) ?? "";
}

/** Returns the session of the person who is logged in. */
export const readSession = (page: Page): Promise<Person> =>
  page.evaluate(() => ({
    token: localStorage.getItem("token") ?? "",
    role: localStorage.getItem("userRole") ?? "",
  }));
