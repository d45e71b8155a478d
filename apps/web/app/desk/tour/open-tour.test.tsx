import { expect, test } from "vitest";
import { wait, waitFor } from "../../../test-setup/screen-person.ts";
import { visit } from "../../../test-setup/visit.ts";

const findTour = () => document.querySelector('[role="dialog"].office-tour');
const readTitle = () => findTour()?.querySelector("h2")?.textContent;
const pressTour = async (name: string) =>
  (
    await wait(() => [...(findTour()?.querySelectorAll("button") ?? [])].find((b) => b.textContent === name), name)
  ).click();

/** Opens the inbox as a person of this role who has not seen the tour. */
async function openFirstTime(role: string, counters: object) {
  const replies = { due: { body: [] }, Admin: { body: counters } };
  const screen = await visit({ path: "/office/security", who: { role }, replies });
  localStorage.removeItem("officeTour");
  await screen.go("/office");
  await wait(findTour, "tour");
}

/** Clicks through to the end; returns the names of the steps. */
async function walkTour(): Promise<(string | null | undefined)[]> {
  const titles = [];
  for (let total = 0, step = 1; total === 0 || step <= total; step++) {
    const progress = await wait(
      () => findTour()?.textContent?.match(new RegExp(`Step ${step} of (\\d)`)),
      `step ${step} in ${findTour()?.textContent}`,
    );
    total = Number(progress[1]);
    titles.push(readTitle());
    await pressTour(step === total ? "Done" : "Next");
  }
  return titles;
}

test("a new member of staff sees five steps, as a dialog with the focus on the next button, and only once", async () => {
  await openFirstTime("Owner", { providersPending: 2, jobsInProgress: 1 });
  expect(findTour()?.getAttribute("aria-modal")).toBe("true");
  expect(document.getElementById(findTour()?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("What is due");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Next"));
  expect(await walkTour()).toEqual([
    "What is due",
    "Your desks",
    "Search everything",
    "One decision after the other",
    "Shortcuts and this tour",
  ]);
  expect(findTour()).toBeNull();
  expect(localStorage.getItem("officeTour")).toHaveLength(8);
});

test("a role without applications and payments has four steps, and Skip ends the tour", async () => {
  await openFirstTime("Dispatcher", { quotesNew: 1 });
  expect(await walkTour()).not.toContain("One decision after the other");
  await openFirstTime("Dispatcher", { quotesNew: 1 });
  await pressTour("Skip the tour");
  expect(findTour()).toBeNull();
  expect(localStorage.getItem("officeTour")).toHaveLength(8);
});
