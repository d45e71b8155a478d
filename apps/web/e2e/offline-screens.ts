import { expect, type Page } from "@playwright/test";
import type { OwnRole } from "../app/service-worker/worker-files.ts";
import { isOnePathOf } from "../app/service-worker/worker-replies.ts";
import { go } from "./go.ts";
import { customerScreens, ownScreens } from "./screen-lists.ts";
import { readWorkerFiles } from "./worker-phone.ts";

/** The routes that the guards of routes keep for the other role. */
const routesOfOne: Record<OwnRole, readonly string[]> = {
  Provider: [
    ...["/requestedjobs", "/acceptjob", "/acceptcustomerinfo", "/acceptarrival/:id?", "/activejobs", "/completedjobs"],
    ...["/acceptjobdetailssubmission/:id?", "/jobcompletion/:id?", "/reviews", "/contractform", "/profilepicture"],
    ...["/statement", "/payoutaccount", "/earnings"],
  ],
  Customer: ["/addresses", "/jobs/:id", "/jobs/:id/edit"],
};

/** Prerendered pages that people of the role use as their own screens. */
const publicScreens: Record<OwnRole, readonly string[]> = {
  Provider: ["/home"],
  Customer: ["/home", "/jobs", "/jobs/new"],
};

/** Without these a screen leads on: to the history of payments, and to the step of the running job. */
const queries: Readonly<Record<string, string>> = { "/paymentreturn": "?id=1", "/requestedjobs": "?offer=1" };

/** They lead an accepted job back to its step. `apps/web/e2e/offline-job.e2e.ts` opens both without a network, in their turn. */
const laterSteps = ["/acceptjobdetailssubmission/:id?", "/jobcompletion/:id?"];

/**
 * Opens every screen of the role without a network: the worker opens its address with the shell, the phone has its
 * script, and it shows its heading or what it cannot show.
 */
export async function openScreensOffline(page: Page, role: OwnRole, id: string): Promise<void> {
  const { ownPaths, publicPaths } = readWorkerFiles();
  const known = [...ownScreens, ...customerScreens].map(({ path }) => path);
  expect(known.filter((path) => !isOnePathOf([...ownPaths, ...publicPaths], path))).toEqual([]);
  const other = role === "Provider" ? routesOfOne.Customer : routesOfOne.Provider;
  const routes = [...ownPaths.filter((path) => ![...other, ...laterSteps].includes(path)), ...publicScreens[role]];
  for (const path of routes.map((route) => route.replace(/:id\??/, id))) {
    await go(page, path + (queries[path] ?? ""));
    await expect.poll(() => page.evaluate(readScreen), { message: path }).toEqual({ path, isShown: true });
  }
}

/** Some screens have only an alert instead of their heading: they say which part needs the network. */
function readScreen() {
  const shown = document.querySelector("main h1, main [role=alert]");
  const needsNetwork = document.body.textContent.includes("This page needs the internet.");
  return { path: location.pathname, isShown: Boolean(shown?.textContent) && !needsNetwork };
}
