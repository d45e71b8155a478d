import type { Call, ReplyOf, RequestOf } from "@hunarmand/api/call";
import type { ErrorBody } from "@hunarmand/api/errors";
import type { FastifyInstance } from "fastify";

export interface Answer<C extends Call> {
  status: number;
  /** The body of a success; for a failure, see `error`. */
  body: ReplyOf<C>;
  error: ErrorBody;
  headers: Record<string, unknown>;
}

interface LooseRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Sends one call over HTTP, typed by the api package. */
export async function send<C extends Call>(
  app: FastifyInstance,
  call: C,
  request: RequestOf<C>,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
): Promise<Answer<C>> {
  const { params = {}, query = {}, body } = request as LooseRequest;
  const path = call.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ""));
  const response = await app.inject({
    method: call.method,
    url: `/api${path}`,
    query,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const type = String(response.headers["content-type"] ?? "");
  const isJson = response.body !== "" && type.startsWith("application/json");
  const json = isJson ? response.json() : new Blob([new Uint8Array(response.rawPayload)], { type });
  return { status: response.statusCode, body: json, error: json, headers: response.headers };
}
