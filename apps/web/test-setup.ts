import { afterEach, beforeEach, expect, vi } from "vitest";

const complaints = () => vi.spyOn(console, "error");

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  complaints();
});

// An error that nobody expected fails the test, as it would worry a person who looks at the console.
afterEach(() => {
  expect(complaints()).not.toHaveBeenCalled();
});
