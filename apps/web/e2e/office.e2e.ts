import { login } from "@hunarmand/api/account/account";
import { requestSupport } from "@hunarmand/api/inquiries/inquiries";
import { createProvider } from "@hunarmand/api/providers/providers";
import type { Locator, Page } from "@playwright/test";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { makeStaff } from "./make-staff.ts";
import { giveReason, holdDecisions, openOffice, readToast, waitUntilSent } from "./office-visit.ts";
import { call, logIn, verifyNow } from "./portal-api.ts";
import { sendPapers } from "./send-papers.ts";
import { makeNumber } from "./unique-number.ts";

const password = "Hunarmand#2026";

/** Signs up an applicant in Rawalpindi; returns their id. */
async function signUpProvider(FirstName: string, number: string): Promise<string> {
  const work = { City: "Rawalpindi", Area: "Saddar", Category: "Installations", Skill: "Plumbing Installation" };
  const contact = { PhoneNumber: `0332${number}`, Email: `applicant${number}@example.pk` };
  const person = { FirstName, LastName: "Abbasi", FatherName: "Ghulam Abbasi", CNIC: `611017${number}` };
  const body = { ...person, ...contact, ...work, Password: password, Gender: "male" as const };
  const { id } = await call(undefined, createProvider, { body });
  return id;
}

async function logInAtOffice(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "What is waiting" })).toBeVisible();
}

async function closeDialog(page: Page, text: string) {
  const dialog = page.getByRole("dialog").filter({ hasText: text });
  await dialog.getByRole("button", { name: "OK" }).click();
}

async function findStatus(identifier: string): Promise<string | undefined> {
  const { status } = await call(undefined, login, { body: { identifier, password } });
  return status;
}

// The decision that is too late gets a 409.
test.use({ expectedComplaints: [/409 .*\/reject/] });

test("The office refuses a provider with a reason, then verifies them", async ({ page }) => {
  const number = makeNumber();
  const email = `applicant${number}@example.pk`;
  const cnic = `61101-7${number.slice(0, 6)}-${number.slice(6)}`;
  await signUpProvider("Fahad", makeNumber());
  const id = await signUpProvider("Adeel", number);
  await page.goto("/office");
  await expect(page, "nobody is led to the office's own login").toHaveURL("/office/login");
  await logInAtOffice(page, "office@example.pk");
  await holdDecisions(page);

  await test.step("the inbox links to waiting applicants", async () => {
    await page.getByRole("link", { name: /Handymen waiting for verification/ }).click();
    await expect(page).toHaveURL("/office/providers?status=Pending");
  });

  await test.step("the search finds an applicant by their CNIC, which the list masks", async () => {
    await page.getByLabel("Search").fill(cnic);
    await expect(page.getByText("1 handyman.")).toBeVisible();
    await expect(page.getByText(cnic)).toHaveCount(0);
    await page.getByRole("link", { name: "Adeel Abbasi" }).click();
    await expect(page.getByText(`*********${number.slice(3)}`).first()).toBeVisible();
    await page.getByRole("button", { name: "Show the CNIC" }).click();
    await expect(page.getByText(cnic)).toBeVisible();
  });

  await test.step("a refusal needs a reason", async () => {
    await page.getByRole("button", { name: "Send back" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Send back" }).click();
    await expect(dialog.getByText("This field is required.")).toBeVisible();
    await dialog.getByLabel("Template").selectOption({ index: 1 });
    await expect(dialog.getByLabel("Reason")).toHaveValue(/Please bring the original/);
    await dialog.getByRole("button", { name: "Send back" }).click();
    await expect(page.getByText("The application of Adeel Abbasi is sent back.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Adeel Abbasi" })).toHaveCount(0);
  });

  await test.step("an undone decision is not sent, and leaving the page sends one at once", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "Adeel Abbasi" }).click();
    expect(await findStatus(email)).toBe("Pending");
    await page.getByRole("button", { name: "Send back" }).click();
    await giveReason(page.getByRole("dialog"), "Send back");
    await expect(page.getByText("The application of Adeel Abbasi is sent back.")).toBeVisible();
    await page.goto("/office");
  });

  await test.step("the provider reads it", async () => {
    await expect.poll(() => findStatus(email)).toBe("SentBack");
  });

  await test.step("the applicant with papers is verified with five clicks and a key", async () => {
    await sendPapers(page, await logIn(email), id);
    await holdDecisions(page);
    await go(page, "/office/providers?search=Abbasi");
    await page.getByRole("link", { name: "Adeel Abbasi" }).click();
    await expect(page.getByRole("button", { name: "Verify" }), "before anything was checked").toBeDisabled();
    let clicks = 0;
    const click = async (place: Locator) => {
      clicks++;
      await place.click();
    };
    await page.keyboard.press("v");
    await readToast(page, "Show the CNIC and papers first.");
    await click(page.getByRole("button", { name: "Show the CNIC and papers", exact: true }));
    await expect(page.getByText(cnic)).toBeVisible();
    for (const paper of ["Picture", "CNIC front"])
      await expect(page.getByRole("img", { name: paper }), "side by side").toBeInViewport();
    for (const point of await page.getByRole("group", { name: "Before you verify" }).getByRole("checkbox").all()) {
      await click(point);
    }
    await expect(page.getByRole("heading", { name: "Adeel Abbasi" }), "beside the decision").toBeInViewport();
    await page.keyboard.press("v");
    expect(clicks).toBeLessThanOrEqual(5);
  });

  await test.step("the next application opens at its top, and the toast covers no decision", async () => {
    await expect(page.getByRole("heading", { name: "Fahad Abbasi" })).toBeInViewport();
    await expect(page.locator(".desk-detail")).toBeFocused();
    await expect(page.getByText("Adeel Abbasi is verified.")).toBeVisible();
    for (const decision of ["Send back", "Reject"])
      await page.getByRole("button", { name: decision }).click({ trial: true });
    await page.goto("/office");
    await expect.poll(() => findStatus(email)).toBe("Verified");
  });
});

