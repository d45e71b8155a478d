import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { Taps } from "./taps.ts";
import { makeNumber } from "./unique-number.ts";

test.use({ viewport: { width: 360, height: 740 } });

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

// A new number has no account to log in to.
test.use({ expectedComplaints: [/409 .*login-code/] });

test("a handyman signs up from home with 12 taps and 4 typed fields", async ({ page }) => {
  const phone = `0346${makeNumber()}`;
  const person = new Taps();
  await page.goto("/home");
  await person.tap(page.getByRole("link", { name: "Become a Handyman" }));
  await expect(button(page, "Send code"), "in sight without scrolling").toBeInViewport();
  await person.type(page.getByLabel("Mobile number"), phone);
  await person.tap(button(page, "Send code"));
  const code = await readCode(page);
  // Its last digit sends it.
  await person.type(page.getByLabel("6-digit code"), code);
  await person.type(page.getByLabel("Your name"), "Nadeem Gul");
  await person.tap(button(page, "Continue"));
  await person.tap(button(page, "Islamabad"));
  await person.type(page.getByLabel("Area"), "g9");
  await expect(button(page, "Continue"), "in sight without scrolling").toBeInViewport();
  await person.tap(button(page, "Continue"));
  await person.tap(button(page, "Installations"));
  await person.tap(button(page, "AC Installation"));
  await expect(button(page, "Sign up now"), "in sight without scrolling").toBeInViewport();
  await person.tap(button(page, "Sign up now"));
  await expect(page).toHaveURL("/pending");
  await expect(page.getByText("Next: tell us about you")).toBeVisible();
  expect(person.count()).toEqual({ taps: 12, fields: 4, screens: 2 });
});

/** In the demo the code is on the page instead of in a message. */
async function readCode(page: Page): Promise<string> {
  const shown = page.getByText(/Your code is \d{6}/);
  return /\d{6}/.exec((await shown.textContent()) ?? "")?.[0] ?? "";
}
