import { adminLogin } from "@hunarmand/api/account/account";
import { requestSupport } from "@hunarmand/api/inquiries/inquiries";
import { readInquiry } from "@hunarmand/api/inquiries/office";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { findFaults } from "./find-faults.ts";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { makeStaff } from "./make-staff.ts";
import { closeDialog, openOffice, readToast } from "./office-visit.ts";
import { call, demoPassword, logInOffice, postJob } from "./portal-api.ts";
import { makeNumber } from "./unique-number.ts";

test("Several inquiries are taken at once, and the counters follow", async ({ page }) => {
  const number = makeNumber();
  const names = [`Amna ${number}`, `Bushra ${number}`];
  for (const fullName of names) {
    const body = { fullName, email: "bulk@example.pk", phone: "03001231234", message: "Please call me." };
    await call(undefined, requestSupport, { body });
  }
  await openOffice(page, "/office/inquiries?status=New");
  const menu = page.getByRole("navigation", { name: "Desks" });
  await expect(menu.getByRole("link", { name: /Inquiries/ })).toContainText(/\d/);
  for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Take them" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take them" }).click();
  await readToast(page, "2 are in progress.");
  await expect(page.getByRole("checkbox", { name: `Select ${names[0]}` })).toHaveCount(0);

  await test.step("one is handed over to a colleague, with a word", async () => {
    const colleague = {
      firstName: "Bilal",
      lastName: "Anwar",
      email: `bilal${number}@example.pk`,
      role: "Support",
    } as const;
    await makeStaff(colleague, demoPassword);
    await go(page, "/office/inquiries?status=Acknowledged");
    await page.getByRole("link", { name: `Amna ${number}`, exact: true }).click();
    await page.getByRole("button", { name: "Hand it over" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").selectOption("Bilal Anwar");
    await dialog.getByLabel("Message to your colleague").fill("They call back at five.");
    await dialog.getByRole("button", { name: "Hand it over" }).click();
    await readToast(page, "The inquiry is your colleague's now.");
    await expect(page.locator(".desk-detail").getByText("In progress: Bilal Anwar")).toBeVisible();
    await expect(page.getByText("They call back at five.")).toBeVisible();
  });
});

test("A dispatcher sees fifteen jobs on a desktop screen, and the search follows the typed words", async ({ page }) => {
  for (let count = 0; count < 20; count++) await postJob();
  await page.setViewportSize({ width: 1366, height: 768 });
  await openOffice(page, "/office/jobs");
  const rows = page.locator("[data-row]");
  await expect(rows.nth(19)).toBeAttached();
  for (const index of [0, 14]) await expect(rows.nth(index).locator("td").first()).toBeInViewport({ ratio: 1 });
  await page.getByLabel("Search").fill("Nobody of this name");
  await expect(page.getByText("No jobs found.")).toBeVisible();
  await expect(page.getByLabel("Search"), "the words stay where they are typed").toBeFocused();
});

