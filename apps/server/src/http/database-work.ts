import { Readable } from "node:stream";
import fp from "fastify-plugin";
import { runWork, Work } from "../database/work.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The database work of this request. Undefined if the request was refused earlier. */
    work?: Work;
  }
}

/** Less than the five seconds after which a caller must learn that the database is unreachable (docs/security-rules.md SF1). */
const usualMilliseconds = 3_500;

export interface DatabaseWorkOptions {
  /** How long a call may wait for the database. Default: 3.5 s times `deadlineScale`. */
  databaseWaitMillisecondsMax?: number | undefined;
  deadlineScale: number;
}

export const startWork = (waitMillisecondsMax = usualMilliseconds): Work => new Work({ waitMillisecondsMax });

/** Runs each request's statements as one `Work`: it limits how long they wait and records whether they changed data. */
export const databaseWork = fp(async (app, { deadlineScale, ...options }: DatabaseWorkOptions) => {
  const { databaseWaitMillisecondsMax = usualMilliseconds * deadlineScale } = options;
  app.decorateRequest("work");
  app.addHook("onRequest", (request, _reply, done) => {
    const work = new Work({ waitMillisecondsMax: databaseWaitMillisecondsMax, requestId: request.id });
    request.work = work;
    runWork(work, done);
  });
  // The body arrives in events of the connection, which lose the request's async context.
  app.addHook("preValidation", ({ work }, _reply, done) => (work ? runWork(work, done) : done()));
  app.addHook("onSend", async (request, _reply, payload) => {
    if (payload instanceof Readable) request.work?.end();
    return payload;
  });
  app.addHook("onResponse", async (request) => request.work?.end());
});
