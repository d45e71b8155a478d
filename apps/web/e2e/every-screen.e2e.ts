import type { Page, Response } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { isPush } from "../../../.ci/nightly.ts";
import routes from "../app/routes.ts";
import { checkInEveryLook, open, type Visit } from "./every-look.ts";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { walkInUrdu } from "./walk-in-urdu.ts";
import { walkedRoutes, walkersOfPush, walks } from "./walk-screens.ts";

/** Returns the path of every screen in routes.ts. */
function listRoutes(table: readonly RouteConfigEntry[], parent = ""): string[] {
  return table.flatMap(({ path, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    return [...(path === undefined ? [] : [address]), ...listRoutes(children, address)];
  });
}

test("every route of the portal is among the checked screens", () => {
  const isWalked = (route: string) =>
    walkedRoutes.some((walked) => walked === route.replace("?", "") || matchPath(route, walked));
  // Unknown paths redirect home.
  expect(listRoutes(routes).filter((route) => route !== "/*" && !isWalked(route))).toEqual([]);
});

/** Opens another screen of the same person without reloading the page, as a link does. */
async function follow(page: Page, { path, shows }: Visit): Promise<void> {
  await go(page, path);
  await expect(page).toHaveURL(path);
  // For a moment the previous screen may still be rendered, too.
  await expectOneHeading(page, path);
  await expect(page.getByText(shows).filter({ visible: true }).first(), path).toBeVisible();
}

const expectOneHeading = (page: Page, path: string) =>
  expect(page.getByRole("main").getByRole("heading", { level: 1 }), `${path} has one main heading`).toHaveCount(1);

const millisecondsPerScreen = 30_000;

const isWalkedNow = ([name]: [string, unknown]) => !isPush || walkersOfPush.includes(name);

for (const [name, prepare] of Object.entries(walks).filter(isWalkedNow)) {
  test(`every screen is in order in its looks and widths for ${name}`, async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 33.7, longitude: 73.03, accuracy: 90 });
    const { who, visits } = await prepare();
    // The time-out grows with the number of screens.
    test.setTimeout((visits.length + 4) * millisecondsPerScreen);
    const refusals: string[] = [];
    const noteRefusal = (response: Response) => response.status() >= 400 && refusals.push(response.url());
    page.on("response", noteRefusal);
    if (who) await enter(page, who);
    // Visitors' pages are files, so each is loaded by its address.
    let arrive = open;
    for (const [place, visit] of visits.entries()) {
      await page.evaluate((id) => {
        localStorage.setItem("currentJobId", id);
        // A remembered step of a job would redirect the next screen.
        localStorage.removeItem("lastVisitedStep");
      }, visit.currentJobId ?? "");
      await arrive(page, visit);
      if (who) arrive = follow;
      await checkInEveryLook(page, place);
      if (visit.bringUp) {
        await visit.bringUp(page);
        // axe judges every fourth of these parts in a push.
        await checkInEveryLook(page, 2 * place);
        await page.keyboard.press("Escape");
      }
      // By now everything that a screen loads beside its list is rendered.
      await expectOneHeading(page, visit.path);
    }
    if (!isPush) await walkInUrdu(page, visits);
    page.off("response", noteRefusal);
    expect(refusals).toEqual([]);
  });
}
