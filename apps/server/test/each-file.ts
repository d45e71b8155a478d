import { afterEach, expect, vi } from "vitest";

const consoleError = vi.spyOn(console, "error");

/** Runs in every test file: fails a test on an unexpected console.error. */
afterEach(() => {
  const said = consoleError.mock.calls.splice(0);
  expect(said, "console.error was called").toEqual([]);
});
