import { sendWaitingTag } from "../app-worker/worker-messages.ts";
import { onNetworkReturn } from "../parts/network-return.ts";
import { listSealed } from "./sealing/open-sealed.ts";
import { readKeys } from "./sealing/waiting-keys.ts";
import { sendWaiting } from "./send-waiting.ts";
import { isRefusal } from "./sending/send-outcomes.ts";
import { whenWaitingChanges } from "./waiting-changes.ts";
import { listWaiting, readPerson } from "./waiting-database.ts";

/**
 * Sends what waits: now, when the network is back, when the page is opened or seen, after growing pauses while
 * something waits or the keys that seal it are missing, and when the browser's background sync says so. Returns the
 * function that stops it.
 */
export function startSending(): () => void {
  let tries = 0;
  let turn = 0;
  let stopWaiting = () => {};
  const go = async () => {
    const own = ++turn;
    stopWaiting();
    const keys = readKeys().then(() => true, isRefusal);
    await sendWaiting();
    const isLeft = await isAnyLeft();
    // Without its keys, what waits would be lost at the end of the session.
    const isReady = await keys;
    // Only the last one waits for the next try.
    if (own !== turn) return;
    if (isLeft || !isReady) stopWaiting = onNetworkReturn(tries++, () => void go());
    else tries = 0;
  };
  const goAtOnce = () => {
    tries = 0;
    void go();
  };
  const onMessage = ({ data }: MessageEvent<{ kind?: string } | null>) => data?.kind === sendWaitingTag && goAtOnce();
  const stopChanges = whenWaitingChanges((change) => change === "stored" && goAtOnce());
  window.addEventListener("online", goAtOnce);
  window.addEventListener("focus", goAtOnce);
  navigator.serviceWorker?.addEventListener("message", onMessage);
  void go();
  return () => {
    turn += 1;
    stopWaiting();
    stopChanges();
    window.removeEventListener("online", goAtOnce);
    window.removeEventListener("focus", goAtOnce);
    navigator.serviceWorker?.removeEventListener("message", onMessage);
  };
}

/** A database that cannot be read now may hold something. */
async function isAnyLeft(): Promise<boolean> {
  const person = readPerson();
  if (person === undefined) return false;
  const isLeft = async () =>
    (await listSealed()).length > 0 || (await listWaiting(person)).some(({ refusal }) => !refusal);
  return isLeft().catch(() => true);
}
