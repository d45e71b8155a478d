import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Call } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { z } from "zod";
import {
  claimKey,
  cutOffKey,
  findKey,
  findTakenId,
  getLatestEnd,
  releaseKey,
  storeReply,
} from "../../database/idempotency.queries.ts";
import { runWork } from "../../database/work.ts";
import type { Services } from "../../services/services.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { startWork } from "../database-work.ts";
import { addressOf } from "../requests/address.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The Idempotency-Key that this request holds until its reply is stored. */
    heldKey: { id: string; claim: string } | undefined;
  }
}

const header = "idempotency-key";
const hourMilliseconds = 3_600_000;
/** Longer than any request may take. After that, the holder of a key counts as cut off. */
const runningMilliseconds = 60_000;
const pausesMilliseconds = [50, 100, 200, 400, 800, 1_000];
/** Together well below the time for which a try holds its key. */
const settlePausesMilliseconds = [500, 1_000, 2_000, 4_000, 8_000, 16_000];
const retryAfterSeconds = 2;
const secretField = /token|ticket|secret|password|otp|recovery/i;

/** Replies about the caller or the rate, and our own faults, do not depend on the change. They are not stored. */
const isKept = (status: number): boolean => status < 500 && status !== 401 && status !== 429;

/** Whether the header applies to a call. It does not if nothing changes, or if the reply contains a secret that must not be stored. */
export function isReplayable({ method, reply }: Call): boolean {
  if (method === "GET" || reply === "binary") return false;
  return !(reply instanceof z.ZodObject && Object.keys(reply.shape).some((name) => secretField.test(name)));
}

/**
 * Idempotency-Key (docs/security-rules.md SM4): for 24 hours, the first reply under a caller's key is sent again without repeating the
 * change. Stored are keyed hashes of key and request, and the reply.
 */
export const idempotency = fp(async (app) => {
  app.decorateRequest("heldKey", undefined);

  app.addHook("preHandler", async (request, reply) => {
    const { call } = request.routeOptions.config;
    const key = request.headers[header];
    if (key === undefined || !call || !isReplayable(call)) return;
    if (typeof key !== "string" || key === "" || key.length > limits.idempotencyKeyCharacters) {
      throw invalidField("Idempotency-Key", "idempotency-key-length", { max: limits.idempotencyKeyCharacters });
    }
    const isReplayed = await takeOrReplay(app.services, { request, reply, call, key });
    return isReplayed ? reply : undefined;
  });

  // After a time-out the change may still be committed, so the key stays taken until its time has passed.
  app.addHook("onError", async (request, _reply, { code }) => {
    if (code === "FST_ERR_HANDLER_TIMEOUT") request.heldKey = undefined;
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const { heldKey, work } = request;
    if (!heldKey) return payload;
    request.heldKey = undefined;
    const { db, clock } = app.services;
    const { statusCode: status } = reply;
    const isOver = typeof payload === "string" && isKept(status);
    const isInDoubt = work?.hasChanged && request.routeOptions.config.call?.once;
    const settle = () => {
      if (isOver) return storeReply(db, heldKey, { status, body: payload });
      return isInDoubt ? cutOffKey(db, heldKey, clock.now()) : releaseKey(db, heldKey);
    };
    // The change is valid even if its reply cannot be stored yet.
    await settle().catch((error) => {
      request.log.error({ err: error }, "the end of a try with an Idempotency-Key could not be stored yet");
      void settleLater(settle);
    });
    return payload;
  });
});

/** Retries while the database is unreachable and the key belongs to this try. */
async function settleLater(settle: () => Promise<void>): Promise<void> {
  for (const milliseconds of settlePausesMilliseconds) {
    await pause(milliseconds, undefined, { ref: false });
    const isSettled = await runWork(startWork(), settle).then(
      () => true,
      () => false,
    );
    if (isSettled) return;
  }
}

interface Keyed {
  request: FastifyRequest;
  reply: FastifyReply;
  call: Call;
  key: string;
}

/** Takes the key and returns false, or sends the first reply and returns true. Waits briefly for a try that is still running. */
async function takeOrReplay(services: Services, { request, reply, call, key }: Keyed): Promise<boolean> {
  const { db, clock } = services;
  const { id, fingerprint } = await nameTry(services, { request, call, key });
  for (const milliseconds of pausesMilliseconds) {
    const now = clock.now();
    const runningUntil = new Date(now.getTime() + runningMilliseconds);
    const held = { id, claim: randomUUID() };
    // Set before the claim, so that a claim whose reply is lost is released too.
    request.heldKey = held;
    const isTaken = await claimKey(db, {
      ...held,
      fingerprint,
      isRepeatable: !call.once,
      runningUntil,
      expiresAt: new Date(now.getTime() + limits.idempotencyHours * hourMilliseconds),
      now,
    }).finally(() => {
      // Only changes of the call itself count.
      if (request.work) request.work.hasChanged = false;
    });
    if (isTaken) return false;
    request.heldKey = undefined;
    const first = await findKey(db, id);
    if (first && first.fingerprint !== fingerprint) throw new AppError("idempotency-mismatch");
    if (first && first.status !== null) {
      reply.code(first.status).header("content-type", "application/json; charset=utf-8").send(first.body);
      return true;
    }
    const isRunning = first && first.runningUntil > now && first.runningUntil <= getLatestEnd({ now, runningUntil });
    if (first && !isRunning) throw new AppError("idempotency-unknown");
    await pause(milliseconds);
  }
  reply.header("retry-after", retryAfterSeconds);
  throw new AppError("idempotency-running");
}

/** The stored names of key and request. A key that was taken before the installation's secret was changed keeps its name. */
async function nameTry({ db, tokens }: Services, { request, call, key }: Omit<Keyed, "reply">) {
  const caller = request.caller?.accountId ?? `address ${addressOf(request)}`;
  const ids = tokens.digests("idempotency-key", caller, key);
  const fingerprints = tokens.digests("idempotency-request", describeRequest(request, call));
  const taken = ids.length > 1 ? await findTakenId(db, ids) : undefined;
  const index = taken === undefined ? 0 : ids.indexOf(taken);
  return { id: ids[index] as string, fingerprint: fingerprints[index] as string };
}

/** Describes the validated request: the same content in another spelling is the same request. */
function describeRequest({ params, query, body, uploads = {} }: FastifyRequest, call: Call): string {
  const files = Object.entries(uploads)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { bytes }]) => [name, createHash("sha256").update(bytes).digest("base64url")]);
  const given = [call.params && params, call.query && query, call.body && body];
  return JSON.stringify([call.method, call.path, ...given, files]);
}
