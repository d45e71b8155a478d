import { afterEach, expect, test, vi } from "vitest";
import { followedJob } from "../../../test-setup/followed-job.ts";
import { acceptedJob } from "../../../test-setup/job-replies.ts";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer, email, provider, type Someone } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { forgetPerson, installAnswerKey } from "../person/forget-person.ts";
import { keepInstallPrompt } from "./install-prompt.ts";

const title = "Put Hunarmand on your phone";
const replies = {
  [`handyman-active-jobs/${email}`]: { body: [acceptedJob] },
  "my-jobs": { body: [followedJob] },
};
const prompt = vi.fn(async () => undefined);

const quietQuery = { addEventListener: () => {}, removeEventListener: () => {} };

keepInstallPrompt();

/** As Chromium does when a page can be installed. */
function offerByBrowser(): Event {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return event;
}

const open = (path: string, who: Someone, own: object = replies) => visit({ path, who, replies: { ...own } });

afterEach(async () => {
  await leave();
  prompt.mockClear();
  window.dispatchEvent(new Event("appinstalled"));
});

test("the browser's own offer at the first visit is held back", () => {
  expect(offerByBrowser().defaultPrevented).toBe(true);
});

test.each([
  ["/activejobs", provider],
  ["/jobs", customer],
])("%s offers to install the portal below the jobs, and the browser asks", async (path, who) => {
  offerByBrowser();
  await open(path, who);
  await readPage(title);
  await press("Add to my phone");
  await wait(() => prompt.mock.calls.length === 1, "question of the browser");
  expect(document.querySelector("main")?.textContent).not.toContain(title);
});

test("without a job nothing is offered", async () => {
  offerByBrowser();
  await open("/activejobs", provider, {});
  await wait(() => document.querySelector("main a[href='/requestedjobs']"), "way to the offers");
  expect(document.body.textContent).not.toContain(title);
});

test("Not now is remembered on the phone, also for the next person", async () => {
  offerByBrowser();
  await open("/activejobs", provider);
  await press("Not now");
  expect(document.body.textContent).not.toContain(title);
  forgetPerson();
  expect(localStorage.getItem(installAnswerKey)).toBe("given");
});

test("the account menu has the offer, also after Not now", async () => {
  offerByBrowser();
  await visit({
    path: "/activejobs",
    who: provider,
    replies,
    begin: () => localStorage.setItem(installAnswerKey, "given"),
  });
  await wait(() => findButton("Add to my phone"), "line of the menu");
  expect(document.querySelector("main")?.textContent).not.toContain(title);
});

test("an iPhone says how it is done", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)");
  await open("/activejobs", provider);
  await readPage(title);
  await press("Add to my phone");
  await readDialog("Tap the Share button of your browser. Then choose “Add to Home Screen”.");
});

test("the installed app does not offer it", async () => {
  offerByBrowser();
  const { matchMedia } = window;
  const installed = { ...quietQuery, matches: true } as unknown as MediaQueryList;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query === "(display-mode: standalone)" ? installed : matchMedia.call(window, query),
  );
  await open("/activejobs", provider);
  await readPage(acceptedJob.customerName);
  expect(findButton("Add to my phone")).toBeUndefined();
});
