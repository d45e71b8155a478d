import type { Page } from "@playwright/test";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { makeCustomer, postJob } from "./portal-api.ts";
import { Taps } from "./taps.ts";
import { makeNumber } from "./unique-number.ts";
import { waitForUsualPlace } from "./usual-place.ts";

test.use({ viewport: { width: 360, height: 740 } });

// Only this journey has jobs there.
const area = { city: "Islamabad", area: "E-17" };
const position = { latitude: 33.6651, longitude: 72.8401 };

/** Makes the area known: three customers have posted jobs with a pin there. */
async function makeAreaKnown() {
  const pin = { pinLocationLatitude: position.latitude, pinLocationLongitude: position.longitude };
  for (let customer = 0; customer < 3; customer++) await postJob({ ...area, ...pin }, await makeCustomer());
}

/** Reads the code as a browser with WebOTP does. In the demo the code is on the page instead of in a message. */
const readMessages = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { OTPCredential: class {} });
    navigator.credentials.get = () =>
      new Promise((resolve) => {
        const watch = new MutationObserver(() => {
          const code = /Your code is (\d{6})/.exec(document.body.textContent ?? "")?.[1];
          if (!code) return;
          watch.disconnect();
          resolve({ id: "", type: "otp", code } as Credential);
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
        document.body.setAttribute("data-messages", "read");
      });
  });

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });

async function finish(page: Page) {
  await readToast(page, "Job posted successfully.");
  await expect(page).toHaveURL(/\/jobs\/[\w-]{36}$/);
}

test("a guest posts a job from home with 10 taps and 3 typed fields", async ({ page, context }) => {
  await makeAreaKnown();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(position);
  const guest = new Taps();
  await page.goto("/home");
  await guest.tap(page.getByRole("main").getByRole("link", { name: "AC", exact: true }));
  await guest.tap(page.getByRole("link", { name: /^AC Installation/ }));
  await expect(page.getByText("Usually PKR 3,000 to 8,000, plus any materials."), "the price is first").toBeVisible();
  await readMessages(page);
  await expect(button(page, "Continue"), "in sight without scrolling").toBeInViewport();
  await guest.tap(button(page, "Continue"));
  await guest.tap(button(page, "Find where I am"));
  await expect(page.getByLabel("Area")).toHaveValue(area.area);
  await expect(page.getByLabel("City")).toHaveValue(area.city);
  await guest.type(page.getByLabel("Address"), "House 3, Street 2");
  await expect(button(page, "Continue"), "in sight without scrolling").toBeInViewport();
  await guest.tap(button(page, "Continue"));
  await guest.tap(button(page, "Continue"));
  await guest.type(page.getByLabel("Your name"), "Hina");
  await guest.type(page.getByLabel("Mobile number"), `0322${makeNumber()}`);
  await guest.tap(button(page, "Send code"));
  // The phone reads the code from the message, and its last digit posts the job.
  await finish(page);
  expect(guest.count()).toEqual({ taps: 10, fields: 3, screens: 5 });
});

test("a known customer posts a job for the usual place with 3 taps and 1 typed field", async ({ page }) => {
  const person = await makeCustomer();
  await postJob({ address: "House 31, Street 8, G-9/4" }, person);
  const customer = new Taps();
  await enter(page, person);
  await page.goto("/jobs/new");
  await waitForUsualPlace(page);
  await customer.type(page.getByRole("main").getByRole("searchbox"), "fridge not cooling");
  await customer.tap(page.getByRole("button", { name: /^Refrigerator Repair/ }));
  await expect(page.getByText("House 31, Street 8, G-9/4, Islamabad")).toBeVisible();
  await expect(button(page, "Post the job"), "in sight without scrolling").toBeInViewport();
  await customer.tap(button(page, "Post the job"));
  await finish(page);
  expect(customer.count()).toEqual({ taps: 3, fields: 1, screens: 2 });
});
