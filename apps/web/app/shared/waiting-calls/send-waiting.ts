import { limits } from "@hunarmand/api/limits";
import { waitedSecondsMax } from "@hunarmand/api/waited";
import waitingCalls from "../../locales/en/waiting-calls.json";
import { ApiError } from "../calls/api-error.ts";
import { callApi } from "../calls/call-api.ts";
import { getMessages } from "../texts/messages.ts";
import { whileWriting } from "./running-writes.ts";
import { openSealed } from "./sealing/open-sealed.ts";
import { type IsOwnTurn, takeTurn } from "./sender-turn.ts";
import { isOfAll, isRefusal } from "./sending/send-outcomes.ts";
import { shrinkAfter } from "./sending/slow-pictures.ts";
import type { WaitingCall } from "./waiting-call.ts";
import { announceChange } from "./waiting-changes.ts";
import { changeCall, findCall, listWaiting, readPerson, removeCall, removeCreation } from "./waiting-database.ts";
import { findRule, holdsOthers, isHolding, loadCall } from "./waiting-kinds.ts";

/** A slow network sends a picture in less. */
const tryMilliseconds = 120_000;
const hourMilliseconds = 3_600_000;
/** An hour less than the server stores a key, for clocks that differ. */
const keyHours = limits.idempotencyHours - 1;

let running: Promise<void> | undefined;
let isAskedAgain = false;

/**
 * Sends what waits: in order within a subject, different subjects beside each other, one tab at a time. Resolves when
 * nothing more can be sent now. A call stays stored until the server has confirmed or refused it.
 */
export function sendWaiting(): Promise<void> {
  isAskedAgain = true;
  // A database that cannot be read now is read by the next try.
  running ??= whileWriting(sendUntilQuiet)
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function sendUntilQuiet(): Promise<void> {
  while (isAskedAgain) {
    isAskedAgain = false;
    const person = readPerson();
    if (person === undefined) return;
    // What is sealed was done before the rest.
    await openSealed(person);
    if ((await listWaiting(person)).length === 0) return;
    await takeTurn(person, (isOwnTurn) => sendAll(person, isOwnTurn));
  }
}

async function sendAll(person: string, isOwnTurn: IsOwnTurn): Promise<void> {
  const calls = await listWaiting(person);
  const subjects = [...new Set(calls.map(({ subject }) => subject))];
  const listOf = (subject: string) => calls.filter((call) => call.subject === subject);
  // What fails for one subject, such as a full device, stops no other one. The turn lasts until all have ended.
  await Promise.allSettled(subjects.map((subject) => sendInOrder(person, listOf(subject), isOwnTurn)));
}

/** Ends at a call that the later ones need, and where all would fail, such as without a network. */
async function sendInOrder(person: string, calls: readonly WaitingCall[], isOwnTurn: IsOwnTurn): Promise<void> {
  for (const call of calls) {
    if (isHolding(call)) return;
    if (call.refusal) continue;
    if (readPerson() !== person || !(await isOwnTurn())) return;
    const outcome = await trySending(person, call);
    // What waited behind it has its new subject now.
    if (outcome === "created") isAskedAgain = true;
    if (outcome === "created" || outcome === "stopped" || (outcome !== "sent" && holdsOthers(call))) return;
  }
}

/** `failed`: this call alone, for now. `stopped`: the others of its subject would fail too, or were changed meanwhile. */
type Outcome = "sent" | "created" | "refused" | "failed" | "stopped";

async function trySending(person: string, call: WaitingCall): Promise<Outcome> {
  const rule = findRule(call.kind);
  const apiCall = rule && (await loadCall(rule).catch(() => undefined));
  // Another version of the portal has stored it, and can send it; or there is no network.
  if (!apiCall) return "stopped";
  if (apiCall.once && isKeyOld(call)) return refuse(person, call, new ApiError(tooOld()));
  const begun = await noteTry(person, call);
  // Given up or replaced meanwhile, or the person has left.
  if (!begun || readPerson() !== person) return "stopped";
  let reply: unknown;
  const begunAt = performance.now();
  try {
    reply = await callApi(apiCall, toRequest(begun, rule) as never);
  } catch (error) {
    if (isRefusal(error)) return refuse(person, call, error);
    await shrinkAfter(performance.now() - begunAt, person, begun).catch(() => undefined);
    return isOfAll(error) ? "stopped" : "failed";
  }
  if (rule.findCreated) await removeCreation(person, call, rule.findCreated(reply));
  else await removeCall(person, call);
  announceChange("sent");
  return rule.findCreated ? "created" : "sent";
}

/** A full device cannot note the time of the try. What it has stored is sent all the same. */
const noteTry = (person: string, call: WaitingCall): Promise<WaitingCall | undefined> =>
  changeCall(person, call, (now) => ({ ...now, triedAt: now.triedAt ?? Date.now() })).catch(() =>
    findCall(person, call),
  );

/** The server no longer knows whether it has carried it out: it would be created twice. */
const isKeyOld = ({ triedAt }: WaitingCall): boolean =>
  triedAt !== undefined && Date.now() - triedAt > keyHours * hourMilliseconds;

const tooOld = () => ({
  code: "idempotency-unknown" as const,
  status: 409,
  message: getMessages(waitingCalls).maybeSent,
});

const toRequest = (call: WaitingCall, { toRequest: toOwn }: NonNullable<ReturnType<typeof findRule>>) => ({
  ...toOwn(call),
  idempotencyKey: call.key,
  // A duration: the clock of a phone may be wrong by hours.
  waitedSeconds: toWaitedSeconds(call),
  signal: AbortSignal.timeout(tryMilliseconds),
});

const secondMilliseconds = 1_000;

function toWaitedSeconds({ doneAt }: WaitingCall): number {
  const seconds = Math.round((Date.now() - doneAt) / secondMilliseconds);
  return Math.min(Math.max(seconds, 0), waitedSecondsMax);
}

/** A key that the server knows with other content: an older version of the portal has sent it, perhaps to its end. */
const toWords = ({ code, message, issues }: ApiError): string =>
  code === "idempotency-mismatch"
    ? getMessages(waitingCalls).maybeSent
    : [...new Set([message, ...issues.map((issue) => issue.message)])].join(" ");

async function refuse(person: string, call: WaitingCall, error: ApiError): Promise<Outcome> {
  const refusal = { code: error.code, message: toWords(error) };
  await changeCall(person, call, (now) => ({ ...now, refusal }));
  announceChange("changed");
  return "refused";
}
