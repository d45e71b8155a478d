import * as contract from "@hunarmand/api/account/sessions";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endOwnSession } from "./end-own-session.ts";
import { listOwnSessions } from "./list-own-sessions.ts";
import { listOwnSignIns } from "./list-own-sign-ins.ts";

export function sessionsRoutes(app: FastifyInstance): void {
  serve(app, contract.listOwnSessions, listOwnSessions);
  serve(app, contract.endOwnSession, endOwnSession);
  serve(app, contract.endOtherSessions, endOtherSessions);
  serve(app, contract.listOwnSignIns, listOwnSignIns);
}
