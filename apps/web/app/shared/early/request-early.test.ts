import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offeredJob } from "../../../test-setup/job-replies.ts";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import { customer, email, enterAs, provider } from "../../../test-setup/signed-in.ts";
import { requestEarly } from "./request-early.ts";

const list = { address: "/api/Provider/handyman-requested-jobs/:email", role: "Provider" };
const offerTexts = {
  heading: "Requested Jobs",
  net: "You usually receive",
  priceBand: "",
  soon: "",
  today: "",
  tomorrow: "",
};
const early = {
  files: ["offers-1.js", "money-1.js", "jobs-1.css"],
  screens: [
    { pattern: "^(?:/ur)?/requestedjobs/?$", files: [0, 2], call: list, hasOffers: true },
    { pattern: "^/jobcompletion/[^/]+$", files: [], call: { address: "/api/job/:id", role: "Provider" } },
    { pattern: "^/payment$", files: [], call: { address: "/api/summary" } },
    { pattern: "^(?:/ur)?/notices/?$", files: [1] },
  ],
  texts: { en: offerTexts, ur: offerTexts },
  names: { ur: "/api/names" },
};
let reply: () => Response;
const fetching = vi.fn(async (_address: string, _request: { headers: Record<string, string> }) => reply());

beforeEach(() => {
  localStorage.clear();
  reply = () => Response.json([]);
  vi.stubGlobal("fetch", fetching);
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
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
  const address = list.address.replace(":email", encodeURIComponent(email));
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

it("calls for the job that the path names, and for nothing else", () => {
  enterAs(provider);
  const id = "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c11";
  open(`/jobcompletion/${id}`);
  expect(globalThis.earlyReply?.address).toBe(`/api/job/${id}`);
  fetching.mockClear();
  open("/jobcompletion/nothing");
  expect(fetching).not.toHaveBeenCalled();
});

it("makes a call of every role for a customer too", () => {
  enterAs(customer);
  open("/payment");
  expect(globalThis.earlyReply?.address).toBe("/api/summary");
});

it("makes no call for a screen without one", () => {
  enterAs(provider);
  expect(open("/notices")).toEqual(["modulepreload /assets/money-1.js"]);
  expect(fetching).not.toHaveBeenCalled();
});

const readShown = () => document.querySelector("aside")?.textContent;

it("shows the offers before the screen, which reads the same reply", async () => {
  enterAs(provider);
  reply = () => Response.json([offeredJob]);
  open("/requestedjobs");
  await waitFor(() => expect(readShown()).toContain("Plumbing Installation"));
  expect(await (await globalThis.earlyReply?.reply)?.json()).toHaveLength(1);
});

it("shows the offers of a page in Urdu with the Urdu names, and none without these", async () => {
  enterAs(provider);
  document.documentElement.lang = "ur";
  reply = () => Response.json([offeredJob]);
  const answers = [Response.error(), Response.json({ names: { "Plumbing Installation": "نلکے لگانا" } })];
  fetching.mockImplementation(async (address) => (address === "/api/names" ? (answers.pop() ?? reply()) : reply()));
  open("/ur/requestedjobs");
  await waitFor(() => expect(readShown()).toContain("نلکے لگانا"));
  expect(readShown()).not.toContain("Plumbing");
  document.body.replaceChildren();
  open("/ur/requestedjobs");
  await new Promise((resolve) => setTimeout(resolve));
  expect(readShown()).toBeUndefined();
  document.documentElement.lang = "en";
});

it.each([
  [
    "when a stored step opens instead of the list",
    { lastVisitedStep: "/acceptjob" },
    () => Response.json([offeredJob]),
  ],
  ["after a refusal", {}, () => Response.json({ code: "provider-pending" }, { status: 403 })],
])("shows no offers %s", async (_title, stored, given) => {
  enterAs(provider);
  Object.assign(localStorage, stored);
  reply = given;
  open("/requestedjobs");
  await (await globalThis.earlyReply?.reply)?.json();
  await new Promise((resolve) => setTimeout(resolve));
  expect(readShown()).toBeUndefined();
});

it("shows the offer that a notice leads to, although a step is stored", async () => {
  enterAs(provider);
  localStorage.setItem("lastVisitedStep", "/acceptjob");
  reply = () => Response.json([offeredJob]);
  open("/requestedjobs?offer=1");
  await waitFor(() => expect(readShown()).toContain("Plumbing Installation"));
});
