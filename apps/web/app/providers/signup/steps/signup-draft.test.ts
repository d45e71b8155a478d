import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signIn, signOut } from "../../../shared/person/session.ts";
import { emptySignup } from "../signup-schema.ts";
import { findSignup, keepSignup } from "./signup-draft.ts";

const typed = { ...emptySignup, FirstName: "Tariq", CNIC: "61101-5550123-1", Password: "Chaabi-Panaa-49" };
const dayMilliseconds = 86_400_000;
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

test("a draft is stored for seven days", () => {
  vi.useFakeTimers({ now: 0 });
  keepSignup(typed, 1);
  vi.setSystemTime(6 * dayMilliseconds);
  expect(findSignup()).toMatchObject({ values: { FirstName: "Tariq" }, step: 1 });
  vi.setSystemTime(8 * dayMilliseconds);
  expect(findSignup()).toBeUndefined();
  expect(kept()).not.toContain("Tariq");
});

test("the password is never stored, and the CNIC only in its tab", () => {
  keepSignup(typed, 1);
  expect(findSignup()?.values).toEqual({ FirstName: "Tariq", CNIC: "61101-5550123-1" });
  expect(kept()).not.toContain("Chaabi");
  expect(JSON.stringify({ ...localStorage })).not.toContain("5550123");
  // Another tab, or the same browser on another day.
  sessionStorage.clear();
  expect(findSignup()?.values).toEqual({ FirstName: "Tariq" });
});

test("logging in and logging out delete the draft, with the CNIC in the tab", () => {
  for (const leave of [() => signIn("a.b.c", "Customer"), signOut]) {
    signOut();
    keepSignup(typed, 1);
    leave();
    expect(kept()).not.toMatch(/Tariq|5550123/);
  }
});

test("stored values that do not fit the form are ignored", () => {
  const values = { FirstName: [], LastName: "Raza", Skill: ["Plumbing", 3], Password: "sent", step: 9 };
  const keep = (text: string) => localStorage.setItem("draft:guest:signup:", text);
  keep(JSON.stringify({ values, path: "/signup", endsAt: Date.now() + dayMilliseconds }));
  expect(findSignup()).toEqual({ values: { LastName: "Raza", Password: "sent" }, step: 2 });
  keep("{broken");
  expect(findSignup()).toBeUndefined();
});
