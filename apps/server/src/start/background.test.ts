import { afterEach, expect, it, vi } from "vitest";
import { holdTime } from "../../test/held-time.ts";
import type { Services } from "../services/services.ts";
import { startBackground } from "./background.ts";

afterEach(() => vi.clearAllTimers());

it.each([
  ["web", 0],
  ["worker", 1],
  ["all", 1],
] as const)("a process with ROLE=%s begins %i rounds of background work", (role, rounds) => {
  holdTime();
  const demo = { withDemo: false, demo: "town", demoClock: "on" } as const;
  startBackground({} as Services, { error: () => {} } as never, { ...demo, role });
  expect(vi.getTimerCount()).toBe(rounds);
});
