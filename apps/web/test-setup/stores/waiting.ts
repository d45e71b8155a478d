import { vi } from "vitest";
import type { Done } from "../../app/shared/waiting-calls/send-or-wait.ts";
import type { WaitingCall } from "../../app/shared/waiting-calls/waiting-call.ts";
import { listWaiting } from "../../app/shared/waiting-calls/waiting-database.ts";
import { email } from "../signed-in.ts";

/** What waits in this browser for the handyman of the tests. */
export const readOwnWaiting = (): Promise<WaitingCall[]> => listWaiting(email);

/** What the browser says about the network. */
export const setOnline = (isOnline: boolean): void =>
  void vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);

interface Tab {
  sendOrWait: (done: Done) => Promise<unknown>;
  sendWaiting: () => Promise<void>;
}

/** Does these things without a network, until the tab has given up sending them. Then the network is back. */
export async function doWithoutNetwork({ sendOrWait, sendWaiting }: Tab, calls: readonly Done[]): Promise<void> {
  setOnline(false);
  for (const call of calls) await sendOrWait(call);
  await sendWaiting();
  setOnline(true);
}
