import * as contract from "@hunarmand/api/jobs/arrival";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { correctPin } from "./correct-pin.ts";
import { renewStartCode } from "./renew-start-code.ts";
import { reportPin } from "./report-pin.ts";
import { startByCode } from "./start-by-code.ts";

export function arrivalRoutes(app: FastifyInstance): void {
  serve(app, contract.startByCode, startByCode);
  serve(app, contract.renewStartCode, renewStartCode);
  serve(app, contract.reportPin, reportPin);
  serve(app, contract.correctPin, correctPin);
}
