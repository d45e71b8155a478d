import "./schema-config.ts";
import type { Call, ReplyOf, RequestOf } from "@hunarmand/api/call";
import type { ErrorBody } from "@hunarmand/api/errors";
import { waitedHeader } from "@hunarmand/api/waited";
import shared from "../../locales/en/shared.json";
import { announceMismatch } from "../app-worker/mismatch.ts";
import { showSessionEnded } from "../dialogs/dialogs.tsx";
import { announceSent } from "../drafts/sent-calls.ts";
import { noteSecondFactorDemand } from "../person/second-factor.ts";
import { endSession, readSession, signOut } from "../person/session.ts";
import { getLanguage, getMessages } from "../texts/messages.ts";
import { ApiError, type Failure } from "./api-error.ts";
import { readJson, readWhole, toLost } from "./replies/read-reply.ts";
import { sendWithProgress } from "./send-with-progress.ts";

type Empty = Record<never, never>;
type OptionalWhereEmpty<R> = { [K in keyof R as Empty extends R[K] ? never : K]: R[K] } & {
  [K in keyof R as Empty extends R[K] ? K : never]?: R[K];
};

export type ApiRequest<C extends Call> = OptionalWhereEmpty<RequestOf<C>> & {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** How long the call has waited on this device. */
  waitedSeconds?: number | undefined;
  /** For uploads: called with the progress in per cent. */
  onProgress?: ((percent: number) => void) | undefined;
  /** Continues when the page is left. */
  keepalive?: boolean | undefined;
  /** Set by the logout: a person who leaves does not need to read that their session had expired. */
  isLeaving?: boolean | undefined;
};

export type Arguments<C extends Call> =
  Empty extends ApiRequest<C> ? [request?: ApiRequest<C>] : [request: ApiRequest<C>];

/** A request without the types of its call. */
export interface LooseRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | FormData;
  signal?: AbortSignal;
  idempotencyKey?: string;
  waitedSeconds?: number;
  lastEventId?: string | undefined;
  onProgress?: (percent: number) => void;
  isLeaving?: boolean;
  keepalive?: boolean;
}

/** Makes one call and returns its parsed reply, or throws an ApiError. */
export async function callApi<C extends Call>(call: C, ...[request]: Arguments<C>): Promise<ReplyOf<C>> {
  const response = await send(call, (request ?? {}) as LooseRequest);
  return readReply(call, response, request?.signal);
}

/** Fetches one page of a `paged` call. `nextCursor` is for the next request's query, and undefined on the last page. */
export async function callPage<C extends Call & { paged: true }>(
  call: C,
  ...[request]: Arguments<C>
): Promise<{ items: ReplyOf<C>; nextCursor: string | undefined }> {
  return readPage(call, await send(call, (request ?? {}) as LooseRequest));
}

export const readPage = async <C extends Call>(call: C, response: Response) => ({
  items: await readReply(call, response),
  nextCursor: response.headers.get("x-next-cursor") ?? undefined,
});

/** Opens a stream of events. The caller reads it as it arrives. */
export async function callStream(
  call: Call & { reply: "binary" },
  { signal, lastEventId }: { signal: AbortSignal; lastEventId: string | undefined },
): Promise<ReadableStream<Uint8Array> | null> {
  return (await send(call, { signal, lastEventId })).body;
}

async function send(call: Call, request: LooseRequest): Promise<Response> {
  const sentToken = readSession()?.token;
  // Without a session (after a logout, before a login in another tab) no call is sent that the server must refuse.
  if (!sentToken && call.access !== "public") throw new ApiError(noSession());
  const response = await fetchOnce(call, request, sentToken);
  if (response.ok) {
    if (call.method !== "GET") announceSent(call, request);
    return response;
  }
  const error = await readError(response, request.signal);
  // A late 401 must not end a newer session.
  if (error.code === "not-signed-in" && sentToken && readSession()?.token === sentToken) reportSessionEnd(request);
  if (error.code === "second-factor-required") noteSecondFactorDemand();
  throw error;
}

