import { expect } from "vitest";
import { type FakedReplies, fakeServer } from "../faked-server.ts";
import { type OpenScreen, openScreen } from "../open-screen.tsx";
import { wait, waitFor } from "../screen-reading.ts";
import { leave } from "../visit.ts";
import { readDatabases } from "./fake-databases.ts";

/** What a screen says above stored replies. */
export const asOf = /No internet\. This is from \w+ \d+:\d\d\s[ap]m\./;

let again: OpenScreen | undefined;

/** Leaves the screen, as a reload does, and opens one in the same browser with these replies. */
export async function openAgain(path: string, replies: FakedReplies): Promise<void> {
  await leaveAgain();
  fakeServer(replies);
  reopen(path);
}

/** Opens a screen with the replies that are faked already. */
export function reopen(path: string): void {
  again = openScreen(path);
}

/** Leaves the screen, opened again or not. Call it after each test. */
export async function leaveAgain(): Promise<void> {
  again?.close();
  again = undefined;
  await leave();
}

/**
 * Waits until the phone has stored the reply to a call with this text in its address. A quotation mark ends the address: the
 * frame asks for the same lists with a limit.
 */
export const waitForStored = (text: string) =>
  waitFor(async () => expect(decodeURIComponent(await readDatabases())).toContain(text));

/** Waits until the screen shows a text. */
export const readMain = (text: RegExp) =>
  wait(
    () => text.test(document.querySelector("main")?.textContent ?? ""),
    () => `${text} in ${document.querySelector("main")?.textContent}`,
  );
