import type { Role } from "@hunarmand/api/account/login-reply";
import { systemClock } from "../../../apps/server/src/services/clock.ts";
import { makeStaff } from "../../../apps/server/test/make.ts";
import { isOfData, type ListRequest, makeListRequests, type RequestSender } from "../../list-requests.ts";
import { findPeople, findSamples } from "../../samples.ts";
import { openSessions } from "../../sessions.ts";
import { Client } from "../client.ts";
import { makeGround } from "../ground.ts";
import { compareWrites, type Outcome } from "../outcome.ts";
import { type Cluster, openCluster } from "./open-cluster.ts";
import { portalNumbers } from "./parts.ts";

const writes = { posts: 30, accepts: 30 };

/**
 * Posts and accepts jobs through HAProxy, and then makes each reading call once through HAProxy and at each portal. What HAProxy's reply says
 * is "acknowledged", and "found" if both portals reply the same.
 * @throws Error if a call fails
 */
export async function readCalls(): Promise<Outcome> {
  const cluster = await openCluster();
  await cluster.makeWhole();
  const ground = await cluster.query(async (db) => {
    await makeStaff({ db, clock: systemClock });
    return makeGround(db, writes);
  });
  await new Client(cluster.url).writeAll(ground.writes);
  const { requests, headers } = await findRequests(cluster);
  const acknowledged: string[] = [];
  const found: string[] = [];
  for (const request of requests) {
    const ask = (url: string) => send(url, request, headers.get(request.sender));
    const reply = await ask(cluster.url);
    if (reply.status >= 500) throw new Error(`${request.name}: ${reply.status} ${reply.body}`);
    acknowledged.push(request.name);
    const direct = await Promise.all(portalNumbers.map((number) => ask(cluster.portalUrl(number))));
    if (direct.every(({ status, body }) => status === reply.status && body === reply.body)) found.push(request.name);
  }
  return compareWrites(acknowledged, found);
}

/** One request for each reading call, and the headers of who sends it. */
const findRequests = (cluster: Cluster) =>
  cluster.query(async (db) => {
    const people = await findPeople(db);
    const roles: [RequestSender & keyof typeof people, Role][] = [
      ["provider", "Provider"],
      ["customer", "Customer"],
      ["owner", "Owner"],
    ];
    const sessions = await openSessions(
      db,
      roles.map(([sender, role]) => ({ id: people[sender].id, role })),
    );
    const headers = new Map<RequestSender, Record<string, string>>(
      roles.map(([sender], index) => [sender, sessions[index] ?? {}]),
    );
    const byName = new Map<string, ListRequest>();
    for (const request of makeListRequests(await findSamples(db, people)).requests)
      if (!byName.has(request.name) && isOfData(request)) byName.set(request.name, request);
    return { requests: [...byName.values()], headers };
  });

async function send(url: string, { method, path, query, body }: ListRequest, headers: Record<string, string> = {}) {
  const type = body ? { "content-type": "application/json" } : {};
  const response = await fetch(`${url}/api${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { ...headers, ...type },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // Errors name the request.
  const text = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, "");
  return { status: response.status, body: text };
}
