import { expect, test } from "vitest";
import { type FakedReply, failing } from "../../../test-setup/faked-server.ts";
import { wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { visit } from "../../../test-setup/visit.ts";
import { withResolvers } from "../../shared/parts/with-resolvers.ts";

const findTour = () => document.querySelector('[role="dialog"].office-tour');
const readTitle = () => findTour()?.querySelector("h2")?.textContent;
const pressTour = async (name: string) =>
  (
    await wait(() => [...(findTour()?.querySelectorAll("button") ?? [])].find((b) => b.textContent === name), name)
  ).click();

/** Opens the inbox as a person of this role who has not seen the tour. */
async function openFirstTime(role: string, Admin: FakedReply) {
  const screen = await visit({ path: "/office/security", who: { role }, replies: { due: { body: [] }, Admin } });
  localStorage.removeItem("officeTour");
  await screen.go("/office");
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
  await openFirstTime("Owner", { body: { providersPending: 2, jobsInProgress: 1 } });
  await wait(findTour, "tour");
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
  await openFirstTime("Dispatcher", { body: { quotesNew: 1 } });
  expect(await walkTour()).not.toContain("One decision after the other");
  await openFirstTime("Dispatcher", { body: { quotesNew: 1 } });
  await pressTour("Skip the tour");
  expect(findTour()).toBeNull();
  expect(localStorage.getItem("officeTour")).toHaveLength(8);
});

test("the tour waits for the counters, because one of its steps shows them", async () => {
  const { promise: counted, resolve: count } = withResolvers<void>();
  await openFirstTime("Owner", { body: { providersPending: 2 }, after: counted });
  await wait(() => document.querySelector(".due-head"), "list");
  // Loaded by now, as on a page with a fast list.
  await import("./start-tour.ts");
  await new Promise((resolve) => setTimeout(resolve));
  expect(findTour()).toBeNull();
  count();
  expect(await walkTour()).toContain("One decision after the other");
});

test("the tour starts without the counters when they cannot be loaded", async () => {
  await openFirstTime("Owner", failing);
  expect(await walkTour()).toContain("What is due");
});
