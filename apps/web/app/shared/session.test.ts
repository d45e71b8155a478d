import { expect, test } from "vitest";
import { expireSession, isOfficeRole, readSession, signIn, signOut, takeExpiry } from "./session.ts";

function makeToken(claims: Record<string, unknown>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return `header.${payload}.signature`;
}

test("without a token nobody is logged in", () => {
  expect(readSession()).toBeNull();
});

test("login keeps token and role under the spec's keys", () => {
  signIn("a-token", "Provider");
  expect(localStorage.getItem("token")).toBe("a-token");
  expect(localStorage.getItem("userRole")).toBe("Provider");
});

test("logout removes token and role and leaves the step of a job", () => {
  signIn("a-token", "Provider");
  localStorage.setItem("lastVisitedStep", "/acceptjob");
  signOut();
  expect(localStorage.getItem("token")).toBeNull();
  expect(localStorage.getItem("userRole")).toBeNull();
  expect(localStorage.getItem("lastVisitedStep")).toBe("/acceptjob");
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
])("the e-mail of %j is %j", (claims, email) => {
  signIn(makeToken(claims), "Provider");
  expect(readSession()?.email).toBe(email);
});

test("names in other scripts come out whole", () => {
  signIn(makeToken({ unique_name: "علی رضا", role: "Provider", status: "Pending" }), "Provider");
  expect(readSession()).toMatchObject({ username: "علی رضا", role: "Provider", status: "Pending" });
});

test.each(["", "x", "a.%%%.c", "a.bnVsbA.c"])(
  "a token that cannot be decoded (%j) gives an empty name and e-mail",
  (token) => {
    signIn(token, "Provider");
    const session = readSession();
    expect([session?.username ?? "", session?.email ?? ""]).toEqual(["", ""]);
  },
);

test("the same session object comes back until something changes", () => {
  signIn(makeToken({ sub: "a" }), "Provider");
  const first = readSession();
  expect(readSession()).toBe(first);
  signIn(makeToken({ sub: "b" }), "Provider");
  expect(readSession()).not.toBe(first);
});

test("the office's desks are told from other accounts", () => {
  expect(["Owner", "Verifier"].every(isOfficeRole)).toBe(true);
  expect(["Provider", "Customer", ""].some(isOfficeRole)).toBe(false);
});

test("a session that the server has ended is told once, and no longer after the next login", () => {
  expireSession();
  expect([takeExpiry(), takeExpiry()]).toEqual([true, false]);
  expireSession();
  signIn("a.b.c", "Provider");
  expect(takeExpiry()).toBe(false);
});
