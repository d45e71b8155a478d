import type { Page } from "@playwright/test";
import { quietPage } from "./journey.ts";
import type { Person } from "./portal-api.ts";

/** Logged in as the spec understands it, with a token that nobody can read. */
export const unreadable: Person = { token: "no.token.atall", role: "Provider" };

/** Opens a screen as somebody, in a browser that knows nothing of who was there before. */
export async function visit(page: Page, path: string, person?: Person, currentJobId = ""): Promise<void> {
  if (page.url() === "about:blank") await page.goto(quietPage);
  // What the header asks for by itself would end such a session before a screen has said its word.
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
  await page.goto(path);
}

/** The reply of a call, in place of the server's: a fault that no test can bring about on a healthy one. */
export interface Fault {
  /** The end of the call's path. */
  call: string;
  /** Nothing comes back. */
  isLost?: boolean;
  /** The reply stays away. */
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
