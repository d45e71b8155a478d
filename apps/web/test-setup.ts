import { afterEach, beforeEach, expect, vi } from "vitest";

// A worker runs many files in one window: each begins with modules and a page of its own.
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
sessionStorage.clear();
window.history.replaceState(null, "", "/");

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
