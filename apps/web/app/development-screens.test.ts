import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ["development", true],
  ["test", false],
  ["production", false],
])("the page of shared parts in %s: %s", async (environment, isThere) => {
  vi.stubEnv("NODE_ENV", environment);
  vi.resetModules();
  const { default: routes } = await import("./routes.ts");
  expect(routes.some(({ path }) => path?.startsWith("dev/"))).toBe(isThere);
});