test("A decision that a colleague has already made shows an explanation", async ({ page }) => {
  const id = await signUpProvider("Waqas", makeNumber());
  await page.goto("/office/login");
  await logInAtOffice(page, "office@example.pk");
  await go(page, `/office/providers/${id}`);
  await page.getByRole("button", { name: "Reject" }).click();
  await verifyNow(id);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Template").selectOption({ index: 2 });
  await dialog.getByRole("button", { name: "Reject" }).click();
  await waitUntilSent(page, "is rejected.");
  await closeDialog(page, "The page now shows the new status.");
  await page.goto(`/office/providers/${id}`);
  await expect(page.getByText("This handyman is verified.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reject" })).toHaveCount(0);
});

test("A Verifier sees the providers' desk, but not the jobs' desk", async ({ page }) => {
  const email = `sadia${makeNumber()}@office.pk`;
  const body = { firstName: "Sadia", lastName: "Noor", email, role: "Verifier" } as const;
  await makeStaff(body, password);
  await page.goto("/office/login");
  await logInAtOffice(page, body.email);
  const menu = page.getByRole("navigation", { name: "Desks" });
  await expect(menu.getByRole("link", { name: "Handymen" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Jobs" })).toHaveCount(0);
  await expect(page.getByText("Jobs waiting for a handyman")).toHaveCount(0);
  await go(page, "/office/jobs");
  await expect(page).toHaveURL("/office");
});

test("Several inquiries are handed over to a colleague at once", async ({ page }) => {
  const number = makeNumber();
  const names = ["Amna", "Bushra", "Sana"].map((name) => `${name} ${number}`);
  for (const fullName of names) {
    const body = { fullName, email: "leave@example.pk", phone: "03001231234", message: "Please call me." };
    await call(undefined, requestSupport, { body });
  }
  const colleague = { firstName: "Junaid", lastName: "Anwar", email: `junaid${number}@office.pk` };
  await makeStaff({ ...colleague, role: "Support" }, password);
  await openOffice(page, "/office/inquiries?status=New");
  for (const name of names) {
    await page.getByRole("row").filter({ hasText: name }).focus();
    await page.keyboard.press("x");
  }
  await page.getByRole("button", { name: "Hand them over" }).click();
  const dialog = page.getByRole("dialog", { name: "Hand 3 inquiries over" });
  await dialog.getByRole("combobox").selectOption("Junaid Anwar");
  await dialog.getByLabel("Message to your colleague").fill("I am on leave.");
  await dialog.getByRole("button", { name: "Hand them over" }).click();
  await readToast(page, "3 inquiries are your colleague's now.");
  await expect(page.getByRole("button", { name: "Hand them over" })).toHaveCount(0);
  await go(page, "/office/inquiries?status=Acknowledged");
  for (const name of names)
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("In progress: Junaid Anwar");
});

test("A customer cannot open the office", async ({ page }) => {
  await enter(page, await logIn("ayesha.siddiqui@example.pk"));
  await page.goto("/office/providers");
  await expect(page).toHaveURL("/home");
});
