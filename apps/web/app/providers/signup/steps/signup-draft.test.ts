import { beforeEach, expect, test } from "vitest";
import { signIn, signOut } from "../../../shared/person/session.ts";
import { emptySignup } from "../signup-schema.ts";
import { findSignup, keepSignup } from "./signup-draft.ts";

const typed = { ...emptySignup, FirstName: "Tariq", CNIC: "61101-5550123-1", Password: "Chaabi-Panaa-49" };
const dayMilliseconds = 86_400_000;

beforeEach(() => localStorage.clear());

test("a draft is kept for seven days and not longer, and never with password or CNIC", () => {
  keepSignup(typed, 1);
  expect(findSignup(Date.now() + 6 * dayMilliseconds)).toEqual({ values: { FirstName: "Tariq" }, step: 1 });
  expect(findSignup(Date.now() + 8 * dayMilliseconds)).toBeUndefined();
  expect(localStorage.getItem("signupDraft")).toBeNull();
});

test("logging in and logging out forget the draft", () => {
  keepSignup(typed, 1);
  signIn("a.b.c", "Customer");
  expect(findSignup()).toBeUndefined();
  keepSignup(typed, 1);
  signOut();
  expect(findSignup()).toBeUndefined();
});

test("what is kept and has not the shape of a form is left out", () => {
  const values = { FirstName: 7, LastName: "Raza", Skill: ["Plumbing", 3], Password: "sent" };
  localStorage.setItem("signupDraft", JSON.stringify({ values, step: 9, keptAt: Date.now() }));
  expect(findSignup()).toEqual({ values: { LastName: "Raza" }, step: 2 });
  localStorage.setItem("signupDraft", "{broken");
  expect(findSignup()).toBeUndefined();
});
