import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeDialogs } from "../../../test-setup/screen-person.ts";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import { withResolvers } from "../parts/with-resolvers.ts";
import { announceMismatch } from "./mismatch.ts";

vi.mock("../dialogs/dialogs.tsx", () => ({ confirmAction: vi.fn(async () => answer) }));

let answer = true;
let isTouched = true;
let reload = vi.fn();
let workers = new EventTarget();
let waiting: { postMessage: ReturnType<typeof vi.fn> } | undefined;
let registration: EventTarget & { update: () => Promise<unknown>; installing?: EventTarget };

/** Removes the listeners of the test before: a page follows its worker as long as it is open. */
let leavePage = () => {};

function watchListeners(): void {
  const added = [document, window].map((target) => {
    const spy = vi.spyOn(target, "addEventListener");
    return () => {
      for (const [name, listener] of spy.mock.calls) target.removeEventListener(name, listener);
    };
  });
  leavePage = () => {
    for (const remove of added) remove();
  };
}

const installing = () => Object.assign(new EventTarget(), { state: "installing" });

/** Begins to follow a worker that is already in charge of the page. */
async function follow(): Promise<void> {
  const { followWorker } = await import("./follow-worker.ts");
  followWorker(registration as unknown as ServiceWorkerRegistration);
}

/** A newer version is found. Call the result when its files are there, and it waits. */
function findNewer(): () => void {
  const coming = installing();
  registration.installing = coming;
  registration.dispatchEvent(new Event("updatefound"));
  return () => finishInstallation(coming);
}

function finishInstallation(coming: EventTarget): void {
  delete registration.installing;
  waiting = { postMessage: vi.fn() };
  coming.dispatchEvent(new Event("statechange"));
}

const installNewer = (): void => findNewer()();

const messages = () => waiting?.postMessage.mock.calls.map(([{ kind }]) => kind);

function goTo(state: "visible" | "hidden"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

const takeOver = () => workers.dispatchEvent(new Event("controllerchange"));

beforeEach(async () => {
  vi.resetModules();
  [answer, isTouched, waiting, workers] = [true, true, undefined, new EventTarget()];
  registration = Object.assign(new EventTarget(), { update: vi.fn(async () => undefined) });
  Object.defineProperty(registration, "waiting", { get: () => waiting ?? null });
  Object.assign(workers, { controller: {} });
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
  Object.defineProperty(navigator, "userActivation", {
    get: () => ({ hasBeenActive: isTouched }),
    configurable: true,
  });
  reload = vi.spyOn(window.location, "reload").mockImplementation(() => {}) as typeof reload;
  goTo("visible");
  watchListeners();
  await follow();
});

afterEach(() => {
  leavePage();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "userActivation");
  return closeDialogs();
});

test("a newer version fetches its screens, and waits while somebody uses the page", () => {
  installNewer();
  expect(messages()).toEqual(["keep-screens"]);
});

test("in the background, with nothing typed, the newer version takes over and the page is reloaded", () => {
  installNewer();
  goTo("hidden");
  expect(messages()).toEqual(["keep-screens", "take-over"]);
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

test.each(["<main><form></form></main>", "<dialog open></dialog>", "<audio></audio>"])(
  "a newer version waits while the page has %s, also in the background",
  (html) => {
    document.body.innerHTML = html;
    installNewer();
    goTo("hidden");
    expect(messages()).toEqual(["keep-screens"]);
  },
);

test("a page that nobody has touched since it was opened is replaced at once", () => {
  isTouched = false;
  installNewer();
  expect(messages()).toEqual(["keep-screens", "take-over"]);
});

test("a newer version waits for what is being sent, and goes on when that has ended", async () => {
  const { whileWriting } = await import("../waiting-calls/running-writes.ts");
  const [first, second] = [withResolvers<void>(), withResolvers<void>()];
  isTouched = false;
  const sending = whileWriting(() => first.promise);
  installNewer();
  expect(messages()).toEqual(["keep-screens"]);
  first.resolve();
  await sending;
  expect(messages()).toEqual(["keep-screens", "take-over"]);
  const sendingAgain = whileWriting(() => second.promise);
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  second.resolve();
  await sendingAgain;
  expect(reload).toHaveBeenCalledOnce();
});

test("somebody who comes back during the change keeps the page, until it is in the background again", () => {
  installNewer();
  goTo("hidden");
  goTo("visible");
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  goTo("hidden");
  expect(reload).toHaveBeenCalledOnce();
});

test("a tab does not reload because another tab asked for the newer version", () => {
  installNewer();
  takeOver();
  goTo("hidden");
  expect(reload).not.toHaveBeenCalled();
});

test("the first worker of a phone takes a page without a reload", async () => {
  Object.assign(workers, { controller: null });
  installNewer();
  expect(messages()).toEqual([]);
});

test("a reply that does not fit asks to open the newer version, and opens it on a yes", async () => {
  registration.update = vi.fn(async () => installNewer());
  announceMismatch();
  await waitFor(() => expect(messages()).toEqual(["keep-screens", "take-over"]));
  takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

test("a reply that does not fit asks once the newer version is installed: `update` resolves before", async () => {
  let finish = () => {};
  registration.update = vi.fn(async () => {
    finish = findNewer();
  });
  const { confirmAction } = await import("../dialogs/dialogs.tsx");
  vi.mocked(confirmAction).mockClear();
  announceMismatch();
  // A task later, all that follows from the resolved `update` has run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(confirmAction).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(messages()).toEqual(["keep-screens", "take-over"]));
});

test("a reply that did not fit before the page followed its worker is not forgotten", async () => {
  leavePage();
  vi.resetModules();
  (await import("./mismatch.ts")).announceMismatch();
  registration.update = vi.fn(async () => installNewer());
  await follow();
  await waitFor(() => expect(messages()).toContain("take-over"));
});

test("after a no the page stays", async () => {
  answer = false;
  registration.update = vi.fn(async () => installNewer());
  const { confirmAction } = await import("../dialogs/dialogs.tsx");
  announceMismatch();
  await waitFor(() => expect(confirmAction).toHaveBeenCalled());
  expect(messages()).toEqual(["keep-screens"]);
  expect(reload).not.toHaveBeenCalled();
});
