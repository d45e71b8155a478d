import { signupCustomer } from "@hunarmand/api/customers/customers";
import { checkInEveryLook } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { call, demoPassword } from "./portal-api.ts";
import { readMail } from "./read-mail.ts";
import { makeNumber } from "./unique-number.ts";

// A number of another account is first refused with 409.
test.use({ expectedComplaints: [/409 /] });

test("a person whose number is in another account opens an account with it, or takes it into their own", async ({
  page,
}) => {
  const typeOthersNumber = async () => {
    const phoneNumber = `0345${makeNumber()}`;
    const form = { firstName: "Some", lastName: "Stranger", phoneNumber, password: demoPassword };
    await call(undefined, signupCustomer, { body: form });
    return phoneNumber;
  };
  const typed = await typeOthersNumber();
  await page.goto("/phonelogin");
  await page.getByLabel("Mobile number").fill(typed);
  await page.getByRole("button", { name: "Send code" }).click();
  const shown = await page.getByText("Your code is").textContent();
  await page.getByLabel("6-digit code").fill(/\b\d{6}\b/.exec(shown ?? "")?.[0] ?? "");
  await expect(page.getByText("An account has this number but never confirmed it.")).toBeVisible();
  await checkInEveryLook(page);
  await page.getByLabel("Your name").fill("Ayesha Khan");
  await page.getByRole("button", { name: "Open a new account" }).click();
  await expect(page).toHaveURL("/home");

  const own = { firstName: "Ayesha", lastName: "Khan", phoneNumber: `0346${makeNumber()}`, password: demoPassword };
  await enter(page, await call(undefined, signupCustomer, { body: own }));
  const another = await typeOthersNumber();
  await page.goto("/signindetails");
  await page.getByRole("button", { name: "Change phone number" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New phone number").fill(another);
  await dialog.getByLabel("Current password").fill(demoPassword);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("button", { name: "Yes, send me a code" })).toBeVisible();
  await checkInEveryLook(page);
  await dialog.getByRole("button", { name: "Yes, send me a code" }).click();
  await expect(dialog.getByText(`Enter the code we sent to ${another}`)).toBeVisible();
  await checkInEveryLook(page);
  const number = `+92${another.slice(1)}`;
  await dialog.getByLabel("6-digit code").fill(await readMail(number, /\b\d{6}\b/));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await readToast(page, "Your phone number is confirmed.");
  await expect(page.getByText(number)).toBeVisible();
});
