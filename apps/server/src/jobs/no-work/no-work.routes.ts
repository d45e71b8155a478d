import * as api from "@hunarmand/api/jobs/no-work/no-work";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { endWithoutWork } from "./end-without-work.ts";

export function noWorkRoutes(app: FastifyInstance): void {
  serve(app, api.endWithoutWork, endWithoutWork);
}
