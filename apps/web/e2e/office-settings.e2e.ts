import { getOfficeSettings, type OfficeSettings, updateOfficeSettings } from "@hunarmand/api/staff/staff";
import type { APIRequestContext, Page } from "@playwright/test";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { openOffice, readToast } from "./office-visit.ts";
import { openReady } from "./open-ready.ts";
import { call, logIn, logInOffice, makePlumber, postJob, setLargeRounds } from "./portal-api.ts";
import { changeFee, setFee } from "./set-fee.ts";
import { makeNumber } from "./unique-number.ts";

/** Differs from the demo's in each setting. */
const contact = {
  phone: "111-222-333",
  whatsapp: "0311 7654321",
  email: "office@elsewhere.pk",
  address: "Shop 9, Saddar <Road> & Co, Rawalpindi",
  openingHours: "10am to 4pm, Tuesday to Friday",
  latitude: 33.5973,
  longitude: 73.0479,
  facebook: "https://www.facebook.com/elsewhere",
  linkedin: "https://www.linkedin.com/company/elsewhere",
};
const address = "Shop 9, Saddar &lt;Road&gt; &amp; Co, Rawalpindi";
const mapLink = "https://www.google.com/maps/search/?api=1&amp;query=33.5973,73.0479";
const whatsapp = "https://wa.me/923117654321";
const footer = [
  ...["tel:111222333", contact.phone, whatsapp, `mailto:${contact.email}`, contact.email, address],
  ...[contact.facebook, contact.linkedin],
];
const rule = { offerRoundSize: 7, offerMinutes: 44, urgentOfferMinutes: 13 };

/** The settings that each page shows besides its footer. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "/home": [],
  "/login": [],
  "/contact-us": [contact.openingHours, mapLink],
  "/support": [contact.openingHours],
  "/careers": [contact.openingHours],
  "/admin-agents": [contact.openingHours],
  "/pending": [contact.openingHours, mapLink],
  "/success": [contact.openingHours, mapLink],
  "/faqs": [contact.openingHours, "12.5% of the price paid"],
  "/dispatch-rule": ["<dd>7</dd>", "<dd>44</dd>", "<dd>13</dd>", "12.5%"],
  "/installations": [],
};

let before: OfficeSettings;
test.beforeAll(async () => {
  // Once in a worker: otherwise this file may restore the demo's small rounds later, and plumbers of other tests get no
  // offer.
  await setLargeRounds();
  before = await call(await logInOffice(), getOfficeSettings, {});
});
test.afterAll(async ({ portal }) => {
  await call(await logInOffice(), updateOfficeSettings, { body: before });
  await setFee(before.platformFeePercent);
  // Other tests read the pages of the same server.
  await waitForPhone(portal.address, before.contact.phone ?? "");
});

async function waitForPhone(address: string, phone: string): Promise<void> {
  const readHome = async () => (await fetch(`${address}/home`)).text();
  await expect.poll(readHome).toContain(phone);
}

const save = async (body: Partial<OfficeSettings>) => call(await logInOffice(), updateOfficeSettings, { body });

/** Returns a page without its head, which contains all settings for the script. */
async function readBody(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html.slice(html.indexOf("</head>"));
}

const readBusiness = async (request: APIRequestContext) => {
  const html = await (await request.get("/contact-us")).text();
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
};

/**
 * Opens each page with its script: a difference between React's rendering and the served page is an error in the
 * console.
 */
async function openEach(page: Page): Promise<void> {
  for (const path of Object.keys(pages)) {
    await openReady(page, path);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  }
}

