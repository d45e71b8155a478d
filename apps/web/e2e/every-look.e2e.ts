import type { Page } from "@playwright/test";
import { lookAtPage, open } from "./every-look.ts";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./journey.ts";

// What the faster looks could miss is planted here: the same function that judges every screen has to find it.

interface Fault {
  /** Of axe's rules. */
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
  await open(page, { path: "/success", shows: "You have signed up" });
  await page.addStyleTag({ content: styles });
}

const plant = (page: Page, html: string) =>
  page.getByRole("main").evaluate((main, text) => main.insertAdjacentHTML("beforeend", text), html);

const rulesIn = (found: readonly string[]) => found.map((text) => text.split(":", 1)[0]).sort();

test("a look finds a fault of each group of rules", async ({ page }) => {
  await openPlain(page);
  const { groups } = await findFaults(page, "light");
  expect(groups, "each group that a look runs has a fault here").toEqual(faults.map(({ group }) => group).sort());
  for (const { html } of faults) await plant(page, html);
  const everything = faults.map(({ rule }) => rule).sort();
  const found = await lookAtPage(page);
  expect(Object.entries(found).map(([look, texts]) => [look, rulesIn(texts)])).toEqual([
    ["360 px, light", everything],
    ["360 px, dark", ["color-contrast"]],
    ["1440 px, light", everything],
    ["1440 px, dark", ["color-contrast"]],
  ]);
});

test("a look finds words that cannot be read in dark alone", async ({ page }) => {
  await openPlain(page);
  await plant(page, '<p class="planted-dark">Dim words</p>');
  const found = await lookAtPage(page);
  expect(Object.entries(found).map(([look, texts]) => [look, rulesIn(texts)])).toEqual([
    ["360 px, light", []],
    ["360 px, dark", ["color-contrast"]],
    ["1440 px, light", []],
    ["1440 px, dark", ["color-contrast"]],
  ]);
});

test("a look finds what is wider than the screen, at the one size where it is", async ({ page }) => {
  await openPlain(page);
  await plant(page, '<div class="planted-wide">As wide as a sofa</div>');
  const found = await lookAtPage(page);
  expect(Object.entries(found).map(([look, texts]) => [look, rulesIn(texts)])).toEqual([
    ["360 px, light", []],
    ["360 px, dark", []],
    ["1440 px, light", ["sideways"]],
    ["1440 px, dark", ["sideways"]],
  ]);
});
