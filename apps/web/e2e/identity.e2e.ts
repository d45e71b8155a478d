import { randomInt } from "node:crypto";
import { adminLogin } from "@hunarmand/api/account/account";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import { checkInEveryLook } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { makeStaff } from "./make-staff.ts";
import { giveReason, makePlumberWithId, openOffice, readToast } from "./office-visit.ts";
import { call, demoPassword } from "./portal-api.ts";
import { readMail } from "./read-mail.ts";

// A wrong password is refused with 400, and an expired session with 401.
test.use({ expectedComplaints: [/400 .*\/customer|401 /] });

const nextNumber = () => String(randomInt(10_000_000)).padStart(7, "0");

test("a customer changes the email with the password, and confirms the new one by the mailed link", async ({
  page,
}) => {
  const number = nextNumber();
  const email = `customer${number}@example.pk`;
  const newEmail = `moved${number}@example.pk`;
  const person = { firstName: "Ayesha", lastName: "Khan", email, phoneNumber: `0345${number}`, password: demoPassword };
  await enter(page, await call(undefined, signupCustomer, { body: person }));
  await page.goto("/editprofile");
  await page.getByRole("link", { name: "Change email, phone or names" }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("Not confirmed")).toHaveCount(2);
  await checkInEveryLook(page);

  await page.getByRole("button", { name: "Change email" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("New email").fill(newEmail);
  await form.getByLabel("Current password").fill("not my password");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Your current password is wrong.").first()).toBeVisible();
  await form.getByLabel("Current password").fill(demoPassword);
  await form.getByRole("button", { name: "Save" }).click();
  await readToast(page, "Profile updated successfully.");
  await expect(page.getByText(newEmail)).toBeVisible();
  expect(await readMail(email, /no longer belongs/)).not.toBe("");

  const link = new URL(await readMail(newEmail, /http\S+code=\d{6}/));
  await page.goto(link.pathname + link.search);
  await page.getByRole("button", { name: "Confirm" }).click();
  await readToast(page, "Your email is confirmed.");
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});

test("a verified handyman's names change after the office's approval, and the request shows until then", async ({
  page,
}) => {
  const handyman = await makePlumberWithId();
  await enter(page, handyman);
  await page.goto("/signindetails");
  await page.getByRole("button", { name: "Correct names or CNIC" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("First name").fill("Navid");
  await form.getByLabel("CNIC").fill(`3520${nextNumber()}11`);
  await form.getByLabel("Current password").fill(demoPassword);
  await form.getByRole("button", { name: "Save" }).click();
  await readToast(page, "wait until our office agrees");
  await expect(page.getByText("Our office is looking at your correction")).toBeVisible();
  await checkInEveryLook(page);

  await openOffice(page, "/office/corrections?status=Waiting");
  const row = page.locator("[data-row]").filter({ hasText: "Navid" }).first();
  await expect(row).toContainText("*********");
  await row.getByRole("button", { name: "Show CNIC" }).click();
  await expect(row).not.toContainText("*********");
  await checkInEveryLook(page);
  await row.getByRole("button", { name: "Agree" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Agree" }).click();
  await readToast(page, "The profile is corrected.");

  await enter(page, handyman);
  await page.goto("/signindetails");
  await expect(page.getByText("Your correction was accepted")).toBeVisible();
});

test("an Owner changes a colleague's role, dismisses them and lets them back in", async ({ page }) => {
  const email = `finance${nextNumber()}@example.pk`;
  const person = { firstName: "Nadia", lastName: "Iqbal", email, role: "Finance" as const };
  await makeStaff(person, demoPassword);
  await openOffice(page, "/office/staff");
  const row = page.locator("[data-row]").filter({ hasText: email });
  const dialog = page.getByRole("dialog");
  const choose = async (action: string) => {
    await row.getByRole("button", { name: "Change" }).click();
    await dialog.getByRole("button", { name: action }).click();
  };
  await choose("Change the desk");
  await dialog.getByLabel("Desk", { exact: true }).selectOption("Support");
  await giveReason(dialog, "Change the desk");
  await readToast(page, "The new desk opens at their next login.");
  await expect(row).toContainText("Support");
  await choose("Remove access");
  await giveReason(dialog, "Remove access");
  await readToast(page, "They can no longer log in.");
  await expect(row).toContainText("Access removed");
  await checkInEveryLook(page);
  await expect(call(undefined, adminLogin, { body: { email, password: demoPassword } })).rejects.toThrow("401");
  await choose("Give access again");
  await giveReason(dialog, "Give access again");
  await readToast(page, "They can log in again.");
  await call(undefined, adminLogin, { body: { email, password: demoPassword } });
});
