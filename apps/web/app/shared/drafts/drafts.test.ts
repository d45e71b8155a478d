import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findPathAfterLogin } from "../person/path-after-login.ts";
import { endSession, signIn, signOut } from "../person/session.ts";
import { findDraft, findTyped, fitDraft, forgetDraft, keepDraft } from "./drafts.ts";

const place = { form: "job-details", of: "job-1" };
const words = { description: "Two taps changed" };
const makeToken = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.seal`;
const [ali, bilal] = [makeToken("ali"), makeToken("bilal")];
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const openPage = (path: string) => window.history.replaceState(null, "", path);

beforeEach(() => {
  sessionStorage.clear();
  openPage("/acceptjobdetailssubmission/job-1");
});
afterEach(() => {
  vi.useRealTimers();
  openPage("/");
});

describe("a draft", () => {
  test("belongs to its account: another account, a visitor, another form or another job does not find it", () => {
    keepDraft(place, { description: "a visitor's" });
    localStorage.setItem("token", ali);
    expect(findDraft(place)).toBeUndefined();
    keepDraft(place, words);
    expect(findDraft(place)).toEqual(words);
    expect([findDraft({ ...place, of: "job-2" }), findDraft({ ...place, form: "job-completion" })]).toEqual([
      undefined,
      undefined,
    ]);
    localStorage.setItem("token", bilal);
    expect(findDraft(place)).toBeUndefined();
    localStorage.removeItem("token");
    expect(findDraft(place)).toEqual({ description: "a visitor's" });
  });

  test("of a visitor is in the tab, and goes to the account at their login", () => {
    keepDraft(place, words);
    expect(Object.keys(localStorage)).toEqual([]);
    signIn(ali, "Customer");
    expect(findDraft(place)).toEqual(words);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test("expires after a day, or earlier if its place says so, and is then removed", () => {
    vi.useFakeTimers({ now: 0 });
    keepDraft(place, words);
    keepDraft({ form: "sent-code", minutes: 10 }, { phone: "0300" });
    vi.setSystemTime(11 * 60_000);
    expect([findDraft({ form: "sent-code" }), findDraft(place)]).toEqual([undefined, words]);
    vi.setSystemTime(24 * 60 * 60_000);
    // Reading any draft removes the expired ones.
    expect(findDraft({ form: "another" })).toBeUndefined();
    expect(kept()).toBe("[{},{}]");
  });

  test("never contains passwords, codes, cards or files, and has a CNIC only in the tab", () => {
    signIn(ali, "Provider");
    const secrets = ["password", "currentPassword", "ConfirmPassword", "code", "oneTimeCode", "cardNumber", "cvv"];
    const typed = Object.fromEntries([...secrets, "expiryDate", "token"].map((name) => [name, "hidden"]));
    keepDraft(place, { ...typed, picture: new File(["x"], "hidden"), cnic: "61101-5550123-1", ...words });
    expect(kept()).not.toContain("hidden");
    expect(JSON.stringify({ ...localStorage })).not.toContain("5550123");
    expect(findDraft(place)).toEqual({ ...words, cnic: "61101-5550123-1" });
  });

  test("keeps a list of rows, which fits a form whose list is still empty, but no row with a secret", () => {
    const crew = [{ trade: "Masonry", handymen: "12" }];
    keepDraft(place, { crew, cards: [{ cvv: "hidden" }] });
    expect(findDraft(place)).toEqual({ crew });
    expect(fitDraft({ crew }, { crew: [] })).toEqual({ crew });
    expect(findTyped({ crew }, { crew: [{ trade: "Masonry", handymen: "8" }] })).toEqual({ crew });
    expect(fitDraft({ crew: [null] }, { crew: [] })).toEqual({});
  });

  test("is removed when it is forgotten, and by a logout", () => {
    signIn(ali, "Provider");
    keepDraft(place, { ...words, cnic: "61101-5550123-1" });
    forgetDraft(place);
    expect(kept()).not.toMatch(/taps|5550123/);
    keepDraft(place, { ...words, cnic: "61101-5550123-1" });
    signOut();
    expect(kept()).toBe("[{},{}]");
  });

  test("that cannot be read counts as none", () => {
    for (const text of ["{broken", "null", "7", '{"values":3}']) {
      sessionStorage.setItem("draft:guest:job-details:job-1", text);
      expect(findDraft(place)).toBeUndefined();
    }
  });
});

describe("a session that has ended", () => {
  test("keeps its account's drafts, and the next login returns to the form once", () => {
    signIn(ali, "Provider");
    keepDraft(place, words);
    endSession();
    expect(findDraft(place)).toBeUndefined();
    signIn(ali, "Provider");
    expect(findDraft(place)).toEqual(words);
    expect(findPathAfterLogin("Provider")).toBe("/acceptjobdetailssubmission/job-1");
    expect(findPathAfterLogin("Provider")).toBe("/home");
  });

  test("leads home when no form was filled in, and after a logout", () => {
    signIn(ali, "Provider");
    keepDraft(place, words);
    openPage("/profile");
    endSession();
    signIn(ali, "Provider");
    expect(findPathAfterLogin("Provider")).toBe("/home");
    openPage("/acceptjobdetailssubmission/job-1");
    endSession();
    signIn(ali, "Provider");
    signOut();
    signIn(ali, "Provider");
    expect(findPathAfterLogin("Provider")).toBe("/home");
    expect(findPathAfterLogin("Owner")).toBe("/office");
  });

  test("leaves neither draft nor path to another account's login", () => {
    signIn(ali, "Provider");
    keepDraft(place, { ...words, cnic: "61101-5550123-1" });
    endSession();
    signIn(bilal, "Provider");
    expect(findPathAfterLogin("Provider")).toBe("/home");
    expect(kept()).not.toMatch(/taps|5550123/);
  });

  test("never redirects to another host", () => {
    for (const path of ["//evil.example/", "/\\evil.example", "https://evil.example", "javascript:alert(1)"]) {
      const draft = { values: words, path, endsAt: Date.now() + 1_000_000, isLeft: true };
      localStorage.setItem("draft:ali:job-details:job-1", JSON.stringify(draft));
      signIn(ali, "Provider");
      expect(findPathAfterLogin("Provider")).toBe("/home");
    }
  });
});
