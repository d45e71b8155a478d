/** Why a stored reply is shown: there is no network, or the new reply is still on its way. */
export type Reason = "away" | "coming";

/** The replies that came from the browser's storage, with the time when they were fetched. */
const stored = new WeakMap<object, { at: number; why: Reason }>();
/** For lists on their way: reads the last one. */
const lastLists = new WeakMap<object, () => Promise<unknown>>();

/** @param at in milliseconds since 1970 */
export const noteStored = (reply: object, at: number, why: Reason): void => void stored.set(reply, { at, why });

/** Returns when a stored reply was fetched, in milliseconds since 1970; undefined for one from the server. */
export const findReplyTime = (reply: object): number | undefined => stored.get(reply)?.at;

/** Whether the server's reply may still come and replace this one. */
export const isReplaced = (reply: object): boolean => stored.get(reply)?.why === "coming";

export const noteLastList = (coming: Promise<unknown>, readLast: () => Promise<unknown>): void =>
  void lastLists.set(coming, readLast);

/** Returns how to read the last reply of a list that is on its way; undefined for other loads. */
export const findLastList = <T>(coming: Promise<T>) =>
  lastLists.get(coming) as (() => Promise<T | undefined>) | undefined;

/** Marks what was made from a stored reply as the reply is. */
export function keepMark(reply: object, made: object): void {
  const mark = stored.get(reply);
  if (mark) stored.set(made, mark);
}
