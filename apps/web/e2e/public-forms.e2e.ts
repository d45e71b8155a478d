import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { openReady } from "./open-ready.ts";

/** Forms to the office, each with the spec's texts (docs/screens.md U61, U67). */
interface Form {
  path: string;
  call: string;
  send: string;
  fields: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, string>>;
  done: { title: string; text: string };
  failed: { title: string; text: string };
  /** The page after the confirmation is closed; the same page when it stays. */
  leadsTo: string;
}

const person = {
  "Full Name": "Nadia Iqbal",
  Email: "nadia.iqbal@example.pk",
  "Phone Number": "0321 5556677",
};

const forms: readonly Form[] = [
  {
    path: "/contact-us",
    call: "Complain/create-complain",
    send: "Send message",
    fields: {
      "First Name": "Nadia",
      "Last Name": "Iqbal",
      Email: person.Email,
      "Phone Number": person["Phone Number"],
      "Your message": "Do you also work in Taxila?",
    },
    done: { title: "Submitted!", text: "Your inquiry has been submitted successfully." },
    failed: {
      title: "Error",
      text: "Something went wrong while submitting your inquiry. Please try again.",
    },
    leadsTo: "/home",
  },
  {
    path: "/support",
    call: "Provider/support-request",
    send: "Send request",
    fields: { ...person, "How can we help?": "My payment is still pending." },
    done: { title: "Request Submitted", text: "Thank you for contacting us!" },
    failed: { title: "Error", text: "Failed to submit your request. Please try again later." },
    leadsTo: "/support",
  },
  {
    path: "/careers",
    call: "Careers/apply",
    send: "Send application",
    fields: { ...person, "Why do you want this job?": "Ten years as an electrician." },
    choices: { Position: "csr" },
    done: {
      title: "Application received",
      text: "Thank you, Nadia Iqbal. Our office has your application. We will answer you within 24 hours.",
    },
    failed: { title: "Error", text: "Your application could not be sent. Please try again." },
    leadsTo: "/careers",
  },
];

test.use({ expectedComplaints: [/Failed to load resource/] });

for (const form of forms) {
  test(`${form.path} reaches the office and confirms it`, async ({ page }) => {
    await open(page, form);
    await fill(page, form);
    await page.getByRole("button", { name: form.send }).click();
    await readDialog(page, form.done);
    await expect(page).toHaveURL(form.leadsTo);
    if (form.leadsTo === form.path) await expect(page.getByLabel("Full Name")).toHaveValue("");
  });

  test(`${form.path} keeps its values when the server fails, and sends them again under the same key`, async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    await page.route(`**/api/${form.call}`, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length === 1) return route.abort();
      if (keys.length === 2) return route.fulfill({ status: 429, json: {} });
      return route.continue();
    });
    await open(page, form);
    await fill(page, form);
    const send = page.getByRole("button", { name: form.send });
    await send.click();
    await readDialog(page, form.failed);
    await expect(page.getByLabel("Email")).toHaveValue(person.Email);
    await send.click();
    await readDialog(page, form.failed);
    await send.click();
    await readDialog(page, form.done);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1], "nobody knows whether the first arrived").toBe(keys[0]);
    expect(keys[2], "the second was refused").not.toBe(keys[1]);
  });
}

test("An opening's button selects its position in the application", async ({ page }) => {
  await openReady(page, "/careers");
  await page.getByRole("link", { name: "Apply for this position" }).last().click();
  await expect(page.getByLabel("Position")).toHaveValue("marketing");
});

test("The chat button opens nothing", async ({ page }) => {
  await openReady(page, "/support");
  await page.getByRole("button", { name: "Start chat" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/support");
});

test("A complaint gets a reference, which finds it", async ({ page }) => {
  await openReady(page, "/complains");
  await page.getByLabel("Full Name").fill("Nadia Iqbal");
  await page.getByLabel("Phone Number", { exact: false }).first().fill("03215556677");
  await page.getByLabel("What happened?").fill("The tap drips again after two days.");
  await page.getByRole("button", { name: "Send complaint" }).click();
  await expect(page.getByText("Your complaint has been received")).toBeVisible();
  const reference = await page.getByText(/^H-[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent();
  await expect(page.getByLabel("Number of your complaint or message")).toHaveValue(reference ?? "");
  const contact = page.getByLabel("The phone number or email you used");
  await contact.fill("03219999999");
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page.getByText("Nothing was found for this number with this phone number or email.")).toBeVisible();
  await contact.fill("03215556677");
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page.getByRole("heading", { name: reference ?? "" })).toBeVisible();
  await expect(page.getByText("Received", { exact: true })).toBeVisible();
  await expect(page.getByText("Answer due by")).toBeVisible();
});

async function open(page: Page, { path }: Form): Promise<void> {
  await openReady(page, path);
}

async function fill(page: Page, { fields, choices = {} }: Form): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  for (const [label, value] of Object.entries(choices)) await page.getByLabel(label).selectOption(value);
}

async function readDialog(page: Page, { title, text }: Form["done"]): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(dialog).toHaveCount(0);
}
