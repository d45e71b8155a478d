import { randomInt } from "node:crypto";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import routes from "../app/routes.ts";
import { open, type Visit } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { call } from "./portal-api.ts";
import { walkedRoutes, walks } from "./walk-screens.ts";

/** A small phone, a phone, a tablet both ways, and the screens that people have on their desks. */
const widths = [320, 360, 768, 1_024, 1_280, 1_366, 1_440, 1_920];

/** The address of every screen, as routes.ts has it. */
function listRoutes(table: readonly RouteConfigEntry[], parent = ""): string[] {
  return table.flatMap(({ path, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    return [...(path === undefined ? [] : [address]), ...listRoutes(children, address)];
  });
}

test("every route of the portal is among the screens that are walked", () => {
  const isWalked = (route: string) =>
    walkedRoutes.some((walked) => walked === route.replace("?", "") || matchPath(route, walked));
  // Whatever is unknown leads home.
  expect(listRoutes(routes).filter((route) => route !== "/*" && !isWalked(route))).toEqual([]);
});

/** What sticks out of the page to the right, the deepest first; empty where nothing does. */
async function findWideElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The resize has reached what measures itself, as charts do.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const wide = [...document.querySelectorAll("body *")].filter(isWide);
    const deepest = wide.filter((element) => ![...element.children].some(isWide));
    const named = deepest.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120));
    return [`${scrollWidth} px`, ...named];
  });
}

async function checkWidths(page: Page, { path }: Pick<Visit, "path">): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .soft(async () => expect(await findWideElements(page), `${path} at ${width} px`).toEqual([]))
      .toPass({
        timeout: 2_000,
      });
  }
}

for (const [name, prepare] of Object.entries(walks)) {
  test(`nothing overflows from 320 to 1,920 px, and the console stays empty, for ${name}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 33.7, longitude: 73.03, accuracy: 90 });
    const { who, visits } = await prepare();
    const complaints: string[] = [];
    let current = "/login";
    page.on("console", (message) => message.type() === "error" && complaints.push(`${current}: ${message.text()}`));
    page.on("response", (response) => response.status() >= 400 && complaints.push(`${current}: ${response.url()}`));
    if (who) await enter(page, who);
    for (const visit of visits) {
      current = visit.path;
      const { currentJobId } = visit;
      if (currentJobId) await page.evaluate((id) => localStorage.setItem("currentJobId", id), currentJobId);
      await open(page, visit);
      await checkWidths(page, visit);
      // A step of a job must not lead the next screen there.
      await page.evaluate(() => localStorage.removeItem("lastVisitedStep"));
    }
    expect(complaints).toEqual([]);
  });
}

test("a long name and an open menu stay within the page at every width", async ({ page }) => {
  const number = String(randomInt(10_000_000)).padStart(7, "0");
  const { token } = await call(undefined, signupCustomer, {
    body: {
      firstName: "Muhammad-Abdurrahman-Zulfiqar",
      lastName: "Khattak-Yousafzai-Durrani",
      email: `muhammad.abdurrahman.zulfiqar.khattak.yousafzai.${number}@construction.example.pk`,
      phoneNumber: `0344${number}`,
      password: "Hunarmand#2026",
    },
  });
  await enter(page, { token, role: "Customer" });
  for (const path of ["/home", "/profile", "/editprofile"]) {
    await open(page, { path, shows: "Muhammad-Abdurrahman-Zulfiqar" });
    await checkWidths(page, { path });
  }
  const header = page.getByRole("banner");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const hamburger = header.getByRole("button", { name: "Menu", exact: true });
    if ((await hamburger.isVisible()) && (await hamburger.getAttribute("aria-expanded")) === "false") {
      await hamburger.click();
    }
    for (const name of ["Services", "More", /^Hello/]) {
      await header.getByRole("button", { name }).click();
      expect.soft(await findWideElements(page), `${name} at ${width} px`).toEqual([]);
    }
    await header.getByRole("button", { name: "More" }).click();
    await expect(header.getByRole("link", { name: "Contact Us" }), `at ${width} px`).toHaveCount(1);
    await page.keyboard.press("Escape");
  }
});
