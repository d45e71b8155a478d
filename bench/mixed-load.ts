import { adminLogin, login } from "@hunarmand/api/account/account";
import type { Ask } from "./load.ts";

/** The password of the demo's people (README). */
const password = "Hunarmand#2026";
const provider = "ali.raza@example.pk";
const customer = "ayesha.siddiqui@example.pk";

async function logIn(url: string, path: string, body: object): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  const { token } = (await reply.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Typical use of a portal with demo data: pages, look-ups, and lists of handymen, customers and the office. */
export async function mixedAsks(url: string): Promise<Ask[]> {
  const asProvider = await logIn(url, login.path, { identifier: provider, password });
  const asCustomer = await logIn(url, login.path, { identifier: customer, password });
  const asOwner = await logIn(url, adminLogin.path, { email: "office@example.pk", password });
  const get = (path: string, headers: Record<string, string> = {}): Ask => ({ method: "GET", path, headers });
  return [
    get("/home"),
    get("/api/City/cities-list"),
    get("/api/Skill/skills-list/1"),
    get("/api/Provider/directory?limit=20"),
    get(`/api/Provider/completed-jobs/${provider}`, asProvider),
    get(`/api/Provider/handyman-requested-jobs/${provider}`, asProvider),
    get("/api/User/user-data", asProvider),
    get("/api/Job/my-jobs", asCustomer),
    get("/api/Admin", asOwner),
    get("/api/Admin/job-details?limit=50", asOwner),
  ];
}
