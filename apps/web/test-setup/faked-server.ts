import type { Call } from "@hunarmand/api/call";
import { type ErrorCode, errors } from "@hunarmand/api/errors";
import { calls } from "@hunarmand/api/index";
import errorTexts from "@hunarmand/api/locales/en/errors.json";
import { expect, vi } from "vitest";
import { profile } from "./profile-replies.ts";

export interface FakedReply {
  status?: number;
  body?: unknown;
  /** For a list with more pages. */
  nextCursor?: string;
  /** The reply never arrives while the screen is open. */
  isHeld?: boolean;
  /** The reply arrives when this is resolved. */
  after?: Promise<unknown>;
  /** The reply is a stream that the test writes, as that of live events. */
  stream?: ReadableStream<Uint8Array>;
  /** The request never reaches a server. */
  isLost?: boolean;
  /** Replies that change after this call. */
  changes?: FakedReplies;
}

/** The key is the end of the call's path. */
export type FakedReplies = Readonly<Record<string, FakedReply>>;

/** The server's English texts without placeholders. */
const wireTexts = errorTexts.english;

export const failing: FakedReply = { status: 500, body: {} };
export const lost: FakedReply = { isLost: true };
export const done = (message: string, rest: object = {}): FakedReply => ({ body: { message, ...rest } });

/** Returns a refusal with the server's own text: both sides use the same table. */
export function refusing(code: ErrorCode, issues: readonly object[] = []): FakedReply {
  const { status } = errors[code];
  const message = wireTexts[code];
  return { status, body: { code, message, error: message, requestId: "made-up", issues } };
}

/** Calls that screens make besides, and can do without. */
const quietReplies: FakedReplies = {
  events: { isHeld: true },
  edituser: { body: profile },
  "notices/unread": { body: { unread: 0 } },
  "profile-image": refusing("not-found"),
  "total-handymen": { body: 3 },
  "best-handymen": { body: [] },
  "free-handymen": { body: { category: null, free: 0, near: null, best: [] } },
  "people-names": { body: {} },
  "amount-due": { body: { amount: 0, cardEntry: "form" } },
  "wallet-accounts": { body: { accounts: {} } },
};

const countParams = ({ path }: Call) => path.split(":").length;

/** In the server router's order: a fixed path before one with a parameter. */
const patterns = Object.values<Call>(calls)
  .toSorted((one, other) => countParams(one) - countParams(other))
  .map((call) => ({ call, pattern: new RegExp(`^/api${call.path.replace(/:\w+/g, "[^/]+")}$`, "i") }));

/**
 * Replaces the server. A call that is not named returns an empty list, or nothing when it is not a list. A body is
 * refused by the schema of its call, as the server does. A faked reply that no server could give fails the test.
 */
export function fakeServer(replies: FakedReplies): void {
  let known: FakedReplies = { ...quietReplies, ...replies };
  vi.stubGlobal("fetch", (address: string, { method = "GET", body }: RequestInit = {}) => {
    const path = new URL(address, "http://localhost").pathname;
    const call = patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;
    if (!call) throw new Error(`There is no ${method} ${path}.`);
    const named = Object.entries(known).find(([end]) => decodeURIComponent(path).endsWith(`/${end}`))?.[1];
    if (named?.isHeld) return new Promise(() => undefined);
    if (named?.stream) return Promise.resolve(new Response(named.stream));
    if (named?.isLost) return Promise.reject(new TypeError("The request did not reach the server."));
    const {
      status = 200,
      body: reply,
      nextCursor,
      after,
      changes,
    } = findRefusal(call, body) ?? named ?? replyUnnamed(call);
    known = { ...known, ...changes };
    if (status < 400) checkReply(call, reply);
    const headers: HeadersInit = nextCursor === undefined ? {} : { "x-next-cursor": nextCursor };
    const response = Response.json(reply, { status, headers });
    return after ? after.then(() => response) : Promise.resolve(response);
  });
}

function replyUnnamed({ reply }: Call): FakedReply {
  return reply !== "binary" && reply.safeParse([]).success ? { body: [] } : refusing("not-found");
}

function findRefusal(call: Call, body: RequestInit["body"]): FakedReply | undefined {
  const result = call.body?.safeParse(readBody(body));
  if (!result || result.success) return undefined;
  return refusing(
    "invalid-input",
    result.error.issues.map(({ path, message }) => ({ field: path.join("."), message })),
  );
}

function readBody(body: RequestInit["body"]): unknown {
  if (typeof body === "string") return JSON.parse(body);
  return body instanceof FormData ? Object.fromEntries(body) : {};
}

function checkReply({ method, path, reply }: Call, body: unknown): void {
  if (reply === "binary") return;
  const { error } = reply.safeParse(body);
  expect.soft(error?.message, `a made-up reply of ${method} ${path}`).toBeUndefined();
}

/** Returns the bodies of all requests sent from now on, or only of those whose address ends with `path`. */
export function recordBodies<Body = unknown>(path = ""): Body[] {
  const { fetch } = globalThis;
  const bodies: Body[] = [];
  vi.stubGlobal("fetch", (address: string, request: RequestInit = {}) => {
    if (request.body && address.endsWith(path)) bodies.push(JSON.parse(String(request.body)));
    return fetch(address, request);
  });
  return bodies;
}
