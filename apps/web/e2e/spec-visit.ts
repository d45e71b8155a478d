import type { Page } from "@playwright/test";
import { quietPage } from "./journey.ts";
import { openReady } from "./open-ready.ts";
import type { Person } from "./portal-api.ts";

/** Logged in as the spec defines it, with an invalid token. */
export const unreadable: Person = { token: "no.token.atall", role: "Provider" };

/** Opens a screen as this person, in a browser without data of other people. */
export async function visit(page: Page, path: string, person?: Person, currentJobId = ""): Promise<void> {
  if (page.url() === "about:blank") await page.goto(quietPage);
  // The header's own calls would end such a session before the screen's calls do.
  if (person?.token === unreadable.token) await breakCall(page, { call: "(events|notices)", isHeld: true });
  await page.evaluate(
    ([token = "", role = "", jobId = ""]) => {
      localStorage.clear();
      if (token) localStorage.setItem("token", token);
      if (role) localStorage.setItem("userRole", role);
      if (jobId) localStorage.setItem("currentJobId", jobId);
    },
    [person?.token ?? "", person?.role ?? "", currentJobId],
  );
  await openReady(page, path);
}

/** A reply that replaces the server's: for errors that a working server never returns. */
export interface Fault {
  /** The end of the call's path. */
  call: string;
  /** The connection fails. */
  isLost?: boolean;
  /** The reply never arrives. */
  isHeld?: boolean;
  status?: number;
  body?: object;
}

export async function breakCall(page: Page, { call, isLost, isHeld, status = 500, body = {} }: Fault): Promise<void> {
  await page.route(new RegExp(`/api/${call}`, "i"), (route) => {
    if (isHeld) return undefined;
    return isLost ? route.abort() : route.fulfill({ status, json: body });
  });
}
