import { signupCustomer } from "@hunarmand/api/customers/customers";
import { requestSupport } from "@hunarmand/api/inquiries/inquiries";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { makeOwedPlumber } from "./make-owed.ts";
import { openOffice, readToast } from "./office-visit.ts";
import { call, demoPassword, logInOffice, postJob } from "./portal-api.ts";
import { makeNumber } from "./unique-number.ts";

/** What staff do all day is counted here, in keys and clicks (docs/screens.md). */

async function makeCaller() {
  const number = makeNumber();
  const phoneNumber = `0347${number}`;
  const person = { firstName: "Zubaida", lastName: `Khatoon${number}`, phoneNumber, password: demoPassword };
  return { ...person, ...(await call(undefined, signupCustomer, { body: person })) };
}

test("A caller's last job is posted again with at most 15 keys", async ({ page }) => {
  const [customerPhone, customerName] = [`0347${makeNumber()}`, "Zubaida Khatoon"];
  await postJob({ customerPhone, customerName }, await logInOffice());
  await openOffice(page, "/office/jobs/new");
  await expect(page.locator("[name=customerPhone]")).toBeFocused();
  await page.keyboard.type(customerPhone);
  await expect(page.locator("[name=customerName]")).toHaveValue(customerName);
  let keys = customerPhone.length;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  await press("Tab");
  await expect(page.getByRole("button", { name: /^Same again: Plumbing Installation/ })).toBeFocused();
  await press("Enter");
  await expect(page.locator("main form [type=submit]")).toBeFocused();
  await expect(page.locator("[name=address]")).toHaveValue(/Street 45/);
  await press("Enter");
  await expect(page).toHaveURL(/\/office\/jobs\/[\w-]{36}/);
  expect(keys).toBeLessThanOrEqual(15);
});

/** Clicks in turn. Returns the number of clicks. */
async function clickAll(...places: readonly Locator[]): Promise<number> {
  for (const place of places) await place.click();
  return places.length;
}

test("An inquiry gets a ready answer with three clicks", async ({ page }) => {
  const fullName = `Kiran ${makeNumber()}`;
  const body = { fullName, email: "kiran@example.pk", phone: "03001231234", message: "How do I post a job?" };
  await call(undefined, requestSupport, { body });
  await openOffice(page, "/office/inquiries?status=New");
  const desk = page.locator(".desk-detail");
  const clicks = await clickAll(
    page.getByRole("link", { name: fullName }),
    desk.getByRole("button", { name: "We will call" }),
    desk.getByRole("button", { name: "Send the answer" }),
  );
  await readToast(page, "The inquiry is answered.");
  expect(clicks).toBeLessThanOrEqual(3);
});

test("The account of the person behind a line of the ledger opens with one click", async ({ page }) => {
  await makeOwedPlumber();
  await openOffice(page, "/office/ledger");
  const clicks = await clickAll(page.locator(".desk-table a[href^='/office/accounts/']").first());
  await expect(page).toHaveURL(/\/office\/accounts\/[\w-]{36}/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(clicks).toBe(1);
});

const find = async (page: Page, text: string) => {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(text);
  return page.getByRole("dialog");
};

test("A caller is found by their surname alone and by any spelling of their number", async ({ page }) => {
  const { lastName, phoneNumber } = await makeCaller();
  await openOffice(page, "/office");
  await expect(page.getByRole("heading", { name: "What is waiting" })).toBeVisible();
  const [network, rest] = [phoneNumber.slice(1, 4), phoneNumber.slice(4)];
  for (const text of [lastName, phoneNumber, `+92 ${network} ${rest}`, `0${network}-${rest}`, `92${network}${rest}`]) {
    const results = await find(page, text);
    await expect(results.getByText(`Zubaida ${lastName}`).first(), text).toBeVisible();
    await page.keyboard.press("Escape");
  }
});
