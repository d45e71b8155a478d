import type { ErrorCode } from "@hunarmand/api/errors";
import { waitedHeader } from "@hunarmand/api/waited";
import { vi } from "vitest";
import { type FakedReply, refusing } from "../faked-server.ts";
import { walletTransaction } from "../payment-replies.ts";

/** A server that carries out what it is sent, once for each Idempotency-Key, as the portal's does. */
export interface JobServer {
  /** The ends of the paths of the calls that were carried out, in order. */
  acted: string[];
  /** The same, with their whole paths below /api. */
  paths: string[];
  /** The names of the files that came. */
  files: string[];
  /** What the calls said that they had waited, in seconds. */
  waited: number[];
  tries: number;
  isReachable: boolean;
  /** The status with which it fails for this body; false for none. */
  failOn: (body: string) => number | false;
  /** The code with which it refuses the next call. */
  refusal: ErrorCode | undefined;
  /** Called before it acts. */
  onRequest: () => unknown;
  /** The next replies do not arrive, although it has acted. */
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
const made = { attachment, ...postedJob, transaction: walletTransaction };

const toResponse = ({ status = 400, body }: FakedReply) => Response.json(body, { status });

/** Each account has its own, as the portal's have. */
function makeWaitingKey({ headers }: RequestInit): string {
  const claims = new Headers(headers).get("authorization")?.split(".")[1] ?? "";
  const { sub = "" } = JSON.parse(atob(claims)) as { sub?: string };
  return btoa(sub.padEnd(32, ".").slice(0, 32)).replace("=", "");
}

export function startJobServer(): JobServer {
  let lost = 0;
  const replies = new Map<string, () => Response>();
  const server: JobServer = {
    ...{ acted: [], paths: [], files: [], waited: [], tries: 0, isReachable: true, refusal: undefined },
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
    if (waited !== null) server.waited.push(Number(waited));
    const { available = true } = typeof body === "string" ? JSON.parse(body) : {};
    return () => Response.json({ message: "Done.", ...made, available });
  };
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    if (!navigator.onLine || !server.isReachable) throw fail();
    if (path === "/api/User/waiting-keys") return Response.json({ keys: [makeWaitingKey(request)] });
    server.tries += 1;
    // Before it looks at the key, as the portal does.
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
