import { expect } from "../journey.ts";
import { makeProvider, pendingProvider } from "../spec-people.ts";
import { unreadable } from "../spec-visit.ts";
import { fillFields, type MessageRow, press } from "./row.ts";

const start = { path: "/login" };
const logIn = press("Login");
const password = "Hunarmand#2026";

const logInAs = (identifier: string) => async (page: Parameters<typeof logIn>[0]) => {
  await fillFields(page, { identifier, password });
  await logIn(page);
};

export const loginRows: readonly MessageRow[] = [
  { spec: "Please enter email/phone and password", title: "Error", start, act: logIn },
  {
    spec: "failure: the server's message",
    says: "Wrong e-mail, phone number or password.",
    title: "Error",
    start,
    act: logInAs("nobody@example.pk"),
  },
  {
    spec: "success: the server's message",
    says: "Login successful",
    title: "Success",
    start,
    act: logInAs("ali.raza@example.pk"),
    leadsTo: "/home",
  },
];

export const logoutRows: readonly MessageRow[] = [
  {
    spec: "Are you sure you want to sign out?",
    title: "Confirm Exit?",
    start: async () => ({ path: "/accountsettings", who: await makeProvider() }),
    act: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /^Sign out/ })
        .click(),
    after: async (page) => {
      await expect(page.getByRole("dialog").getByRole("button")).toHaveText(["No", "Yes"]);
      await page.getByRole("button", { name: "Yes", exact: true }).click();
      await expect(page).toHaveURL("/login");
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("token");
    },
  },
];

export const permissionRows: readonly MessageRow[] = [
  {
    spec: "You need to login to view this page.",
    title: "Login Required",
    start: { path: "/contracts" },
    after: async (page) => {
      await page.getByRole("button", { name: "Go to Login" }).click();
      await expect(page).toHaveURL("/login");
    },
  },
  {
    spec: "Session Expired - Please login again.",
    start: { path: "/acceptcustomerinfo", who: unreadable },
    leadsTo: "/login",
  },
];

export const unreadableTokenRows: readonly MessageRow[] = [
  { spec: "an empty username", says: "Hello,", place: "header", start: { path: "/home", who: unreadable } },
  {
    spec: "or e-mail",
    says: "Session Expired - Please login again.",
    start: { path: "/requestedjobs", who: unreadable },
    leadsTo: "/login",
  },
];

export const sharedLayoutRows: readonly MessageRow[] = [
  {
    spec: "Hello, {username}",
    says: "Hello, Sana Malik",
    place: "header",
    start: async () => ({ path: "/home", who: await pendingProvider() }),
  },
];
