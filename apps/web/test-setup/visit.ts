import { vi } from "vitest";
import { type FakedReplies, fakeServer } from "./faked-server.ts";
import { type OpenScreen, openScreen } from "./open-screen.tsx";
import { closeDialogs } from "./screen-person.ts";
import { wait } from "./screen-reading.ts";
import { enterAs, type Someone } from "./signed-in.ts";

export interface Visit {
  path: string;
  who?: Someone | undefined;
  currentJobId?: string | undefined;
  replies?: FakedReplies | undefined;
  /** Stores values in the browser before the visit. */
  begin?: (() => void) | undefined;
}

let opened: OpenScreen | undefined;

/** Opens a screen as this person, in a browser without data of other people. */
export async function visit({ path, who, currentJobId, replies = {}, begin }: Visit): Promise<OpenScreen> {
  await leave();
  enterAs(who, currentJobId);
  begin?.();
  fakeServer(replies);
  opened = openScreen(path);
  return opened;
}

export async function leave(): Promise<void> {
  await closeDialogs();
  opened?.close();
  opened = undefined;
}

export const waitForPath = (path: string): Promise<unknown> =>
  wait(
    () => opened?.readPath() === path,
    () => `way to ${path}, but to ${opened?.readPath()}`,
  );

/** Whether the screen has reloaded the page. */
export const isReloaded = (): boolean => vi.mocked(window.location.reload).mock.calls.length > 0;
