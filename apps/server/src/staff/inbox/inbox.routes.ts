import * as api from "@hunarmand/api/staff/inbox";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { listDue } from "./list-due.ts";

export function inboxRoutes(app: FastifyInstance): void {
  serve(app, api.listDue, listDue);
}
