import { changePlatformFee } from "@hunarmand/api/staff/fee/platform-fee";
import { getOfficeSettings } from "@hunarmand/api/staff/staff";
import { expect, type Page } from "@playwright/test";
import { readToast } from "./office-visit.ts";
import { call, logInOffice } from "./portal-api.ts";

/** The day in Pakistan, as a field for a day takes it. */
const readToday = (): string => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" }).format(new Date());

/** Sets the fee from today on. */
export async function setFee(percent: number): Promise<void> {
  const owner = await logInOffice();
  const { platformFeePercent, plannedFee } = await call(owner, getOfficeSettings, {});
  if (percent === platformFeePercent && plannedFee === null) return;
  const read = { platformFeePercent, plannedFee };
  const body = { percent, from: readToday(), reason: "A journey needs it.", read };
  await call(owner, changePlatformFee, { body });
}

/** Changes the fee on the open screen of settings. `share` is what a handyman then gets of the example. */
export async function changeFee(page: Page, { percent, share }: { percent: number; share: string }): Promise<void> {
  await page.getByRole("button", { name: "Change the fee" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New fee").fill(String(percent));
  await expect(dialog).toContainText(`a handyman gets ${share}`);
  await dialog.getByLabel("From this day on").fill(readToday());
  await dialog.getByLabel("Reason").fill("Card fees went up.");
  await dialog.getByRole("button", { name: "Change the fee from this day on" }).click();
  await readToast(page, "The fee is changed.");
  await expect(page.getByText(`Now ${percent}% of each job's price.`)).toBeVisible();
}