test("Keys move through a list and open a row; filters can be saved; the list is saved as a file", async ({ page }) => {
  await openOffice(page, "/office/providers?status=Verified");
  await expect(page.locator("[data-row]").first()).toBeVisible();

  await test.step("keys", async () => {
    await page.keyboard.press("Shift+?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(page.getByLabel("Search")).toBeFocused();
    await page.keyboard.type("jjj");
    await expect(page.getByLabel("Search"), "keys stay text while one types").toHaveValue("jjj");
    // After the empty list of this search, a row is one of the next list. A later list would take the focus from its row.
    await expect(page.getByText("No handymen found.")).toBeVisible();
    await page.getByLabel("Search").clear();
    await expect(page).toHaveURL(/search=(&|$)/);
    await expect(page.locator("[data-row]").first()).toBeVisible();
    await page.getByLabel("Search").blur();
    await page.keyboard.press("j");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("k");
    await expect(page.locator("[data-row]").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Handyman" })).toBeVisible();
  });

  await test.step("saved filters", async () => {
    await go(page, "/office/providers?status=Verified");
    await page.getByRole("button", { name: "Save these filters" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("At work");
    await page.getByRole("dialog").getByLabel("Share them").check();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await go(page, "/office/providers");
    await page.getByRole("link", { name: "At work" }).click();
    await expect(page).toHaveURL("/office/providers?status=Verified");
    // The address changes at once; filters and file follow with the list.
    await expect(page.locator("[data-current]").filter({ hasText: "At work" })).toBeVisible();
    // Another device of the same person has them too.
    await page.evaluate(() => localStorage.removeItem("officeFilters"));
    await page.reload();
    await page.getByRole("button", { name: "Remove the filter At work" }).click();
    await expect(page.getByRole("link", { name: "At work" })).toHaveCount(0);
  });

  await test.step("export", async () => {
    await page.locator("summary[aria-label=More]").click();
    await page.getByRole("button", { name: "Export as CSV" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^providers-\d{4}-\d\d-\d\d\.csv$/);
    const [latest] = await call(await logInOffice(), listAudit, { query: { action: "export.providers" } });
    expect(JSON.parse(latest?.after ?? "{}")).toEqual({ status: "Verified" });
  });
});

test("A new member of staff sees the tour by keyboard, also on a phone, and again on request", async ({ page }) => {
  await enter(page, await logInOffice());
  await page.evaluate(() => localStorage.setItem("officeTour", ""));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/office");
  const tour = page.getByRole("dialog").filter({ hasText: "Skip the tour" });
  const expectStep = async (progress: string, title: string) => {
    await expect(tour).toContainText(progress);
    await expect(tour.getByRole("heading", { name: title })).toBeInViewport({ ratio: 1 });
    await expect(tour.getByRole("button").last(), "the way out").toBeInViewport({ ratio: 1 });
    await expect(tour.locator(".driver-popover-next-btn"), "the way on").toBeFocused();
  };
  await expectStep("Step 1 of 5", "What is due");
  expect(await findFaults(page, "light")).toEqual([]);
  for (const [step, title] of [
    [2, "Your desks"],
    [3, "Search everything"],
    [4, "One decision after the other"],
    [5, "Shortcuts and this tour"],
  ] as const) {
    await page.keyboard.press("Enter");
    await expectStep(`Step ${step} of 5`, title);
  }
  await page.keyboard.press("Shift+Tab");
  await expect(tour.getByRole("button", { name: "Back" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tour).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await go(page, "/office/quotes");
  await page.getByRole("button", { name: "Shortcuts" }).click();
  await page.getByRole("button", { name: "Start the tour" }).click();
  await expect(page).toHaveURL("/office");
  await expectStep("Step 1 of 5", "What is due");
  await page.keyboard.press("v");
  await expect(page, "keys decide nothing meanwhile").toHaveURL("/office");
  await tour.getByRole("button", { name: "Skip the tour" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(page.locator(".due-row").first()).toBeVisible();
  await expect(tour).toHaveCount(0);
});

/** Shows a page that the demo's town exists, as the server does in the page's head. The journeys' demo is without it. */
function showTown(): void {
  new MutationObserver((_changes, observer) => {
    const settings = document.querySelector<HTMLMetaElement>('meta[name="office-settings"]');
    if (!settings) return;
    observer.disconnect();
    settings.content = JSON.stringify({ ...JSON.parse(settings.content), demoPassword: "shown" });
  }).observe(document, { childList: true, subtree: true });
}

test("The tour of the demo's town ends with an answer that Support really gives", async ({ page }) => {
  const number = makeNumber();
  const email = `nadia${number}@example.pk`;
  await makeStaff({ firstName: "Nadia", lastName: "Aslam", email, role: "Support" }, demoPassword);
  const support = await call(undefined, adminLogin, { body: { identifier: email, password: demoPassword } });
  const inquiry = { fullName: `Dania ${number}`, email, phone: "03001231234", message: "Where is my receipt?" };
  await call(undefined, requestSupport, { body: inquiry });
  await enter(page, support);
  await page.evaluate(() => localStorage.setItem("officeTour", ""));
  const desk = await page.context().newPage();
  await desk.addInitScript(showTown);
  await desk.goto("/office");
  const tour = desk.getByRole("dialog").filter({ hasText: "Skip the tour" });
  for (const step of [1, 2, 3, 4]) {
    await expect(tour).toContainText(`Step ${step} of 5`);
    await tour.getByRole("button", { name: "Next" }).click();
  }
  await expect(tour).toContainText("Read this inquiry, then answer it.");
  await tour.getByRole("button", { name: "Open it" }).click();
  await expect(desk).toHaveURL(/\/office\/inquiries\/[0-9a-f-]{36}$/);
  const id = desk.url().split("/").at(-1) ?? "";
  const card = desk.getByRole("region", { name: "Now a real decision" });
  await expect(card).toContainText("Read this inquiry, then answer it.");
  await desk.getByRole("textbox", { name: "Answer" }).fill("You find it under Payments.");
  expect(await findFaults(desk, "light")).toEqual([]);
  await desk.getByRole("button", { name: "Send the answer" }).click();
  await closeDialog(desk, "Done. That was a real decision.");
  await expect(card).toHaveCount(0);
  expect((await call(support, readInquiry, { params: { id } })).status).toBe("Resolved");
});
