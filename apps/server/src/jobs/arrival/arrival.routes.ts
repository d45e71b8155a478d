import * as api from "@hunarmand/api/jobs/arrival";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { correctPin } from "./correct-pin.ts";
import { renewStartCode } from "./renew-start-code.ts";
import { reportPin } from "./report-pin.ts";
import { startByCode } from "./start-by-code.ts";

export function arrivalRoutes(app: FastifyInstance): void {
  serve(app, api.startByCode, startByCode);
  serve(app, api.renewStartCode, renewStartCode);
  serve(app, api.reportPin, reportPin);
  serve(app, api.correctPin, correctPin);
}
