import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

type Scheme = "light" | "dark";

/** A colour scheme changes only colours, so a page that is judged in both needs the other rules once. */
export type Rules = "all" | "colours";

/** No enabled rule reads the style sheets, which axe would otherwise parse before each run: a sixth of its time. */
const optionsOf: Record<Rules, RunOptions> = {
  all: { resultTypes: ["violations"], preload: { assets: ["media"] } },
  colours: { resultTypes: ["violations"], runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } },
};

/** Sent to each loaded page; minified it is less than half as long. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Returns axe's faults of the current page in a colour scheme, each with its rule. */
export async function findFaults(page: Page, scheme: Scheme, rules: Rules = "all"): Promise<string[]> {
  // axe would have to be injected into each frame.
  if (page.frames().length > 1) throw new Error("axe does not see into the frames of this page.");
  const judge = () => page.evaluate(judgePage, { scheme, options: optionsOf[rules] });
  const found = await judge();
  if (found) return found;
  await page.evaluate(axeSource);
  const foundFirst = await judge();
  if (!foundFirst) throw new Error("axe did not start on this page.");
  return foundFirst;
}

/**
 * Waits for the end of changes of scheme, colours and width, then runs axe. Returns undefined when axe is not on the
 * page yet.
 */
async function judgePage({ scheme, options }: { scheme: Scheme; options: RunOptions }): Promise<string[] | undefined> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  do await nextFrame();
  while (document.documentElement.dataset.mantineColorScheme !== scheme);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  await nextFrame();
  if (!("axe" in window)) return undefined;
  const { run } = window.axe as typeof axe;
  const { violations } = await run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
