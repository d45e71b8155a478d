import type { FastifyInstance } from "fastify";
import { isOfData, type ListRequest, makeListRequests, type RequestSender } from "../../../bench/list-requests.ts";
import { findPeople, findSamples } from "../../../bench/samples.ts";
import { startSession } from "../src/services/login/sessions.ts";
import type { Services } from "../src/services/services.ts";

/** Makes each reading call once, without filters, as somebody who may. Returns status and body by the call's name. */
export async function readEveryCall(app: FastifyInstance, services: Services): Promise<Map<string, string>> {
  const people = await findPeople(services.db);
  const tokens = new Map<RequestSender, string>();
  for (const sender of ["provider", "customer", "owner"] as const)
    tokens.set(sender, await openSession(services, people[sender].id));
  const { requests } = makeListRequests(await findSamples(services.db, people, services.clock.now()));
  const replies = new Map<string, string>();
  for (const request of requests.filter(isOfData)) {
    if (!replies.has(request.name)) replies.set(request.name, await ask(app, request, tokens.get(request.sender)));
  }
  return replies;
}

async function ask(app: FastifyInstance, { method, path, query, body }: ListRequest, token: string | undefined) {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    query,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { payload: body } : {}),
  });
  return `${response.statusCode} ${response.body}`;
}

async function openSession(services: Services, id: string): Promise<string> {
  const account = await services.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return startSession(services, { ...account, status: undefined }, "login-password");
}
