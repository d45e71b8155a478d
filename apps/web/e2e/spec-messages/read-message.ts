import type { Locator, Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { breakCall, visit } from "../spec-visit.ts";
import type { MessageRow } from "./row.ts";

/** Brings a row's text about and compares it letter by letter. */
export async function readMessage(page: Page, row: MessageRow): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().clearPermissions();
  const { path, who, currentJobId } = typeof row.start === "function" ? await row.start() : row.start;
  for (const fault of row.faults ?? []) await breakCall(page, fault);
  await visit(page, path, who, currentJobId);
  await row.act?.(page);
  const text = row.says ?? row.spec;
  await expect(findPlace(page, row, text).getByText(text, { exact: true }).first()).toBeVisible();
  await row.after?.(page);
  if (row.leadsTo === undefined) return;
  if ((row.place ?? "dialog") === "dialog") await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(page).toHaveURL(row.leadsTo);
}

/** A form in a dialog may stand behind the one that says how it went. */
function findPlace(page: Page, { place = "dialog", title }: MessageRow, text: string): Locator {
  if (place === "page") return page.getByRole("main");
  if (place === "header") return page.getByRole("banner");
  const named = title === undefined ? {} : { name: title, exact: true };
  return page.getByRole("dialog", named).filter({ has: page.getByText(text, { exact: true }) });
}
