import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { isOfficeRole, readSession, signIn, signOut, useSession } from "./session.ts";

function makeToken(claims: Record<string, unknown>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return `header.${payload}.signature`;
}

test("without a token there is no session", () => {
  expect(readSession()).toBeNull();
});

test("a login stores token and role under the spec's keys", () => {
  signIn("a-token", "Provider");
  expect(localStorage.getItem("token")).toBe("a-token");
  expect(localStorage.getItem("userRole")).toBe("Provider");
});

const ali = makeToken({ sub: "ali" });
const bilal = makeToken({ sub: "bilal" });

/** Fills the browser as after some use. */
function fillStores(): void {
  localStorage.setItem("lastVisitedStep", "/acceptjob");
  localStorage.setItem("currentJobId", "job-1");
  localStorage.setItem("officeFilters", "{}");
  localStorage.setItem("mantine-color-scheme-value", "dark");
  localStorage.setItem("language", "ur");
  sessionStorage.setItem("jobDraft", "{}");
}

const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
const ofTheDevice = ["language", "mantine-color-scheme-value"];

beforeEach(() => sessionStorage.clear());

test("logging out removes everything except the device's settings", () => {
  signIn(ali, "Provider");
  fillStores();
  signOut();
  expect(kept()).toEqual(ofTheDevice);
});

test("a person who logs in after another finds none of the other's data", () => {
  signIn(ali, "Provider");
  fillStores();
  signIn(bilal, "Provider");
  expect(kept()).toEqual([...ofTheDevice, "token", "userRole"].sort());
});

test("a renewed token of the same person keeps their work", () => {
  signIn(ali, "Provider");
  fillStores();
  signIn(makeToken({ sub: "ali", iat: 2 }), "Provider");
  expect(localStorage.getItem("currentJobId")).toBe("job-1");
  expect(sessionStorage.getItem("jobDraft")).toBe("{}");
});

test("a visitor's drafts go to the account that logs in, but another person's last step does not", () => {
  fillStores();
  signIn(ali, "Customer");
  expect(sessionStorage.getItem("jobDraft")).toBe("{}");
  expect(localStorage.getItem("lastVisitedStep")).toBeNull();
});

const Name = () => useSession()?.person ?? "nobody";

test("a tab removes its stored values when another tab logs out, or logs in as another person", async () => {
  const leave = vi.spyOn(window.location, "replace").mockImplementation(() => {});
  const root = createRoot(document.createElement("div"));
  const changeElsewhere = (token: string | null) =>
    act(async () => {
      sessionStorage.setItem("jobDraft", "{}");
      if (token) localStorage.setItem("token", token);
      else localStorage.removeItem("token");
      window.dispatchEvent(new Event("storage"));
    });
  signIn(ali, "Provider");
  await act(async () => root.render(<Name />));

  await changeElsewhere(makeToken({ sub: "ali", iat: 2 }));
  expect(sessionStorage.getItem("jobDraft"), "the same person").toBe("{}");
  await changeElsewhere(bilal);
  expect(sessionStorage.getItem("jobDraft")).toBeNull();
  expect(leave, "the screen was the former person's").toHaveBeenCalledExactlyOnceWith("/");
  await changeElsewhere(null);
  expect(sessionStorage.getItem("jobDraft")).toBeNull();
  await act(async () => root.unmount());
});

test.each([
  [{ unique_name: "Ali", Name: "B", username: "C", sub: "D" }, "Ali"],
  [{ Name: "B", username: "C", sub: "D" }, "B"],
  [{ username: "C", sub: "D" }, "C"],
  [{ sub: "D" }, "D"],
  [{}, ""],
])("the username of %j is %j", (claims, username) => {
  signIn(makeToken(claims), "Provider");
  expect(readSession()?.username).toBe(username);
});

test.each([
  [{ email: "a@x.pk", Email: "b@x.pk", sub: "c@x.pk" }, "a@x.pk"],
  [{ Email: "b@x.pk", sub: "c@x.pk" }, "b@x.pk"],
  [{ sub: "c@x.pk" }, "c@x.pk"],
  [{}, ""],
])("the email of %j is %j", (claims, email) => {
  signIn(makeToken(claims), "Provider");
  expect(readSession()?.email).toBe(email);
});

test("names in other scripts are decoded correctly", () => {
  signIn(makeToken({ unique_name: "علی رضا", role: "Provider", status: "Pending" }), "Provider");
  expect(readSession()).toMatchObject({ username: "علی رضا", role: "Provider", status: "Pending" });
});

test.each(["", "x", "a.%%%.c", "a.bnVsbA.c"])(
  "a token that cannot be decoded (%j) has an empty name and email",
  (token) => {
    signIn(token, "Provider");
    const session = readSession();
    expect([session?.username ?? "", session?.email ?? ""]).toEqual(["", ""]);
  },
);

test("the same session object is returned until something changes", () => {
  signIn(makeToken({ sub: "a" }), "Provider");
  const first = readSession();
  expect(readSession()).toBe(first);
  signIn(makeToken({ sub: "b" }), "Provider");
  expect(readSession()).not.toBe(first);
});

test("accounts of the office are distinguished from others", () => {
  expect(["Owner", "Verifier"].every(isOfficeRole)).toBe(true);
  expect(["Provider", "Customer", ""].some(isOfficeRole)).toBe(false);
});
