import type { ChildProcess } from "node:child_process";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { endPrograms, listPrograms } from "./child-programs.ts";
import { closeApps } from "./open-apps.ts";

/** Runs in every test file: fails a test on an unexpected console.error, and ends processes that a failed test has left. */
const consoleError = vi.spyOn(console, "error");
let runningBefore: ReadonlySet<ChildProcess>;

beforeEach(() => {
  runningBefore = listPrograms();
});

afterEach(async () => {
  await endPrograms(runningBefore);
  const said = consoleError.mock.calls.splice(0);
  expect(said, "console.error was called").toEqual([]);
});

afterAll(async () => {
  await endPrograms();
  await closeApps();
});
