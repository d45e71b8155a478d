import type { Call, ReplyOf } from "@hunarmand/api/call";
import type { z } from "zod";
import { readSession } from "../../person/session.ts";
import { ApiError } from "../api-error.ts";
import { type Arguments, callApi, callPage, type LooseRequest, toUrl } from "../call-api.ts";
import type { Page } from "../use-more-pages.ts";

/** The last replies of some calls, for screens without a network (docs/security-rules.md SB6). */

const prefix = "shown";
const hourMilliseconds = 3_600_000;
const keptHours = 12;

interface LastReply {
  /** Milliseconds since 1970. */
  at: number;
  reply: unknown;
}

type ReadCall = Call & { method: "GET"; reply: z.ZodType };
type ItemOf<C extends Call> = ReplyOf<C> extends readonly (infer T)[] ? T : never;

/** When the replies that came from the browser's storage were fetched. */
const times = new WeakMap<object, number>();

/** Returns when a stored reply was fetched, in milliseconds since 1970; undefined for one from the server. */
export const findReplyTime = (reply: object): number | undefined => times.get(reply);

/** Returns whether a call had no reply at all. A refusal is a reply. */
export const isNetworkFailure = (error: unknown): boolean => error instanceof ApiError && error.code === "network";

/** Makes a call. Without a network it returns this account's last reply to the same call, if there is one. */
export async function callApiOrLast<C extends ReadCall>(call: C, ...request: Arguments<C>): Promise<ReplyOf<C>> {
  const key = findKey(call, request);
  try {
    const reply = await callApi(call, ...request);
    keepReply(key, reply);
    return reply;
  } catch (error) {
    return (takeLast(call, key, error) as { reply: ReplyOf<C> }).reply;
  }
}

/** The same for the first page of a list. The stored page has no next one. */
export async function callPageOrLast<C extends ReadCall & { paged: true }>(
  call: C,
  ...request: Arguments<C>
): Promise<Page<ItemOf<C>>> {
  const key = findKey(call, request);
  try {
    const page = await callPage(call, ...request);
    keepReply(key, page.items);
    return page as Page<ItemOf<C>>;
  } catch (error) {
    const { reply, at } = takeLast(call, key, error);
    const page: Page<ItemOf<C>> = { items: reply as ItemOf<C>[], nextCursor: undefined };
    times.set(page, at);
    return page;
  }
}

/** The key names the account, so that no other account reads the reply. */
function findKey(call: Call, [request]: readonly unknown[]): string | undefined {
  const session = readSession();
  // A token that cannot be read names nobody.
  if (!session || session.person === session.token) return undefined;
  return [prefix, session.person, toUrl(call.path, (request ?? {}) as LooseRequest)].join(":");
}

function keepReply(key: string | undefined, reply: unknown): void {
  // The account may have logged out before the reply came.
  if (key === undefined || !key.startsWith(`${prefix}:${readSession()?.person}:`)) return;
  removeExpired();
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), reply } satisfies LastReply));
  } catch {
    // Without space the screen works with a network only.
  }
}

/** Returns the stored reply if it still fits the call, or throws the call's own error. */
function takeLast(call: ReadCall, key: string | undefined, error: unknown): LastReply {
  if (key === undefined || !isNetworkFailure(error)) throw error;
  removeExpired();
  const last = readLast(key);
  const { success, data } = call.reply.safeParse(last?.reply);
  if (!last || !success) throw error;
  if (typeof data === "object" && data !== null) times.set(data, last.at);
  return { at: last.at, reply: data };
}

function readLast(key: string): LastReply | undefined {
  try {
    const last = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<LastReply> | null;
    return typeof last?.at === "number" ? { at: last.at, reply: last.reply } : undefined;
  } catch {
    return undefined;
  }
}

function removeExpired(): void {
  const oldest = Date.now() - keptHours * hourMilliseconds;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${prefix}:`) && (readLast(key)?.at ?? 0) < oldest) localStorage.removeItem(key);
}
