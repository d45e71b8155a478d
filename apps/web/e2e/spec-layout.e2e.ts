import { footerPaths, headerLinks } from "../test-setup/spec-routes/screens.ts";
import { expect, test } from "./journey.ts";
import { customer, idleProvider } from "./spec-people.ts";
import { visit } from "./spec-visit.ts";

test("header and footer have the spec's links", async ({ page }) => {
  await visit(page, "/home");
  const header = page.getByRole("banner");
  for (const [name, path] of Object.entries(headerLinks)) {
    const link = header.getByRole("link", { name, exact: true, includeHidden: true }).first();
    await expect(link, name).toHaveAttribute("href", path);
  }
  await expect(header.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  const footer = page.getByRole("contentinfo");
  for (const path of footerPaths) await expect(footer.locator(`a[href="${path}"]`).first(), path).toBeVisible();
  await expect(footer.getByText(/ISO Certified/)).toBeVisible();

  await visit(page, "/home", await idleProvider());
  for (const path of ["/activejobs", "/requestedjobs", "/completedjobs", "/profile"]) {
    await expect(header.locator(`a[href="${path}"]`).first()).toBeAttached();
  }
  await expect(header.getByText("Hello, Naveed Akhtar", { exact: true })).toBeVisible();
  await header.getByRole("button", { name: /^Hello/ }).click();
  await expect(header.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Login" })).toHaveCount(0);
});

test("the header sticks past 50 pixels, folds at 991 and opens by its hamburger", async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 700 });
  await visit(page, "/home");
  const header = page.getByRole("banner");
  const menu = header.getByRole("button", { name: "Menu", exact: true });
  const services = header.getByRole("button", { name: "Services" });
  await expect(menu).toBeHidden();
  await services.click();
  await expect(header.getByRole("link", { name: "Specialists" })).toBeVisible();
  await services.click();
  await expect(header.getByRole("link", { name: "Specialists" })).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect(header).not.toHaveAttribute("data-sticky", "true");
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(header).toHaveAttribute("data-sticky", "true");
  await expect(header).toBeInViewport();
  await page.setViewportSize({ width: 991, height: 700 });
  await expect(services).toBeHidden();
  await menu.click();
  await services.click();
  await expect(header.getByRole("link", { name: "Specialists" })).toBeVisible();
});

test("the buttons of the home page load /signup in full, the login's toggle clears the identifier", async ({
  page,
}) => {
  for (const name of ["Become a Handyman", "Get Started Now"]) {
    await visit(page, "/home");
    const loaded = page.waitForEvent("load");
    await page.getByRole("main").getByRole("link", { name }).click();
    await loaded;
    await expect(page).toHaveURL("/signup");
  }
  await visit(page, "/login");
  const identifier = page.locator("[name=identifier]");
  await expect(identifier).toHaveAttribute("type", "tel");
  await identifier.fill("03001234567");
  await page.getByText("By email", { exact: true }).click();
  await expect(identifier).toHaveValue("");
  await expect(identifier).toHaveAttribute("type", "email");
  await identifier.fill("ali.raza@example.pk");
  await page.getByText("By phone", { exact: true }).click();
  await expect(identifier).toHaveValue("");
  await expect(identifier).toHaveAttribute("type", "tel");
});

test("a customer has the customers' pages, and none of the handymen's", async ({ page }) => {
  await visit(page, "/jobs", await customer());
  await expect(page.getByRole("heading", { name: "My Jobs", level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").locator('a[href="/requestedjobs"]')).toHaveCount(0);
});