test("Each setting of the office shows on every page that uses it, within seconds and before any script", async ({
  request,
  page,
}) => {
  await save({ ...rule, contact });
  await setFee(12.5);
  for (const [path, texts] of Object.entries(pages)) {
    const missing = async () => {
      const body = await readBody(request, path);
      return [...footer, ...texts].filter((text) => !body.includes(text));
    };
    await expect.poll(missing, { message: path }).toEqual([]);
    const body = await readBody(request, path);
    expect(body.match(/\{\{|111 486|Blue Area, J|hunarmand\.example/g), path).toBeNull();
  }
  expect(await readBusiness(request)).toMatchObject({
    telephone: "111222333",
    email: contact.email,
    address: { streetAddress: contact.address },
    geo: { latitude: "33.5973", longitude: "73.0479" },
    openingHours: contact.openingHours,
    sameAs: [contact.facebook, contact.linkedin],
  });
  await openEach(page);
});

test("Missing settings are omitted everywhere, and no page breaks", async ({ request, page }) => {
  await save({ contact: {} });
  const links = async () => (await readBody(request, "/contact-us")).match(/tel:|wa\.me|mailto:|maps\/search/g);
  await expect.poll(links).toBeNull();
  for (const path of Object.keys(pages)) {
    const body = await readBody(request, path);
    expect(body.match(/\{\{|href="tel:|wa\.me|mailto:|maps\/search|facebook\.com/g), path).toBeNull();
  }
  const business = await readBusiness(request);
  for (const name of ["telephone", "email", "geo", "openingHours", "sameAs"]) expect(business).not.toHaveProperty(name);
  expect(business.address).toEqual({ "@type": "PostalAddress", addressLocality: "Islamabad", addressCountry: "PK" });
  await openEach(page);
});

test("The office sees its saved settings at once, and a handyman sees fee and share before accepting", async ({
  page,
  portal,
}) => {
  // The rule of a test before this one may leave out the new plumber.
  await save({ contact, offerRoundSize: before.offerRoundSize });
  await enter(page, await logInOffice());
  await page.goto("/office/settings");
  await changeFee(page, { percent: 25, share: "PKR 1,875" });
  await page.getByLabel("Phone", { exact: true }).fill("111-999-000");
  await page.getByRole("button", { name: "Save the settings" }).click();
  await readToast(page, "The settings are saved.");
  await page.getByRole("link", { name: "To the portal" }).click();
  await expect(page.getByRole("contentinfo").getByText("111-999-000").first()).toBeVisible();
  const provider = await logIn(await makePlumber());
  await postJob();
  // Other people's pages have it within seconds.
  await waitForPhone(portal.address, "111-999-000");
  await enter(page, provider);
  await page.goto("/requestedjobs");
  await expect(page.getByRole("contentinfo").getByText("111-999-000")).toBeVisible();
  const card = page.getByRole("article").first();
  await expect(card).toContainText(/Platform fee\s*25%/);
  const text = (await card.textContent()) ?? "";
  const figuresOf = (label: string) =>
    [...(new RegExp(`${label} ?PKR ([\\d,.]+) to ([\\d,.]+?)(?=[A-Z])`).exec(text) ?? [])]
      .slice(1)
      .map((figure) => Number(figure.replaceAll(",", "")));
  const usual = figuresOf("Usual price");
  expect(usual).toHaveLength(2);
  expect(figuresOf("You usually receive")).toEqual(usual.map((figure) => figure * 0.75));
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("main")).toContainText(/You usually receive\s*PKR/);
});

test("The owner adds a colleague, sets the fee, and finds both in the audit", async ({ page }) => {
  const email = `nadia${makeNumber()}@office.pk`;
  await openOffice(page, "/office/staff");
  await page.getByRole("button", { name: "Invite a person" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Nadia");
  await dialog.getByLabel("Last name").fill("Iqbal");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Desk").selectOption("Finance");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await readToast(page, "The invitation is in the outbox");
  await expect(page.getByText(email)).toBeVisible();

  await go(page, "/office/settings");
  const hours = page.getByLabel("Opening hours", { exact: true });
  const usualHours = await hours.inputValue();
  await hours.fill("Mon to Sat, 9 to 6");
  await page.getByRole("button", { name: "Save the settings" }).click();
  await readToast(page, "The settings are saved.");

  await go(page, "/office/audit?about=settings");
  await page.getByText("Show", { exact: true }).first().click();
  const change = page.getByRole("table", { name: "Before and after" }).first();
  await expect(change).toContainText("Mon to Sat, 9 to 6");

  // Other tests read the pages of the same server.
  await go(page, "/office/settings");
  await hours.fill(usualHours);
  await page.getByRole("button", { name: "Save the settings" }).click();
  await readToast(page, "The settings are saved.");
  const readSupport = async () => (await page.request.get("/support")).text();
  await expect.poll(readSupport).toContain(usualHours);
});
