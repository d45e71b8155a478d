import { vi } from "vitest";

type Work = (lock: object | null) => Promise<unknown>;

/** Gives the browser Web Locks, which happy-dom does not have, or takes them away. `release` closes the tab that holds one. */
export function fakeLocks(kind: "some" | "none" = "some"): { release: () => void } {
  const held = new Set<string>();
  const request = async (name: string, _: { ifAvailable: true }, work: Work) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  vi.stubGlobal("navigator", Object.create(navigator, { locks: { value: kind === "some" ? { request } : undefined } }));
  return { release: () => held.clear() };
}
