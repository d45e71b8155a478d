import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { email, enterAs, provider } from "../../../test-setup/signed-in.ts";
import { requestEarly } from "./request-early.ts";

const list = "/api/Provider/handyman-requested-jobs/";
const early = {
  files: ["offers-1.js", "money-1.js", "jobs-1.css"],
  screens: [
    { pattern: "^(?:/ur)?/requestedjobs/?$", files: [0, 2], list },
    { pattern: "^(?:/ur)?/payment/?$", files: [1] },
  ],
};
const fetching = vi.fn(async (_address: string, _request: { headers: Record<string, string> }) => Response.json([]));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", fetching);
});
afterEach(() => {
  document.head.replaceChildren();
  fetching.mockClear();
  globalThis.earlyReply = undefined;
  history.replaceState(null, "", "/");
});

/** Runs the shell's script at this path. Returns the files that it requests. */
function open(path: string): string[] {
  document.head.replaceChildren();
  history.replaceState(null, "", path);
  requestEarly(early);
  return [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);
}

it("requests the files of the opened screen, in each language, and none of another path", () => {
  const expected = ["modulepreload /assets/offers-1.js", "preload /assets/jobs-1.css"];
  for (const path of ["/requestedjobs", "/requestedjobs/", "/ur/requestedjobs"]) expect(open(path)).toEqual(expected);
  for (const path of ["/office", "/requestedjobs/else", "/nowhere"]) expect(open(path)).toEqual([]);
});

it("makes the list's call with the kept session at once", () => {
  enterAs(provider);
  document.documentElement.lang = "ur";
  open("/ur/requestedjobs");
  const token = localStorage.getItem("token");
  const address = `${list}${encodeURIComponent(email)}`;
  expect(globalThis.earlyReply).toMatchObject({ address, token });
  expect(fetching).toHaveBeenCalledWith(address, {
    headers: { authorization: `Bearer ${token}`, "accept-language": "ur" },
  });
});

it.each([
  ["without a session", {}],
  ["for another role", { userRole: "Customer" }],
  ["with a token that cannot be read", { token: "unreadable" }],
  ["with a token that names no e-mail", { token: "e30.e30.signature" }],
])("makes no call %s", (_title, changes) => {
  if (Object.keys(changes).length > 0) enterAs(provider);
  Object.assign(localStorage, changes);
  open("/requestedjobs");
  expect(fetching).not.toHaveBeenCalled();
});

it("makes no call for a screen without a list", () => {
  enterAs(provider);
  expect(open("/payment")).toEqual(["modulepreload /assets/money-1.js"]);
  expect(fetching).not.toHaveBeenCalled();
});
