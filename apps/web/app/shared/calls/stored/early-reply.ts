import { readSession } from "../../person/session.ts";

/** Loading the scripts takes less on a slow network. An older reply belongs to a screen that was not opened. */
const earlyMilliseconds = 30_000;

/**
 * Returns the early reply to the call at this address, once. Undefined without one, for another session, for an old
 * one, and after a failure or refusal: the caller then makes the call itself.
 */
export async function takeEarlyReply(address: string): Promise<Response | undefined> {
  const early = globalThis.earlyReply;
  if (early?.address !== address) return undefined;
  globalThis.earlyReply = undefined;
  if (early.token !== readSession()?.token) return undefined;
  if (performance.now() - early.at > earlyMilliseconds) return undefined;
  const response = await early.reply.catch(() => undefined);
  return response?.ok ? response : undefined;
}
