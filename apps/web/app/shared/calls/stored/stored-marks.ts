/** Why a stored reply is shown: there is no network, or the new reply is still loading. */
export type Reason = "no-network" | "loading";

/** The replies that came from the browser's storage, with the time when they were fetched. */
const stored = new WeakMap<object, { at: number; why: Reason }>();
/** For each list that is still loading, the function that reads its last stored reply. */
const lastLists = new WeakMap<object, () => Promise<unknown>>();

/** @param at in milliseconds since 1970 */
export const noteStored = (reply: object, at: number, why: Reason): void => void stored.set(reply, { at, why });

/** Returns when a stored reply was fetched, in milliseconds since 1970. Returns undefined for a reply from the server. */
export const findReplyTime = (reply: object): number | undefined => stored.get(reply)?.at;

/** Whether this reply is a stored one that is shown only until the server's reply is here. */
export const isReplacementLoading = (reply: object): boolean => stored.get(reply)?.why === "loading";

export const noteLastList = (loading: Promise<unknown>, readLast: () => Promise<unknown>): void =>
  void lastLists.set(loading, readLast);

/** Returns the function that reads the last stored reply of a loading list. Returns undefined for any other promise. */
export const findLastList = <T>(loading: Promise<T>) =>
  lastLists.get(loading) as (() => Promise<T | undefined>) | undefined;

/** Marks what was made from a stored reply as the reply is. */
export function keepMark(reply: object, made: object): void {
  const mark = stored.get(reply);
  if (mark) stored.set(made, mark);
}
