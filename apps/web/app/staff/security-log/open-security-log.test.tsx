import { expect, test } from "vitest";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../../test-setup/visit.ts";

const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const entry = {
  ...{ id: 1, at: new Date().toISOString(), kind: "login-password", result: "done", accountId: id },
  ...{ accountName: "Rabia Noor", typed: null, actorName: null, detail: null },
  ...{ address: "203.0.113.7", browser: "Chrome", system: "Android", requestId: id },
};
const entries = [
  entry,
  {
    ...entry,
    id: 2,
    result: "refused",
    accountId: null,
    accountName: null,
    typed: "n•••@e•••.pk",
    detail: "login-failed",
  },
  { ...entry, id: 3, kind: "staff-role-changed", actorName: "The Owner", detail: "Finance", address: null },
];

test("the Owner reads who, when and from where, and follows links to similar entries", async () => {
  const replies = { "security-events": { body: entries } };
  await visit({ path: "/office/security-log", who: { role: "Owner" }, replies });
  await readPage("3 entries.");
  for (const text of [
    "Login with password",
    "Refused",
    "No account has this login name: n•••@e•••.pk",
    "Wrong login name or password",
  ])
    await wait(() => document.querySelector("main")?.textContent?.includes(text), text);
  for (const text of ["Desk changed", "The Owner", "Finance", "Chrome on Android", "Request 6f1f1f86"])
    await wait(() => document.querySelector("main")?.textContent?.includes(text), text);
  const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  expect(links).toContain(`/office/security-log?search=${id}`);
  expect(links).toContain("/office/security-log?search=203.0.113.7");
});

test("a search without results says how long the log is kept", async () => {
  await visit({ path: "/office/security-log?kind=nonsense&search=ghost", who: { role: "Owner" } });
  await readPage("Nothing in the last 180 days matches these filters.");
});

test.each(["Verifier", "Dispatcher", "Finance", "Support"])("a %s cannot open it", async (role) => {
  await visit({ path: "/office/security-log", who: { role } });
  await waitForPath("/office");
});
