import type { Call, ReplyOf } from "@hunarmand/api/call";
import type { z } from "zod";
import { whenIdle } from "../../parts/when-idle.ts";
import { readSession } from "../../person/session.ts";
import { ApiError } from "../api-error.ts";
import { type Arguments, callApi, callPage, type LooseRequest, readPage, readReply, toUrl } from "../call-api.ts";
import type { Page } from "../use-more-pages.ts";
import { takeEarlyReply } from "./early-reply.ts";
import { noteLastList, noteStored, type Reason } from "./stored-marks.ts";

/** The last replies of some calls, for screens without a network (docs/security-rules.md SB6). */

type ReadCall = Call & { method: "GET"; reply: z.ZodType };
type FileCall = Call & { method: "GET"; reply: "binary" };
type ItemOf<C extends Call> = ReplyOf<C> extends readonly (infer T)[] ? T : never;

/** Returns whether a call had no reply at all. A refusal is a reply. */
export const isNetworkFailure = (error: unknown): boolean => error instanceof ApiError && error.code === "network";

/** Makes a call. Without a network it returns this account's last reply to the same call, if there is one. */
export function callApiOrLast<C extends ReadCall>(call: C, ...request: Arguments<C>): Promise<ReplyOf<C>> {
  const place = findPlace(call, request);
  const load = async () => {
    const early = place && (await takeEarlyReply(place.address));
    return early ? readReply(call, early) : callApi(call, ...request);
  };
  return loadOrLast(place, load, () => readLast(place, call, "no-network", (reply) => reply as ReplyOf<C>));
}

/**
 * The same for the first page of a list. The stored page has no next one. While the list loads, `Loaded` shows
 * the last one.
 */
export function callPageOrLast<C extends ReadCall & { paged: true }>(
  call: C,
  ...request: Arguments<C>
): Promise<Page<ItemOf<C>>> {
  const place = findPlace(call, request);
  const toPage = (items: unknown): Page<ItemOf<C>> => ({ items: items as ItemOf<C>[], nextCursor: undefined });
  const load = async () => {
    const early = place && (await takeEarlyReply(place.address));
    return (early ? readPage(call, early) : callPage(call, ...request)) as Promise<Page<ItemOf<C>>>;
  };
  const loading = loadOrLast(
    place,
    load,
    () => readLast(place, call, "no-network", toPage),
    ({ items }) => items,
  );
  noteLastList(loading, () => readLast(place, call, "loading", toPage));
  return loading;
}

/** Fetches a file that never changes, or returns the stored one. */
export async function callFileOrLast<C extends FileCall>(call: C, ...request: Arguments<C>): Promise<Blob> {
  const place = findPlace(call, request);
  const last = place && (await readPlace(place));
  if (last?.reply instanceof Blob) return last.reply;
  const file = (await callApi(call, ...request)) as Blob;
  if (place) keep(place, file);
  return file;
}

/** The account, so that no other one reads the reply, and the address of the call. */
interface Place {
  person: string;
  address: string;
}

function findPlace(call: Call, [request]: readonly unknown[]): Place | undefined {
  const session = readSession();
  // A token that cannot be read names nobody.
  if (!session || session.person === session.token) return undefined;
  return { person: session.person, address: toUrl(call.path, (request ?? {}) as LooseRequest) };
}

async function loadOrLast<T>(
  place: Place | undefined,
  load: () => Promise<T>,
  findLast: () => Promise<T | undefined>,
  toStored: (loaded: T) => unknown = (loaded) => loaded,
): Promise<T> {
  try {
    const loaded = await load();
    if (place) keep(place, toStored(loaded));
    return loaded;
  } catch (error) {
    if (place && isRefused(error)) forget(place);
    const last = isNetworkFailure(error) ? await findLast() : undefined;
    if (last === undefined) throw error;
    return last;
  }
}

/** The job is another handyman's now, or the account may no longer read it. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && [403, 404, 410].includes(error.status);

/** Returns the stored reply if it still fits the call, in its shape for the screen. */
async function readLast<T>(
  place: Place | undefined,
  call: ReadCall,
  why: Reason,
  toShape: (reply: unknown) => T,
): Promise<T | undefined> {
  const last = place && (await readPlace(place));
  const { success, data } = call.reply.safeParse(last?.reply);
  if (!last || !success) return undefined;
  const shaped = toShape(data);
  if (typeof shaped === "object" && shaped !== null) noteStored(shaped, last.at, why);
  return shaped;
}

// Loaded when needed: visitors have nothing stored.
const load = () => import("./kept-replies.ts");
// The reply is shown first.
const keep = ({ person, address }: Place, reply: unknown) =>
  whenIdle(() => void load().then(({ keepReply }) => keepReply(person, address, reply), ignore));
// Also later, so that a reply is not stored after its removal.
const forget = ({ person, address }: Place) =>
  whenIdle(() => void load().then(({ forgetReply }) => forgetReply(person, address), ignore));
const readPlace = async ({ person, address }: Place) =>
  load().then(({ readReply }) => readReply(person, address), ignore);
const ignore = () => undefined;
