import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { allLooks, checkLooks } from "./every-look.ts";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./journey.ts";
import { openReady } from "./open-ready.ts";

// Faults that the faster checks could miss are planted here: the function that checks every screen must find them.

interface Fault {
  /** The group of axe's rules. */
  group: string;
  rule: string;
  html: string;
}

const faults: readonly Fault[] = [
  { group: "cat.aria", rule: "aria-roles", html: '<div role="knob">Volume</div>' },
  { group: "cat.color", rule: "color-contrast", html: '<p class="planted-pale">Pale words</p>' },
  { group: "cat.forms", rule: "label", html: '<input type="text">' },
  { group: "cat.keyboard", rule: "tabindex", html: '<a href="/home" tabindex="3">Out of turn</a>' },
  { group: "cat.language", rule: "valid-lang", html: '<p lang="zz-nowhere">Salaam</p>' },
  { group: "cat.name-role-value", rule: "button-name", html: '<button type="button"></button>' },
  { group: "cat.parsing", rule: "marquee", html: "<marquee>On the move</marquee>" },
  { group: "cat.semantics", rule: "heading-order", html: "<h6>Far below</h6>" },
  {
    group: "cat.sensory-and-visual-cues",
    rule: "meta-viewport",
    html: '<meta name="viewport" content="user-scalable=no">',
  },
  { group: "cat.structure", rule: "list", html: "<ul><div>Not an item</div></ul>" },
  {
    group: "cat.tables",
    rule: "scope-attr-valid",
    html: '<table><tr><th scope="knob">Day</th><td>1</td></tr></table>',
  },
  { group: "cat.text-alternatives", rule: "image-alt", html: '<img src="/icon.svg">' },
  { group: "cat.time-and-media", rule: "blink", html: "<blink>Now and then</blink>" },
];

const styles = `
  .planted-pale { background: #ffffff; color: #f4f4f4 }
  [data-mantine-color-scheme="dark"] .planted-dark { background: #000000; color: #1a1a1a }
  @media (min-width: 1000px) { .planted-wide { width: 1500px } }
`;

async function openPlain(page: Page): Promise<void> {
  // React would remove a fault that is planted before hydration.
  await openReady(page, "/success");
  await page.addStyleTag({ content: styles });
}

const plant = (page: Page, html: string) =>
  page.getByRole("main").evaluate((main, text) => main.insertAdjacentHTML("beforeend", text), html);

const rulesIn = (found: readonly string[]) => found.map((text) => text.replace(/:.*/s, "")).sort();

/** Returns the groups of the rules that axe runs on a page, such as cat.forms. */
const listGroups = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations, passes, incomplete, inapplicable } = await run(document);
    const tags = [violations, passes, incomplete, inapplicable].flat().flatMap((rule) => rule.tags);
    return [...new Set(tags.filter((tag) => tag.startsWith("cat.")))].sort();
  });

/** Returns the looks in which something was found, with the rules or the width. */
async function look(page: Page): Promise<Record<string, string[]>> {
  const found = Object.entries(await checkLooks(page, allLooks)).filter(([, texts]) => texts.length > 0);
  return Object.fromEntries(found.map(([name, texts]) => [name, rulesIn(texts)]));
}

test("the check finds a fault of each group of rules", async ({ page }) => {
  await openPlain(page);
  await findFaults(page, "light");
  const groups = await listGroups(page);
  expect(groups, "each group that a look runs has a fault here").toEqual(faults.map(({ group }) => group).sort());
  for (const { html } of faults) await plant(page, html);
  const everything = faults.map(({ rule }) => rule).sort();
  expect(await look(page)).toEqual({
    "360 px, light": everything,
    "360 px, dark": ["color-contrast"],
    "1440 px, dark": ["color-contrast"],
    "1440 px, light": everything,
  });
});

test("the check finds text that is unreadable only in dark mode", async ({ page }) => {
  await openPlain(page);
  await plant(page, '<p class="planted-dark">Dim words</p>');
  expect(await look(page)).toEqual({ "360 px, dark": ["color-contrast"], "1440 px, dark": ["color-contrast"] });
});

test("the check finds an element wider than the screen, at each width where it is", async ({ page }) => {
  await openPlain(page);
  await plant(page, '<div class="planted-wide">As wide as a sofa</div>');
  const wide = Object.keys(await look(page));
  expect(wide).toEqual(["1024 px", "1280 px", "1366 px", "1440 px"]);
});
