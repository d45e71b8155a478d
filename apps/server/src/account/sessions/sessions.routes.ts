import * as api from "@hunarmand/api/account/sessions";
import { readWaitingKeys as waitingKeysCall } from "@hunarmand/api/account/waiting-keys";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endOwnSession } from "./end-own-session.ts";
import { listOwnSessions } from "./list-own-sessions.ts";
import { listOwnSignIns } from "./list-own-sign-ins.ts";
import { readWaitingKeys } from "./read-waiting-keys.ts";

export function sessionsRoutes(app: FastifyInstance): void {
  serve(app, api.listOwnSessions, listOwnSessions);
  serve(app, api.endOwnSession, endOwnSession);
  serve(app, api.endOtherSessions, endOtherSessions);
  serve(app, api.listOwnSignIns, listOwnSignIns);
  serve(app, waitingKeysCall, readWaitingKeys);
}
