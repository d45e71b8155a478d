import { afterEach, beforeEach, expect, vi } from "vitest";

// A worker runs many files in one window, and each starts with new modules and a new page. Globals that the previous
// file's last test replaced would otherwise stay until the first test, while imports already read them.
vi.unstubAllGlobals();
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
sessionStorage.clear();
// Also after a file whose last test navigated away.
(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL("http://localhost/");
window.history.replaceState(null, "", "/");

const complaints = () => vi.spyOn(console, "error");

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  complaints();
});

// An unexpected error in the console fails the test.
afterEach(() => {
  expect(complaints()).not.toHaveBeenCalled();
});
