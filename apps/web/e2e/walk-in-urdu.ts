import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { languageNames } from "@hunarmand/texts/catalogue";
import { makeEnglishFinder } from "@hunarmand/texts/translations/find-english";
import { listLocaleFolders, readLocales } from "@hunarmand/texts/translations/read-locales";
import type { Page } from "@playwright/test";
import { findWideElements, type Visit } from "./every-look.ts";
import { findFaults } from "./find-faults.ts";
import { go } from "./go.ts";
import { expect, test } from "./journey.ts";
import { openReady } from "./open-ready.ts";

const widths = [320, 360, 768, 1_366, 1_920];

const root = join(import.meta.dirname, "../../..");
/** Each language is named in itself. */
const namesOfLanguages: readonly string[] = Object.values(languageNames);
const findEnglish = makeEnglishFinder(listLocaleFolders(root).map((folder) => readLocales(folder, "ur")));

/**
 * Shows a person's screens in Urdu: nothing is wider than the screen or cut, and no text of the English catalogues is
 * shown. Call it when their data is made and they are logged in.
 */
export async function walkInUrdu(page: Page, visits: readonly Visit[]): Promise<void> {
  await page.evaluate(() => localStorage.removeItem("lastVisitedStep"));
  await openReady(page, "/ur/about-us");
  for (const [place, { path, currentJobId = "" }] of visits.entries()) {
    await page.evaluate((id) => {
      localStorage.setItem("currentJobId", id);
      localStorage.removeItem("lastVisitedStep");
    }, currentJobId);
    await go(page, path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect.poll(() => page.evaluate(isLoading), path).toBe(false);
    // Names of the catalogue arrive after the first rendering.
    await expect
      .configure({ soft: true })
      .poll(() => listEnglish(page, path), `English on ${path} in Urdu`)
      .toEqual([]);
    for (const width of widths) await checkWidth(page, { place, path, width });
    expect.soft(await findFaults(page, "light"), `axe on ${path} in Urdu`).toEqual([]);
  }
}

/** Returns the texts of the English catalogues that are shown. */
export async function listEnglish(page: Page, place: string): Promise<string[]> {
  const shown = await page.evaluate(listShownTexts);
  report(place, shown);
  return findEnglish(shown).filter((text) => !namesOfLanguages.includes(text));
}

/** Expects that nothing is wider than the screen or cut, at its present width. */
export async function checkFit(page: Page, place: string): Promise<void> {
  expect.soft(await findWideElements(page), place).toEqual([]);
  expect.soft(await page.evaluate(findCutTexts), `cut on ${place}`).toEqual([]);
  expect.soft(await page.evaluate(findCutStrokes), `the first stroke is cut on ${place}`).toEqual([]);
  expect.soft(await page.evaluate(findSpilledValues), `a value is wider than its column on ${place}`).toEqual([]);
  expect.soft(await page.evaluate(findStrayValues), `a value is away from its name on ${place}`).toEqual([]);
}

/** Runs in the page. */
function isLoading(): boolean {
  const waits = ".mantine-Loader-root, .mantine-Skeleton-root, [aria-busy=true]";
  return [...document.querySelectorAll(`main :is(${waits})`)].some((element) => element.checkVisibility());
}

/** Runs in the page. Left out is what is marked as English, and words of people, which are isolated. */
function listShownTexts(): string[] {
  const found = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: place, nodeValue } = texts.currentNode;
    if (
      nodeValue?.trim() &&
      // The choices of a closed list have no boxes.
      (place?.closest("select") ?? place)?.checkVisibility() &&
      place &&
      !place.closest("style, script, bdi, textarea, [lang=en], [dir=auto]")
    )
      found.push(nodeValue);
  }
  for (const element of document.querySelectorAll("body :is([aria-label], [placeholder], [title], [alt])"))
    for (const name of ["aria-label", "placeholder", "title", "alt"]) {
      const text = element.getAttribute(name);
      if (text && !element.closest("[lang=en]")) found.push(text);
    }
  return found;
}

