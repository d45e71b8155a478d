import { afterEach, beforeEach, expect, inject, vi } from "vitest";

/** Runs in every test file: skips what needs a missing PostgreSQL, and fails a test on an unexpected console.error. */
beforeEach(({ skip }) => {
  if (inject("database") === "postgres" && !inject("postgresUrl")) skip("PostgreSQL is not installed");
});

const consoleError = vi.spyOn(console, "error");

afterEach(() => {
  const said = consoleError.mock.calls.splice(0);
  expect(said, "console.error was called").toEqual([]);
});
