import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { makeJob, type Person } from "./portal-api.ts";
import { busyProvider, idleProvider } from "./spec-people.ts";
import { visit } from "./spec-visit.ts";

test.use({ expectedComplaints: [/Failed to load resource/] });

/** Focuses every focusable element in turn; returns those without a visible focus. */
async function findUnseen(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: "* { transition: none !important }" });
  // After a key the browser shows the focus as it does for people without a mouse.
  await page.keyboard.press("Tab");
  return page.evaluate(findWithoutFocusStyle);
}

const rows: Readonly<Record<string, () => Promise<Person | undefined>>> = {
  "/home": idleProvider,
  "/login": async () => undefined,
  "/signup": async () => undefined,
  "/support": idleProvider,
  "/creditcard": idleProvider,
  "/activejobs": async () => {
    const provider = await busyProvider();
    await makeJob(provider, "details");
    return provider;
  },
  "/contracts": idleProvider,
};

for (const [path, makeReader] of Object.entries(rows)) {
  test(`every focused element on ${path} has a visible focus`, async ({ page }) => {
    await visit(page, path, await makeReader());
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    if (path === "/activejobs") await page.getByRole("button", { name: "Mark as Completed" }).first().waitFor();
    expect(await findUnseen(page)).toEqual([]);
  });
}

/**
 * Scrolls each field right under the sticky header; returns how much of its label is covered when the field has the
 * focus.
 */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const header = document.querySelector("header");
    const covered: string[] = [];
    for (const field of document.querySelectorAll<HTMLInputElement>("main form :is(input, select, textarea):enabled")) {
      const [label] = field.labels ?? [];
      if (!label || label.contains(field) || field.getClientRects().length === 0) continue;
      const bottom = () => header?.getBoundingClientRect().bottom ?? 0;
      window.scrollTo(0, 200);
      // The header sticks after the next event.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      window.scrollBy(0, field.getBoundingClientRect().top - bottom() - 4);
      const isUnder = label.getBoundingClientRect().top < bottom();
      field.focus();
      if (isUnder && label.getBoundingClientRect().top < bottom()) covered.push(field.name);
      field.blur();
    }
    return covered;
  });

test("no label is under the sticky header when its field gets the focus", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/contracts?section=new", "/creditcard", "/walletpayments"]) {
    await visit(page, path, await idleProvider());
    await page.locator("main form [name]").first().waitFor();
    expect(await findCovered(page), path).toEqual([]);
  }
});

/** Returns focused elements that look the same, with their surroundings, as without the focus. */
function findWithoutFocusStyle(): string[] {
  const isReachable = (element: HTMLElement) =>
    element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true });
  const look = (focused: HTMLElement) =>
    [focused, focused.parentElement, focused.nextElementSibling, focused.parentElement?.parentElement]
      .map((element) => {
        if (!element) return "";
        const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
        return [outline, boxShadow, borderColor, backgroundColor].join();
      })
      .join();
  // Keeps the page's own listeners from noticing these focus changes.
  const stopped = new AbortController();
  for (const type of ["focus", "blur", "focusin", "focusout"]) {
    const options = { capture: true, signal: stopped.signal };
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), options);
  }
  const fields = "a[href], area[href], button, input, select, textarea, summary, [tabindex]";
  const reached = [...document.querySelectorAll<HTMLElement>(fields)].filter(isReachable);
  const unseen = reached.filter((element) => {
    element.focus();
    if (document.activeElement !== element) return true;
    const withFocus = look(element);
    element.blur();
    return withFocus === look(element);
  });
  stopped.abort();
  if (reached.length === 0) return ["nothing takes the focus"];
  return unseen.map(({ outerHTML }) => outerHTML.slice(0, 120));
}
