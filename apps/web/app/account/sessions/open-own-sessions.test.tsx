import { expect, test } from "vitest";
import { done, failing } from "../../../test-setup/faked-server.ts";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast } from "../../../test-setup/screen-reading.ts";
import { visit } from "../../../test-setup/visit.ts";

const ids = ["6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a12"];
const at = "2026-03-02T08:00:00.000Z";
const session = { startedDate: at, lastUsedDate: at, address: "203.0.113.7" };
const current = { ...session, id: ids[0], browser: "Chrome", system: "Android", isCurrent: true };
const other = { ...session, id: ids[1], browser: null, system: null, address: null, isCurrent: false };
const signIn = {
  id: 1,
  at,
  kind: "login-password",
  result: "refused",
  address: "203.0.113.9",
  browser: "Firefox",
  system: null,
};
const replies = { "User/sessions": { body: [current, other] }, "sign-ins": { body: [signIn] } };

test.each(["Provider", "Customer", "Support"])(
  "a %s sees where they are logged in, and the attempts to log in",
  async (role) => {
    await visit({ path: "/devices", who: { role }, replies });
    await readPage("2 devices.");
    for (const text of ["Chrome on Android", "This device", "Unnamed device", "203.0.113.7", "Not known"])
      await readPage(text);
    for (const text of ["1 login.", "Failed", "Password", "Firefox", "203.0.113.9"]) await readPage(text);
    // They leave their own device by logging out.
    expect(findButton("Log out Chrome on Android")).toBeUndefined();
  },
);

test("another device is logged out after a question, and the list is fetched again", async () => {
  const changes = { "User/sessions": { body: [current] } };
  const end = { ...done("This device is logged out."), changes };
  await visit({ path: "/devices", who: { role: "Customer" }, replies: { ...replies, [`${ids[1]}/end`]: end } });
  await press("Log out Unnamed device");
  await readDialog("Unnamed device has to log in again.", "Log out this device?");
  await press("Yes");
  await readToast("This device is logged out.");
  await readPage("1 device.");
  expect(findButton("Log out all other devices")).toBeUndefined();
});

test("all others are logged out at once; a failure is shown, and the rest of the page stays", async () => {
  await visit({ path: "/devices", who: { role: "Provider" }, replies: { ...replies, "end-others": failing } });
  await press("Log out all other devices");
  await readDialog("This device stays logged in.");
  await press("Yes");
  await readDialog("Something went wrong. Please try again later.", "Error");
  await press("OK");
  await readPage("2 devices.");
});

test("a list that fails to load says so, and the other list still shows", async () => {
  await visit({ path: "/devices", who: { role: "Provider" }, replies: { ...replies, "User/sessions": failing } });
  await readPage("Failed to fetch your devices.");
  await readPage("1 login.");
});
