import type { Database } from "../../apps/server/src/database/database.ts";
import { openSession } from "../../apps/server/test/races/many-jobs.ts";
import type { ListRequest, RequestSender } from "../list-requests.ts";
import type { SamplePeople } from "../samples.ts";

/** A request of the old code, with the replies of both. */
export interface Asked {
  /** "jobs.listJobs /Admin/jobs?search=Khan" */
  name: string;
  call: string;
  oldStatus: number;
  newStatus: number;
  isSame: boolean;
}

/** The old code must reply where the new one does. What the new code no longer has, the old one must still serve without a fault. */
export const isFailed = ({ oldStatus, newStatus }: Asked): boolean =>
  oldStatus >= 500 || (newStatus < 300 && oldStatus !== newStatus);

export async function openTokens(db: Database, people: SamplePeople): Promise<Record<RequestSender, string>> {
  const open = (id: string, role: "Provider" | "Customer" | "Owner") =>
    openSession(db, { id, email: "", phone: "" }, role);
  return {
    nobody: "",
    provider: await open(people.provider.id, "Provider"),
    customer: await open(people.customer.id, "Customer"),
    owner: await open(people.owner.id, "Owner"),
  };
}

/** Sends a request to both portals. */
export async function askBoth(
  request: ListRequest,
  token: string,
  portals: { old: { url: string }; new: { url: string } },
): Promise<Asked> {
  const { method, path, query, body, name } = request;
  const search = new URLSearchParams(query).toString();
  const target = `/api${path}${search ? `?${search}` : ""}`;
  const ask = async ({ url }: { url: string }) => {
    const response = await fetch(`${url}${target}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, text: await response.text() };
  };
  const [ofOld, ofNew] = [await ask(portals.old), await ask(portals.new)];
  const [oldStatus, newStatus] = [ofOld.status, ofNew.status];
  return { name: `${name} ${target}`, call: name, oldStatus, newStatus, isSame: ofOld.text === ofNew.text };
}
