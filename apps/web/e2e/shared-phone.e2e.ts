import { login } from "@hunarmand/api/account/account";
import type { Page } from "@playwright/test";
import { keptDatabaseOf } from "../app/shared/person/kept-database.ts";
import { endSession } from "./end-session.ts";
import { enter, expect, test } from "./journey.ts";
import { call, demoPassword, logIn, logInOfficeSeparately, makePlumber, type Person, postJob } from "./portal-api.ts";
import { idleProvider } from "./spec-people.ts";

const sessionEnded = "Session Expired - Please login again.";

// A session that the server has ended is refused with 401.
test.use({ expectedComplaints: [/status of 401/] });

/** Fills the browser's stores as after some work, with more than the portal stores today. */
async function fillStores(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const key of ["lastVisitedStep", "currentJobId", "officeFilters"]) localStorage.setItem(key, "somebody's");
    localStorage.setItem("mantine-color-scheme-value", "dark");
    localStorage.setItem("language", "en");
    sessionStorage.setItem("jobDraft", "{}");
    await (await caches.open("replies")).put("/mine", new Response("somebody's"));
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open("drafts");
      opening.onsuccess = () => resolve(opening.result.close());
      opening.onerror = reject;
    });
  });
}

/** A session for this test only. */
const logInSeparately = (identifier: string): Promise<Person> =>
  call(undefined, login, { body: { identifier, password: demoPassword } });

/** Returns everything that this browser stores for the portal. */
const readStorage = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);

/** Returns the id of a session's account. */
const readPerson = ({ token }: Person): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { sub: string }).sub;

const expectOnlyDeviceSettings = (page: Page) =>
  expect
    .poll(async () => (await readStorage(page)).toSorted(), "what is kept")
    .toEqual(["language", "mantine-color-scheme-value"]);

test("logging out by pressing Enter twice removes everything of the person from the phone", async ({ page }) => {
  await enter(page, await logIn(await makePlumber()));
  await page.goto("/accountsettings");
  await fillStores(page);
  await page.getByRole("button", { name: "Sign out" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Yes" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await expectOnlyDeviceSettings(page);
});

test("the next person on a phone does not open the previous person's job", async ({ page }) => {
  const [first, second] = [await logIn(await makePlumber()), await makePlumber()];
  await enter(page, first, await postJob());
  await page.goto("/acceptjob");
  await expect(page.getByText("Privacy and safety")).toBeVisible();
  await fillStores(page);
  // Without logging out the first person.
  await page.goto("/login");
  await page.locator("[name=identifier]").fill(second);
  await page.locator("[name=password]").fill("Hunarmand#2026");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  const ofSecond = keptDatabaseOf(readPerson(await logIn(second)));
  await expect
    .poll(async () => (await readStorage(page)).filter((name) => name !== ofSecond).toSorted())
    .toEqual(["language", "mantine-color-scheme-value", "token", "userRole", "waitingKeys"]);
  await page.goto("/requestedjobs");
  await expect(page.locator("#content").getByRole("heading", { name: "Requested Jobs" })).toBeVisible();
  await expect(page).toHaveURL("/requestedjobs");
});

// Tests without a browser cover all other screens (app/shared/person/open-ended-session.test.tsx).
for (const path of ["/profile", "/contracts"]) {
  test(`an expired session is reported on ${path}, and leaves nothing in the browser`, async ({ page }) => {
    const person = await logInSeparately((await idleProvider()).email);
    await enter(page, person);
    await fillStores(page);
    // The screen itself must notice the end, not a step of a job.
    await page.evaluate(() => localStorage.removeItem("lastVisitedStep"));
    await endSession(page, person);
    await page.goto(path);
    await expect(page.getByRole("dialog")).toContainText(sessionEnded);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectOnlyDeviceSettings(page);
    await expect(page).toHaveURL("/login");
  });
}

test("an expired session of the office is reported at its desks", async ({ page }) => {
  const office = await logInOfficeSeparately();
  await enter(page, office);
  await endSession(page, office);
  await page.goto("/office/providers");
  await expect(page.getByRole("dialog")).toContainText(sessionEnded);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/office/login");
});
