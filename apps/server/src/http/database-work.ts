import { Readable } from "node:stream";
import fp from "fastify-plugin";
import { runWork, Work } from "../database/work.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What this request does with the database; nothing where it was refused before. */
    work?: Work;
  }
}

/** Below the five seconds after which a caller must know that the database is away (docs/security-rules.md SF1). */
const usualMilliseconds = 3_500;

export interface DatabaseWorkOptions {
  /** How long a call may wait for the database; 3.5 s times `deadlineScale` if it is not set. */
  databaseWaitMillisecondsMax?: number | undefined;
  deadlineScale: number;
}

export const startWork = (waitMillisecondsMax = usualMilliseconds): Work => new Work({ waitMillisecondsMax });

/** Everything that a request brings about with the database is its work: it waits a limited time, and notes its changes. */
export const databaseWork = fp(async (app, { deadlineScale, ...options }: DatabaseWorkOptions) => {
  const { databaseWaitMillisecondsMax = usualMilliseconds * deadlineScale } = options;
  app.decorateRequest("work");
  app.addHook("onRequest", (request, _reply, done) => {
    const work = startWork(databaseWaitMillisecondsMax);
    request.work = work;
    runWork(work, done);
  });
  // The body arrives in events of the connection, which know nothing of the request.
  app.addHook("preValidation", ({ work }, _reply, done) => (work ? runWork(work, done) : done()));
  app.addHook("onSend", async (request, _reply, payload) => {
    if (payload instanceof Readable) request.work?.end();
    return payload;
  });
  app.addHook("onResponse", async (request) => request.work?.end());
});
