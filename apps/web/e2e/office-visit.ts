import { listProviders } from "@hunarmand/api/providers/office";
import type { Locator, Page } from "@playwright/test";
import { holdMilliseconds } from "../app/shared/decisions/held-decision.ts";
import { enter, expect } from "./journey.ts";
import { call, logIn, logInOffice, makePlumber, type Person } from "./portal-api.ts";

/** Opens this page of the office as its Owner. */
export async function openOffice(page: Page, path: string): Promise<void> {
  await enter(page, await logInOffice());
  await page.goto(path);
}

export async function closeDialog(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole("dialog").filter({ hasText: text }).getByRole("button", { name: "OK" }).click();
}

/** Waits for the toast of a step that is done. */
export async function readToast(page: Page, text: string | RegExp): Promise<void> {
  await page.locator(".toast").filter({ hasText: text }).waitFor();
}

/** Lets the open page hold undoable decisions until it is left: a slow machine may need longer than people have. */
export const holdDecisions = (page: Page): Promise<void> =>
  page.evaluate((usual) => {
    const start = window.setTimeout.bind(window);
    const startLater = (run: TimerHandler, wait?: number, ...values: unknown[]) =>
      start(run, wait === usual ? 100 * usual : wait, ...values);
    Object.assign(window, { setTimeout: startLater });
  }, holdMilliseconds);

/** Waits until an undoable decision is sent, and the server has replied. */
export async function waitUntilSent(page: Page, text: string | RegExp): Promise<void> {
  const sent = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" && /\/(verify|send-back|reject|approve|decline)$/.test(response.url()),
  );
  await page.locator(".undo-toast").filter({ hasText: text }).waitFor();
  await sent;
}

/**
 * Chooses the first template of a reason, submits the decision, and waits until its dialog is closed. A toast comes
 * earlier: the page loads its data first, and a row would still contain the dialog's buttons.
 */
export async function giveReason(dialog: Locator, submit: string): Promise<void> {
  const template = dialog.getByLabel("Template");
  await template.selectOption({ index: 1 });
  await dialog.getByRole("button", { name: submit }).click();
  await template.waitFor({ state: "hidden" });
}

export async function makePlumberWithId(): Promise<Person & { id: string; email: string }> {
  const email = await makePlumber();
  const [found] = await call(await logInOffice(), listProviders, { query: { search: email } });
  return { ...(await logIn(email)), id: found?.id ?? "", email };
}

/** Assigns a job to the best match of the dialog by keyboard. */
export async function chooseBestMatch(page: Page, press: (key: string) => Promise<void>): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio").first(), "the best match").toBeFocused();
  await press("Space");
  await press("Enter");
  await readToast(page, "The job is assigned.");
}
