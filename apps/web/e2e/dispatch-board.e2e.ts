import { readJob } from "@hunarmand/api/jobs/office";
import { expect, test } from "./journey.ts";
import { chooseBestMatch, openOffice } from "./office-visit.ts";
import { call, logInOffice, makePlumber, postJob } from "./portal-api.ts";

const jobsInSight = 15;
/** No other test uses that day. */
const daysAhead = 40;

const dayAhead = () => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, "YYYY-MM-DD".length);

test("A dispatcher sees the fifteen jobs of a day on the board, and assigns one with fewer than ten keys", async ({
  page,
}) => {
  await makePlumber();
  const day = dayAhead();
  const posted: string[] = [];
  for (let count = 0; count < jobsInSight; count++) {
    const hour = String(8 + (count % 12)).padStart(2, "0");
    posted.push(
      await postJob({ scheduledFor: new Date(`${day}T${hour}:${count < 12 ? "00" : "30"}:00+05:00`).toISOString() }),
    );
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await openOffice(page, `/office/board?day=${day}`);
  const jobs = page.locator(".board-job");
  await expect(jobs).toHaveCount(jobsInSight);
  for (const job of await jobs.all()) await expect(job).toBeInViewport({ ratio: 1 });

  let pressed = 0;
  const press = async (key: string) => {
    pressed++;
    await page.keyboard.press(key);
  };
  await press("j");
  await expect(jobs.first()).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`open=${posted[0]}`));
  await expect(page.getByRole("button", { name: "Assign" })).toBeVisible();
  await press("a");
  await chooseBestMatch(page, press);
  expect(pressed).toBeLessThan(10);
  await expect(page.getByRole("region", { name: "Chosen job" })).toContainText("Accepted");
  const { status } = await call(await logInOffice(), readJob, { params: { id: posted[0] ?? "" } });
  expect(status).toBe("Accepted");

  await test.step("a job dragged to its handyman's row, at another hour, is given, and the customer is asked", async () => {
    const holder = page.locator("tr[data-handyman]").filter({ has: page.locator(`a[href$="${posted[0]}"]`) });
    const dragged = page.locator(`.board-job[href$="${posted[5]}"]`);
    await dragged.dragTo(holder.locator('td[data-hour="17"]'));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("checkbox")).toHaveCount(2);
    await dialog.getByRole("button", { name: "Move the job" }).click();
    await expect(page.locator(".toast")).toContainText("We have asked the customer.");
    const moved = await call(await logInOffice(), readJob, { params: { id: posted[5] ?? "" } });
    const time = new Date(`${day}T17:00:00+05:00`).toISOString();
    expect(moved).toMatchObject({ status: "Accepted", proposedTime: time, proposedBy: "office" });
  });
});