const noSession = (): Failure => ({
  code: "not-signed-in",
  status: 401,
  message: getMessages(shared).errors.sessionExpired,
  isFromServer: true,
});

/** Shows the end of the session on every screen, including screens without calls of their own. */
function reportSessionEnd({ isLeaving = false }: LooseRequest): void {
  if (isLeaving) signOut();
  else {
    endSession();
    void showSessionEnded();
  }
}

async function fetchOnce(call: Call, request: LooseRequest, token: string | undefined): Promise<Response> {
  const body = toBody(call, request.body);
  const init: RequestInit = { method: call.method, headers: toHeaders(call, request, body, token) };
  if (body !== undefined) init.body = body;
  if (request.signal) init.signal = request.signal;
  if (request.keepalive) init.keepalive = true;
  try {
    const url = toUrl(call.path, request);
    return request.onProgress ? await sendWithProgress(url, init, request.onProgress) : await fetch(url, init);
  } catch (cause) {
    throw toLost(cause, request.signal);
  }
}

export function toUrl(path: string, { params = {}, query = {} }: LooseRequest): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (isGiven(value)) search.set(name, String(value));
  return search.size > 0 ? `/api${filled}?${search}` : `/api${filled}`;
}

/** Multipart calls send a form, even without a file: the spec's signup does. */
function toBody(call: Call, body: LooseRequest["body"]): string | FormData | undefined {
  if (body === undefined || body instanceof FormData) return body;
  if (!call.multipart) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (isGiven(value)) form.set(name, String(value));
  return form;
}

function toHeaders(call: Call, request: LooseRequest, body: string | FormData | undefined, token: string | undefined) {
  const headers = new Headers();
  // For a form the browser sets the content type, with its boundary.
  if (typeof body === "string") headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  // Always: the browser's own list may name another language than the page's.
  headers.set("accept-language", getLanguage());
  if (request.lastEventId) headers.set("last-event-id", request.lastEventId);
  if (request.idempotencyKey) headers.set("idempotency-key", request.idempotencyKey);
  if (request.waitedSeconds !== undefined) headers.set(waitedHeader, String(request.waitedSeconds));
  const xsrfToken = call.method === "GET" ? undefined : readCookie("XSRF-TOKEN");
  if (xsrfToken) headers.set("X-XSRF-TOKEN", xsrfToken);
  return headers;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : undefined;
}

/** Returns the parsed reply, or throws an ApiError for what no schema accepts. */
export async function readReply<C extends Call>(
  call: C,
  response: Response,
  signal?: AbortSignal,
): Promise<ReplyOf<C>> {
  if (call.reply === "binary") return (await readWhole(response.blob(), signal)) as ReplyOf<C>;
  const result = call.reply.safeParse(await readJson(response, signal));
  if (result.success) return result.data as ReplyOf<C>;
  announceMismatch();
  throw new ApiError({
    code: "unexpected-reply",
    status: response.status,
    message: getMessages(shared).errors.unexpectedReply,
  });
}

async function readError(response: Response, signal: AbortSignal | undefined): Promise<ApiError> {
  const body = ((await readJson(response, signal)) ?? {}) as Partial<ErrorBody>;
  const serverText = body.message || body.error;
  const refusal = { ...body, message: serverText || getMessages(shared).errors.unavailable, issues: body.issues ?? [] };
  // The reply is in English. The translation is loaded only for another language.
  const translate =
    serverText && getLanguage() !== "en" ? (await import("../texts/wire-texts.ts")).translateRefusal : undefined;
  const { message: text, issues } = translate ? await translate(refusal) : refusal;
  const message = body.code === "facts-changed" ? [text, ...issues.map((issue) => issue.message)].join(" ") : text;
  return new ApiError({
    code: body.code ?? "internal-error",
    message,
    isFromServer: Boolean(serverText),
    status: response.status,
    issues,
    ...(body.requestId ? { requestId: body.requestId } : {}),
  });
}
