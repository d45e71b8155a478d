import { afterEach, beforeEach, expect, vi } from "vitest";

// A worker runs many files in one window: each begins with modules and a page of its own. What the last file's last test has put in a
// global's place would stand until the first test, while imports already read it.
vi.unstubAllGlobals();
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