async function checkWidth(page: Page, look: { place: number; path: string; width: number }): Promise<void> {
  const { place, path, width } = look;
  await page.setViewportSize({ width, height: 800 });
  await checkFit(page, `${path} in Urdu at ${width} px`);
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // People share paths, and a path shows several jobs.
    const name = `ur ${test.info().title.replace(/^.* widths for /, "")} ${place} ${path}-${width}-${colorScheme}`;
    await page.screenshot({ path: `${folder}/${name.replace(/\W+/g, "-")}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Runs in the page: texts whose element hides what does not fit in it. */
function findCutTexts(): string[] {
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY, textOverflow, display } = getComputedStyle(element);
    if (textOverflow === "ellipsis" || display === "inline") return false;
    const tall = overflowY === "hidden" || overflowY === "clip";
    const wide = overflowX === "hidden" || overflowX === "clip";
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    return (tall && scrollHeight > clientHeight + 2) || (wide && scrollWidth > clientWidth + 2);
  };
  const hasText = (element: Element): boolean =>
    element.matches("[role=radiogroup], [role=tablist]") ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  return [...document.querySelectorAll("main *, header *, footer *")]
    .filter((element) => element.checkVisibility() && element.clientHeight > 2 && hasText(element) && isCut(element))
    .slice(0, 5)
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/**
 * Runs in the page: texts whose first letter has a stroke beyond the beginning of its line, which the element cuts off:
 * a kaf then reads as a lam. A font's shapes are in no measure of an element, so its room is compared with the stroke's
 * part of a letter's height.
 */
function findCutStrokes(): string[] {
  const strokeEms = 0.3;
  const isStroked = (text: string | null | undefined): boolean => /^\s*[کگ]/.test(text ?? "");
  const firstText = (element: Element): string | null | undefined =>
    element instanceof HTMLInputElement
      ? element.value || element.placeholder
      : element instanceof HTMLSelectElement
        ? element.selectedOptions[0]?.text
        : [...element.childNodes].find((node) => node.nodeValue?.trim() || node.nodeType === Node.ELEMENT_NODE)
            ?.nodeValue;
  const isCut = (element: Element): boolean => {
    const { overflowX, display, textIndent, paddingInlineStart, fontSize, direction } = getComputedStyle(element);
    const isField = element.matches("input, select");
    if (direction === "ltr" || (!isField && (overflowX === "visible" || display === "inline"))) return false;
    const room = Number.parseFloat(textIndent) + (isField ? 0 : Number.parseFloat(paddingInlineStart));
    return room < strokeEms * Number.parseFloat(fontSize);
  };
  return [...document.querySelectorAll("main *, header *, footer *, dialog *")]
    .filter((element) => element.checkVisibility() && element.clientHeight > 2 && isStroked(firstText(element)))
    .filter(isCut)
    .slice(0, 5)
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Runs in the page: values of facts and tables that would begin at the other side of their column in Latin letters. */
function findStrayValues(): string[] {
  return [...document.querySelectorAll("main dd, main .desk-table td:not(.desk-figure)")]
    .filter((value) => getComputedStyle(value).textAlign === "start")
    .slice(0, 5)
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Runs in the page: values that reach out of their column at either side, and so cover their name or leave the card. */
function findSpilledValues(): string[] {
  // The room for a first stroke is outside the column.
  const strokePixels = 8;
  const isSpilled = (value: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(value);
    const [words, column] = [range.getBoundingClientRect(), value.getBoundingClientRect()];
    return words.width > 0 && (words.left < column.left - strokePixels || words.right > column.right + strokePixels);
  };
  return [...document.querySelectorAll("main dd")]
    .filter((value) => value.checkVisibility() && isSpilled(value))
    .slice(0, 5)
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** All that is shown in Latin letters, to read through: names, addresses, and texts that were forgotten. */
function report(path: string, shown: readonly string[]): void {
  const file = process.env.URDU_REPORT;
  if (file)
    appendFileSync(
      file,
      shown
        .filter((text) => /[A-Za-z]{3}/.test(text))
        .map((text) => `${path}\t${text}\n`)
        .join(""),
    );
}
