import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { makeJob, type Person } from "./portal-api.ts";
import { busyProvider, idleProvider } from "./spec-people.ts";
import { visit } from "./spec-visit.ts";

test.use({ expectedComplaints: [/Failed to load resource/] });

/** Everything that takes the focus, one after the other; returns what does not show it. */
async function findUnseen(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: "* { transition: none !important }" });
  // From here on the browser shows the focus as to somebody who has no mouse.
  await page.keyboard.press("Tab");
  return page.evaluate(lookAtEach);
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
  test(`whatever has the focus on ${path} shows it`, async ({ page }) => {
    await visit(page, path, await makeReader());
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    if (path === "/activejobs") await page.getByRole("button", { name: "Mark as Completed" }).first().waitFor();
    expect(await findUnseen(page)).toEqual([]);
  });
}

/** Does each focused element, or what stands around it, look otherwise than without the focus? */
function lookAtEach(): string[] {
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
  // The page itself does not notice these looks.
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
