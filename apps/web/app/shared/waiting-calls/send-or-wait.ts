import waitingCalls from "../../locales/en/waiting-calls.json";
import { ApiError } from "../calls/api-error.ts";
import { callApi } from "../calls/call-api.ts";
import { hasDatabases } from "../person/kept-database.ts";
import { getMessages } from "../texts/messages.ts";
import { askForSync } from "./ask-for-sync.ts";
import { whileWriting } from "./running-writes.ts";
import { openSealed } from "./sealing/open-sealed.ts";
import { sendWaiting } from "./send-waiting.ts";
import { isUnreached } from "./sending/send-outcomes.ts";
import { limitSilence } from "./sending/send-silence.ts";
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
import { findRule, isHolding, isSameStep, loadCall } from "./waiting-kinds.ts";

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
  const person = readPerson();
  return whileWriting(async () => {
    const call = await toNewCall(done);
    if (await mustWait(person, call)) return store(person, call, done);
    const triedAt = Date.now();
    try {
      return { isWaiting: false, reply: await send(person, call, done.onProgress) };
    } catch (error) {
      if (!isUnreached(error)) throw error;
      return store(person, { ...call, triedAt }, done);
    }
  });
}

const toNewCall = async ({ kind, subject, name, values, typed, key = makeKey(), file }: Done): Promise<NewCall> => ({
  ...{ kind, subject, name, values, doneAt: Date.now(), key, typed },
  ...(file ? { file: await toStoredFile(file) } : {}),
});

async function mustWait(person: string | undefined, call: NewCall): Promise<boolean> {
  if (person === undefined || !hasDatabases()) return false;
  if (navigator.onLine) await openSealed(person).catch(() => undefined);
  const waiting = await listWaiting(person).catch(() => []);
  return !navigator.onLine || waiting.some((one) => isBefore(one, call));
}

/** Whether it must be sent before the call, or is replaced by it. */
const isBefore = (one: WaitingCall, { subject, kind }: NewCall): boolean =>
  one.subject === subject && (!one.refusal || isHolding(one) || isSameStep(one.kind, kind));

async function send(person: string | undefined, call: NewCall, onProgress: Done["onProgress"]): Promise<unknown> {
  const rule = findRule(call.kind);
  if (!rule) throw new Error(`${call.kind} has no rule.`);
  const apiCall = await loadCall(rule);
  // Somebody else may have logged in meanwhile, and it would be sent as theirs.
  if (readPerson() !== person) throw notStored("noStorage");
  // A file takes as long as it takes, while its progress is shown and moves.
  const { signal, move, end } = limitSilence();
  const progress = onProgress && ((percent: number) => [move(), onProgress(percent)]);
  const limit = call.file && !progress ? {} : { signal };
  const request = {
    ...rule.toRequest({ ...call, place: 0 }),
    ...limit,
    idempotencyKey: call.key,
    onProgress: progress,
  };
  return callApi(apiCall, request as never).finally(end);
}

async function store(
  person: string | undefined,
  call: NewCall,
  { subject, name, followers }: Done,
): Promise<SentOrWaiting> {
  if (person === undefined || readPerson() !== person || !hasDatabases()) throw notStored("noStorage");
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
