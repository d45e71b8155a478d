import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

type Scheme = "light" | "dark";

/** All rules in light. What the scheme changes are colours: nothing else of the same page has to be judged again in dark. */
const optionsOf: Record<Scheme, RunOptions> = {
  light: { resultTypes: ["violations"] },
  dark: { resultTypes: ["violations"], runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } },
};

interface Analysis {
  /** What was found, each with its rule. */
  faults: string[];
  /** The groups of the rules that were run, such as cat.forms. */
  groups: string[];
}

/** Looks at the page as it stands: axe's rules, and nothing wider than the screen. */
export async function findFaults(page: Page, scheme: Scheme): Promise<Analysis> {
  // axe would have to be brought into each frame.
  if (page.frames().length > 1) throw new Error("axe does not see into the frames of this page.");
  await page.evaluate(settlePage);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(analysePage, optionsOf[scheme]);
}

/** Nothing is judged half-way between two colours or two widths. */
async function settlePage(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  await nextFrame();
}

async function analysePage(options: RunOptions): Promise<Analysis> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations, passes, incomplete, inapplicable } = await run(document, options);
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  if (sideways > 0) faults.push(`sideways: ${sideways} px beyond the screen`);
  const tags = [violations, passes, incomplete, inapplicable].flat().flatMap((rule) => rule.tags);
  return { faults, groups: [...new Set(tags.filter((tag) => tag.startsWith("cat.")))].sort() };
}
