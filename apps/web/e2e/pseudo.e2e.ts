import type { Page } from "@playwright/test";
import { publicPaths } from "../app/public-paths.ts";
import { findWideElements } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { openReady } from "./open-ready.ts";
import { logIn, logInOffice, makePlumber, type Person } from "./portal-api.ts";
import { type Walk, walks } from "./walk-screens.ts";

// Longer texts from right to left, on a few screens. `PSEUDO=all npm run e2e -- pseudo` checks every screen.

const widths = [320, 360, 768, 1_366];
const isWhole = process.env.PSEUDO === "all";

interface Sample {
  who: Person | undefined;
  paths: readonly string[];
}

const listPaths = async (prepare: () => Promise<Walk>): Promise<Sample> => {
  const { who, visits } = await prepare();
  return { who, paths: visits.map(({ path }) => path) };
};

const samples: Readonly<Record<string, () => Promise<Sample>>> = isWhole
  ? Object.fromEntries(Object.entries(walks).map(([name, prepare]) => [name, () => listPaths(prepare)]))
  : {
      "a visitor": async () => ({ who: undefined, paths: ["/home", "/signup", "/faqs"] }),
      "a provider": async () => ({ who: await logIn(await makePlumber()), paths: ["/activejobs", "/earnings"] }),
      "the office": async () => ({ who: await logInOffice(), paths: ["/office/board", "/office/settings"] }),
    };

/** Makes every text a third longer, and its lines as high as those of Nastaliq. */
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = text.nodeValue ?? "";
      if (text.parentElement?.closest("style, script, .ltr") || !/\p{L}{2}/u.test(words)) continue;
      text.nodeValue = `${words} ${words.slice(0, Math.ceil(words.length * 0.35)).trim()}`;
    }
    document.body.style.lineHeight = "2.5";
  });

test("a page in Urdu is from right to left from its first byte", async ({ request }) => {
  for (const path of [...publicPaths, "/activejobs", "/office"]) {
    const html = await (await request.get(`/ur${path}`)).text();
    expect(html.slice(0, 200), path).toMatch(/<html lang="ur" dir="rtl"/);
    expect(html, path).toContain("Noto Nastaliq Urdu");
    const english = await (await request.get(path)).text();
    expect(english.slice(0, 200), path).toMatch(/<html lang="en" dir="ltr"/);
    expect(english, path).not.toContain("Nastaliq");
  }
});

for (const [name, prepare] of Object.entries(samples)) {
  test(`longer texts from right to left fit the screens of ${name}`, async ({ page }) => {
    const { who, paths } = await prepare();
    if (isWhole) test.setTimeout((paths.length + 4) * 30_000);
    if (who) await enter(page, who);
    for (const path of paths) {
      await openReady(page, `/ur${path}`);
      await expect(page.getByRole("main").getByRole("heading").first(), path).toBeVisible();
      await lengthen(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findWideElements(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
