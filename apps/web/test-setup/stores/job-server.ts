import type { ErrorCode } from "@hunarmand/api/errors";
import { waitedHeader } from "@hunarmand/api/waited";
import { vi } from "vitest";
import { type FakedReply, refusing } from "../faked-server.ts";
import { walletTransaction } from "../payment-replies.ts";

/** A faked portal that carries out calls, each Idempotency-Key once, as the portal does. */
export interface JobServer {
  /** The ends of the paths of the calls that were carried out, in order. */
  acted: string[];
  /** The same, with their whole paths below /api. */
  paths: string[];
  /** The names of the files that the calls contained. */
  files: string[];
  /** How long the calls had waited on the phone, by their header. Only of those that had waited. */
  waitedSeconds: number[];
  /** How many calls reached it, also those that it refused or failed. */
  tries: number;
  isReachable: boolean;
  /** Returns the status with which a request fails, or false. The request is its path and its body as one text. */
  failOn: (request: string) => number | false;
  /** The code with which it refuses the next call. */
  refusal: ErrorCode | undefined;
  /** Called for each call before it is carried out. */
  onRequest: () => unknown;
  /** Carries out this many of the next calls, but their replies do not arrive. */
  loseReplies: (count: number) => void;
}

const attachment = {
  ...{ id: "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c21", kind: "before", mimeType: "image/jpeg", isOwn: true },
  ...{ seconds: null, addedDate: "2026-05-01T09:00:00.000Z" },
};

const listFiles = (body: RequestInit["body"]): string[] =>
  body instanceof FormData ? [...body.values()].flatMap((value) => (value instanceof File ? value.name : [])) : [];

/** The job that the next posting makes. */
export const postedJob = { jobId: "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c31", jobNumber: "H-10500" };
/** What the replies contain, whichever call it was. */
const replyFields = { attachment, ...postedJob, transaction: walletTransaction };

const toResponse = ({ status = 400, body }: FakedReply) => Response.json(body, { status });

/** Returns a key that is the same each time for one account, and another for another account. */
function makeWaitingKey({ headers }: RequestInit): string {
  const claims = new Headers(headers).get("authorization")?.split(".")[1] ?? "";
  const { sub = "" } = JSON.parse(atob(claims)) as { sub?: string };
  return btoa(sub.padEnd(32, ".").slice(0, 32)).replace("=", "");
}

export function startJobServer(): JobServer {
  let lost = 0;
  const replies = new Map<string, () => Response>();
  const server: JobServer = {
    ...{ acted: [], paths: [], files: [], waitedSeconds: [], tries: 0, isReachable: true, refusal: undefined },
    ...{ failOn: () => false, onRequest: () => undefined },
    loseReplies: (count) => {
      lost = count;
    },
  };
  const fail = () => new TypeError("The request did not reach the server.");
  const takeRefusal = (code: ErrorCode) => {
    server.refusal = undefined;
    return refusing(code);
  };
  const act = (path: string, { body, headers }: RequestInit): (() => Response) => {
    if (server.refusal) {
      const refusal = takeRefusal(server.refusal);
      return () => toResponse(refusal);
    }
    server.acted.push(path.split("/").at(-1) ?? "");
    server.paths.push(path.replace("/api", ""));
    server.files.push(...listFiles(body));
    const waited = new Headers(headers).get(waitedHeader);
    if (waited !== null) server.waitedSeconds.push(Number(waited));
    const { available = true } = typeof body === "string" ? JSON.parse(body) : {};
    return () => Response.json({ message: "Done.", ...replyFields, available });
  };
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    if (!navigator.onLine || !server.isReachable) throw fail();
    if (path === "/api/User/waiting-keys") return Response.json({ keys: [makeWaitingKey(request)] });
    server.tries += 1;
    // The portal checks the session before the Idempotency-Key.
    if (server.refusal === "not-signed-in") return toResponse(takeRefusal(server.refusal));
    await server.onRequest();
    const status = server.failOn(`${path} ${typeof request.body === "string" ? request.body : ""}`);
    if (status) return Response.json({}, { status });
    const key = new Headers(request.headers).get("idempotency-key") ?? crypto.randomUUID();
    const reply = replies.get(key) ?? act(path, request);
    replies.set(key, reply);
    if (lost > 0) {
      lost -= 1;
      throw fail();
    }
    return reply();
  });
  return server;
}
