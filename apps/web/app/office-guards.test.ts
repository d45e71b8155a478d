import { officeRoles } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { desks, findDesks, mayCall } from "./desk/desks.ts";
import routes from "./routes.ts";

type Loader = (request: { request: Request; params: Record<string, string> }) => unknown;
type Load = () => Promise<{ clientLoader?: Loader }>;

const files = import.meta.glob<{ clientLoader?: Loader }>("./**/*.screen.tsx");

/** Returns the screens whose path is below /office, of all features. */
function findScreens(table: readonly RouteConfigEntry[], parent = ""): [string, Load][] {
  return table.flatMap(({ file, path, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    const load = files[file];
    const own: [string, Load][] = load && address.startsWith("/office") ? [[file, load]] : [];
    return [...own, ...findScreens(children, address)];
  });
}

const screens = findScreens(routes);
const params = { id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", kind: "areas" };

function findCall(method: string, address: string) {
  const path = new URL(address, "http://portal.test").pathname.replace(/^\/api/, "");
  const isMatch = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
  const found = Object.values(calls).filter((call) => call.method === method && isMatch(call.path));
  // A path with a parameter also matches paths with a fixed name.
  return found.find(({ path: pattern }) => !pattern.includes(":")) ?? found[0];
}

const requests: string[] = [];
let refused: string[] = [];
let role = "";

beforeEach(() => {
  requests.length = 0;
  refused = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    const call = findCall(method, address);
    requests.push(`${method} ${address}`);
    if (!call || !mayCall(role, call)) refused.push(`${role}: ${method} ${address}`);
    return new Response("[]", { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Runs a screen's loader for the current session: "calls", "redirects" or "calls nothing". */
async function open(load: Load): Promise<string> {
  const { clientLoader } = await load();
  const before = requests.length;
  try {
    const data = await clientLoader?.({ request: new Request("http://portal.test/office"), params });
    await Promise.allSettled(Object.values(data ?? {}));
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 302) return "redirects";
    throw thrown;
  }
  return requests.length > before ? "calls" : "calls nothing";
}

// Each screen is compiled when it is first loaded.
describe("a screen of the office", () => {
  it.each(officeRoles)("never makes a call that a %s may not make", async (tested) => {
    role = tested;
    localStorage.setItem("token", "a.b.c");
    localStorage.setItem("userRole", role);
    for (const [, load] of screens) await open(load);
    expect(refused).toEqual([]);
    expect(requests.length).toBeGreaterThan(0);
  });

  it("redirects customers and people without a session before any call", async () => {
    const unguarded = [
      "./account/login/office-login.screen.tsx",
      "./account/passwords/office-invitation.screen.tsx",
      "./staff/counters/office.screen.tsx",
    ];
    const guarded = screens.filter(([file]) => !unguarded.includes(file));
    expect(guarded.length).toBeGreaterThan(20);
    for (const otherRole of ["", "Customer", "Provider"]) {
      role = otherRole;
      localStorage.clear();
      if (otherRole) localStorage.setItem("token", "a.b.c");
      localStorage.setItem("userRole", otherRole);
      for (const [file, load] of guarded) {
        expect(await open(load), `${file} as ${otherRole || "nobody"}`).toBe("redirects");
      }
    }
    expect(requests).toEqual([]);
  });

  it.each(officeRoles)("is in the menu of a %s exactly when they may read its list", (tested) => {
    const names = Object.keys(desks) as (keyof typeof desks)[];
    expect(findDesks(tested)).toEqual(names.filter((desk) => mayCall(tested, desks[desk])));
    expect(names.length).toBeGreaterThan(12);
  });
});
