import type { Database } from "../../apps/server/src/database/database.ts";
import { isOfData, makeListRequests, type RequestSender } from "../list-requests.ts";
import { findPeople, findSamples } from "../samples.ts";
import { openSessions } from "../sessions.ts";

const roles = { provider: "Provider", customer: "Customer", owner: "Owner" } as const;

/** Sends every reading call with every filter. Returns status and body by request. */
export async function readTown(db: Database, url: string, now: Date): Promise<Map<string, string>> {
  const people = await findPeople(db);
  const senders = Object.keys(roles) as (keyof typeof roles)[];
  const sessions = await openSessions(
    db,
    senders.map((sender) => ({ id: people[sender].id, role: roles[sender] })),
  );
  const headers = new Map<RequestSender, Record<string, string>>(
    senders.map((sender, index) => [sender, sessions[index] ?? {}]),
  );
  const replies = new Map<string, string>();
  const { requests } = makeListRequests(await findSamples(db, people, now));
  for (const { name, method, path, query, body, sender } of requests.filter(isOfData)) {
    const target = `/api${path}?${new URLSearchParams(query)}`;
    const response = await fetch(`${url}${target}`, {
      method,
      headers: { ...headers.get(sender), ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    // Refusals name the request.
    const text = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, "");
    replies.set(`${name} ${target}`, `${response.status} ${text}`);
  }
  return replies;
}

/** The requests of which the replies differ. */
export const findDifferences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...one].filter(([request, reply]) => other.get(request) !== reply).map(([request]) => request);
