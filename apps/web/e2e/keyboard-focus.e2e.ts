import { expect, test } from "./journey.ts";
import { makeJob } from "./portal-api.ts";
import { makeProvider } from "./spec-people.ts";
import { visit } from "./spec-visit.ts";

test.use({ expectedComplaints: [/Failed to load resource/] });

const tabsMax = 150;

for (const path of ["/home", "/login", "/signup", "/support", "/creditcard", "/activejobs", "/contracts"]) {
  test(`whatever has the focus on ${path} shows it`, async ({ page }) => {
    const provider = await makeProvider();
    if (path === "/activejobs") await makeJob(provider, "details");
    await visit(page, path, path === "/signup" || path === "/login" ? undefined : provider);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    if (path === "/activejobs") await expect(page.getByRole("button", { name: "Mark as Completed" })).toBeVisible();
    await page.addStyleTag({ content: "* { transition: none !important }" });
    const unseen: string[] = [];
    for (let tabs = 0; tabs < tabsMax; tabs++) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(lookAtFocus);
      if (found === undefined) break;
      if (!found.isSeen) unseen.push(found.name);
    }
    expect(unseen).toEqual([]);
  });
}

/** Does the focused element, or what stands around it, look otherwise than without the focus? */
function lookAtFocus(): { name: string; isSeen: boolean } | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  const around = [focused, focused.parentElement, focused.nextElementSibling, focused.parentElement?.parentElement];
  const look = () =>
    around.map((element) => {
      if (!element) return "";
      const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
      return [outline, boxShadow, borderColor, backgroundColor].join();
    });
  const withFocus = look().join();
  const stopped = new AbortController();
  // The page itself does not notice this look.
  for (const type of ["focus", "blur", "focusin", "focusout"]) {
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: stopped.signal,
    });
  }
  focused.blur();
  const without = look().join();
  focused.focus();
  stopped.abort();
  return { name: focused.outerHTML.slice(0, 120), isSeen: withFocus !== without };
}
