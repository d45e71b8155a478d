import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "@hunarmand/texts/catalogue";
import { fillTree } from "@hunarmand/texts/compile-catalogue";
import { listLocaleFolders } from "@hunarmand/texts/translations/read-locales";
import { listTexts, type Tree } from "@hunarmand/texts/tree";
import type { Page } from "@playwright/test";
import { isPush } from "../../../.ci/nightly.ts";
import { findFaults } from "./find-faults.ts";
import { expect } from "./journey.ts";
import { once } from "./portal-api.ts";
import { checkFit, listEnglish } from "./walk-in-urdu.ts";

const folders = listLocaleFolders(join(import.meta.dirname, "../../.."));
const catalogues = new Map<string, ReadonlyMap<string, string>>();

function readCatalogue(name: string): ReadonlyMap<string, string> {
  const texts = folders.flatMap((folder) => {
    try {
      return listTexts(JSON.parse(readFileSync(join(folder, "ur", `${name}.json`), "utf8")) as Tree);
    } catch {
      return [];
    }
  });
  return new Map(texts);
}

/** Returns an Urdu text as screens show it, by its catalogue and key: `say("jobs: requested.accept")`. */
export function say(address: string, values: Readonly<Record<string, string | number>> = {}): string {
  const [name = "", key = ""] = address.split(": ");
  const catalogue = catalogues.get(name) ?? readCatalogue(name);
  catalogues.set(name, catalogue);
  const text = catalogue.get(key);
  if (text === undefined) throw new Error(`There is no Urdu text ${address}.`);
  const filled = fillTree({ text }, "ur").text as Texts[string];
  return typeof filled === "function" ? filled(values as never) : String(filled);
}

const readNames = once(async () => {
  const response = await fetch(`${process.env.E2E_ADDRESS}/api/Catalogue/names-in-urdu`);
  return ((await response.json()) as { names: Record<string, string> }).names;
});

/** Returns the Urdu name of a skill, city or area. */
export async function nameOf(english: string): Promise<string> {
  const name = (await readNames())[english];
  if (!name) throw new Error(`${english} has no Urdu name.`);
  return name;
}

export const button = (page: Page, address: string, values: Readonly<Record<string, string>> = {}) =>
  page.getByRole("button", { name: say(address, values), exact: true }).filter({ visible: true });
export const link = (page: Page, address: string) =>
  page.getByRole("link", { name: say(address), exact: true }).filter({ visible: true });

/** Presses a button of the open dialog. */
export const inDialog = (page: Page, address: string) =>
  page.getByRole("dialog").getByRole("button", { name: say(address), exact: true });

/** An entry of a desk's list: a row, or on a phone a card. */
export const deskEntry = (page: Page, text: string) =>
  page.locator("tbody tr, .desk-cards > li").filter({ hasText: text }).first();

/** Expects a screen without English, overflow, cut texts and faults of axe. */
export async function readScreen(page: Page, place: string): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading", { level: 1 }), place).toHaveCount(1);
  // Names of the catalogue arrive after the first rendering.
  await expect.poll(() => listEnglish(page, place), `English on ${place} in Urdu`).toEqual([]);
  await checkFit(page, `${place} at ${page.viewportSize()?.width} px`);
  expect.soft(await findFaults(page, "light"), `axe on ${place} in Urdu`).toEqual([]);
}

const usualSize = { phone: 360, office: 1_366 };
/** A push takes phones for handymen and customers, and a desk for the office. The night also swaps them. */
export const sizes = isPush ? [usualSize] : [usualSize, { phone: 1_366, office: 360 }];

export const setWidth = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 });
