import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import routes from "../../routes.ts";
import { findCurrentJobId, rememberCurrentJob } from "../../shared/work/current-job.ts";
import { clearLastStep, findLastStep, rememberStep } from "./job-steps.ts";

const jobId = "7b0f6f3e-1111-4222-8333-444455556666";

const findLayout = (entries: readonly RouteConfigEntry[]): RouteConfigEntry | undefined =>
  entries.find(({ file }) => file.endsWith("signed-in.tsx")) ??
  entries.map(({ children = [] }) => findLayout(children)).find(Boolean);

/** Layouts have no path of their own: only the screens inside count. */
const listScreens = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => (path ? [`/${path.replace(/:id\??/, jobId)}`] : listScreens(children)));

const signedInScreens = listScreens(findLayout(routes)?.children ?? []);

describe("the last visited step", () => {
  test("includes all screens of the signed-in area", () => {
    expect(signedInScreens.length).toBeGreaterThan(20);
  });

  test.each([...signedInScreens, "/contracts"])("is followed to %s", (path) => {
    rememberStep(path);
    expect(findLastStep()).toBe(path);
    clearLastStep();
    expect(findLastStep()).toBeUndefined();
  });

  test.each([
    ...["https://evil.example", "//evil.example", "/office", "/acceptarrival/1/../../office", "/acceptarrival/"],
    ...["/jobs/../office", "/home?next=//evil.example", "/payment#x", "javascript:alert(1)", "/unknown"],
  ])("is not followed to %s", (path) => {
    rememberStep(path);
    expect(findLastStep()).toBeUndefined();
  });
});

test("the current job is stored under the spec's key", () => {
  rememberCurrentJob("job-1");
  expect(localStorage.getItem("currentJobId")).toBe("job-1");
  expect(findCurrentJobId()).toBe("job-1");
});
