import type { Call } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer, refusing } from "../../../test-setup/faked-server.ts";
import { type OpenScreen, openScreen } from "../../../test-setup/open-screen.tsx";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../test-setup/screen-reading.ts";
import { enterAs, provider, type Someone } from "../../../test-setup/signed-in.ts";
import { jobDetailsRules } from "../../../test-setup/spec-validation/provider-forms.ts";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";

// The browser tests these against the real server: /profile, /contracts with its own guard, and an office's desk
// (e2e/shared-phone.e2e.ts).

const publicPaths = Object.values<Call>(calls)
  .filter(({ access }) => access === "public")
  .map(({ path }) => new RegExp(`^/api${path.replace(/:\w+/g, "[^/]+")}$`, "i"));

/** Refuses every call with a token, and answers public calls. */
function refuseToken(): void {
  const { fetch: serve } = globalThis;
  vi.stubGlobal("fetch", (address: string, request: RequestInit = {}) => {
    const { pathname } = new URL(address, "http://localhost");
    const isPublic = publicPaths.some((path) => path.test(pathname));
    if (isPublic || !new Headers(request.headers).has("authorization")) return serve(address, request);
    const { status = 401, body } = refusing("not-signed-in");
    return Promise.resolve(Response.json(body, { status }));
  });
}

/** Fakes the browser's other stores; returns their names. */
function fakeStores() {
  const [databases, replies] = [new Set(["drafts"]), new Set(["replies"])];
  vi.stubGlobal("indexedDB", {
    databases: async () => [...databases].map((name) => ({ name })),
    deleteDatabase: (name: string) => databases.delete(name),
  });
  vi.stubGlobal("caches", { keys: async () => [...replies], delete: async (name: string) => replies.delete(name) });
  return () => [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases, ...replies].toSorted();
}

/** Fills the browser as after some work. */
function fillStores(someone: Someone): void {
  enterAs(someone);
  for (const key of ["currentJobId", "officeFilters"]) localStorage.setItem(key, "somebody's");
  localStorage.setItem("mantine-color-scheme-value", "dark");
  localStorage.setItem("language", "en");
  sessionStorage.setItem("jobDraft", "{}");
}

let screen: OpenScreen | undefined;
afterEach(async () => {
  screen?.close();
  screen = undefined;
  await leave();
});

test.each(["/home", "/creditcard", "/changepassword", "/requestedjobs", "/notices"])(
  "an expired session is reported on %s, and leaves nothing in the browser",
  async (path) => {
    const listKept = fakeStores();
    fillStores(provider);
    fakeServer({});
    refuseToken();
    screen = openScreen(path);
    await readDialog("Session Expired - Please login again.");
    await press("OK");
    await wait(() => !document.querySelector("dialog"), "way out of the dialog");
    await wait(
      () => listKept().join() === "language,mantine-color-scheme-value",
      () => `empty storage, but ${listKept()}`,
    );
    await wait(() => screen?.readPath() === (path === "/home" ? "/home" : "/login"), "way to the login");
  },
);

test("after a session expired in a form, the next login returns to the form with its values", async () => {
  await visit(jobDetailsRules);
  await fill({ description: "Two taps changed", salary: "1500" });
  // The test's router has no real address, so this sets it.
  window.history.replaceState(null, "", jobDetailsRules.path);
  await fill({ location: "House 12" });
  const token = localStorage.getItem("token");
  refuseToken();
  await press("Send price PKR 1,500");
  await readDialog("Session Expired - Please login again.");
  await press("OK");
  await waitForPath("/login");
  expect(localStorage.getItem("token")).toBeNull();
  window.history.replaceState(null, "", "/login");
  fakeServer({
    ...jobDetailsRules.replies,
    "Provider/login": { body: { message: "Welcome", token, role: "Provider" } },
  });
  await fill({ identifier: "ali.raza@example.pk", password: "Hunarmand#2026" });
  await press("Login");
  await readDialog("Welcome");
  await press("OK");
  await waitForPath(jobDetailsRules.path);
  await readPage("We kept what you typed.");
  expect(["description", "salary", "location"].map((name) => findField(name)?.value)).toEqual([
    ...["Two taps changed", "1500", "House 12"],
  ]);
  window.history.replaceState(null, "", "/");
});
