import { readWaitingKeys } from "@hunarmand/api/account/waiting-keys";
import { callApi } from "../../calls/call-api.ts";
import { hasDatabases, waitingKeysKey } from "../../person/kept-database.ts";
import { readPerson } from "../waiting-database.ts";
import { canSeal } from "./seal-cipher.ts";

const askMilliseconds = 20_000;

let running: Promise<readonly string[]> | undefined;

/** Whether what waits can be sealed when this session ends. */
export const isSealable = (): boolean => canSeal() && localStorage.getItem(waitingKeysKey) !== null;

/**
 * Returns the keys of the person who is logged in, and stores them until the session ends.
 *
 * @throws ApiError without a network
 */
export async function readKeys(): Promise<readonly string[]> {
  const stored = localStorage.getItem(waitingKeysKey);
  if (stored !== null) return JSON.parse(stored) as string[];
  if (!hasDatabases() || !canSeal() || readPerson() === undefined) return [];
  running ??= fetchKeys().finally(() => {
    running = undefined;
  });
  return running;
}

async function fetchKeys(): Promise<readonly string[]> {
  const person = readPerson();
  const { keys } = await callApi(readWaitingKeys, { signal: AbortSignal.timeout(askMilliseconds) });
  // Somebody else may have logged in meanwhile.
  if (readPerson() !== person) return [];
  try {
    localStorage.setItem(waitingKeysKey, JSON.stringify(keys));
  } catch {
    // A full device opens what is sealed all the same.
  }
  return keys;
}
