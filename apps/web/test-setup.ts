import { afterEach, beforeEach, expect, vi } from "vitest";

const complaints = () => vi.spyOn(console, "error");

beforeEach(() => {
  localStorage.clear();
  complaints();
});

// An error that nobody expected fails the test, as it would worry a person who looks at the console.
afterEach(() => {
  expect(complaints()).not.toHaveBeenCalled();
});
