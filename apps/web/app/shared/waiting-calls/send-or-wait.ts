import waitingCalls from "../../locales/en/waiting-calls.json";
import { ApiError } from "../calls/api-error.ts";
import { callApi } from "../calls/call-api.ts";
import { getMessages } from "../texts/messages.ts";
import { askForSync } from "./ask-for-sync.ts";
import { whileWriting } from "./running-writes.ts";
import { sendWaiting } from "./send-waiting.ts";
import {
  makeKey,
  type NewCall,
  type TypedDraft,
  toStoredFile,
  type WaitingCall,
  type WaitingKind,
} from "./waiting-call.ts";
import { announceChange } from "./waiting-changes.ts";
import { listWaiting, readPerson, storeCalls } from "./waiting-database.ts";
import { findRule, isHolding, loadCall } from "./waiting-kinds.ts";

/** Long enough for a slow network. Then it waits on the device, and the person can go on. */
const patienceMilliseconds = 20_000;

export interface Follower {
  kind: WaitingKind;
  values: Readonly<Record<string, unknown>>;
  file?: File;
  /** The Idempotency-Key of an earlier try of the same. */
  key?: string;
}

export interface Done extends Follower {
  subject: string;
  name: string;
  typed?: TypedDraft;
  /** Later calls of the subject: they are stored if this one waits, and are not sent otherwise. */
  followers?: () => Promise<readonly Follower[]>;
  onProgress?: (percent: number) => void;
}

/** `reply` is the server's. A call that waits is on the disk of this device. */
export type SentOrWaiting = { isWaiting: false; reply: unknown } | { isWaiting: true };

/** Returns the message of a reply. The calls that can wait all have one. */
export const readMessage = ({ reply }: { reply: unknown }): string => (reply as { message: string }).message;

/**
 * Sends a call. Without a network, or while an earlier one of the same subject waits, it stores the call to be sent
 * later, with the same Idempotency-Key.
 *
 * @throws ApiError the server's refusal, or "network" if the call could neither be sent nor stored
 */
export function sendOrWait(done: Done): Promise<SentOrWaiting> {
  return whileWriting(async () => {
    const call = await toNewCall(done);
    if (await mustWait(call)) return store(call, done);
    const triedAt = Date.now();
    try {
      return { isWaiting: false, reply: await send(call, done.onProgress) };
    } catch (error) {
      if (!isUnreached(error)) throw error;
      return store({ ...call, triedAt }, done);
    }
  });
}

const toNewCall = async ({ kind, subject, name, values, typed, key = makeKey(), file }: Done): Promise<NewCall> => ({
  ...{ kind, subject, name, values, doneAt: Date.now(), key, typed },
  ...(file ? { file: await toStoredFile(file) } : {}),
});

async function mustWait(call: NewCall): Promise<boolean> {
  const person = readPerson();
  if (person === undefined || typeof indexedDB === "undefined") return false;
  const waiting = await listWaiting(person).catch(() => []);
  return !navigator.onLine || waiting.some((one) => isBefore(one, call));
}

/** Whether it must be sent before the call, or is replaced by it. */
const isBefore = (one: WaitingCall, { subject, kind }: NewCall): boolean =>
  one.subject === subject && (!one.refusal || isHolding(one) || one.kind === kind);

async function send(call: NewCall, onProgress: Done["onProgress"]): Promise<unknown> {
  const rule = findRule(call.kind);
  if (!rule) throw new Error(`${call.kind} has no rule.`);
  // A file takes as long as it takes while its progress is shown.
  const signal = call.file ? undefined : AbortSignal.timeout(patienceMilliseconds);
  const request = { ...rule.toRequest({ ...call, place: 0 }), idempotencyKey: call.key, signal, onProgress };
  return callApi(await loadCall(rule), request as never);
}

const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError ? error.code === "network" : error instanceof DOMException && error.name === "TimeoutError";

async function store(call: NewCall, { subject, name, followers }: Done): Promise<SentOrWaiting> {
  const person = readPerson();
  if (person === undefined || typeof indexedDB === "undefined") throw notStored("noStorage");
  try {
    const given = (await followers?.()) ?? [];
    const later = await Promise.all(given.map((follower) => toNewCall({ ...follower, subject, name })));
    await storeCalls(person, call, later);
  } catch (error) {
    throw notStored(error instanceof DOMException && error.name === "QuotaExceededError" ? "noSpace" : "noStorage");
  }
  announceChange("stored");
  void keepStorage();
  void askForSync().catch(() => undefined);
  void sendWaiting();
  return { isWaiting: true };
}

const notStored = (why: "noSpace" | "noStorage") =>
  new ApiError({ code: "network", status: 0, message: getMessages(waitingCalls)[why] });

/** Asks the browser not to clear this device's storage for space. */
const keepStorage = async () => navigator.storage?.persist?.().catch(() => false);
