import * as api from "@hunarmand/api/jobs/arrival";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { correctPin } from "./correct-pin.ts";
import { readDistance } from "./read-distance.ts";
import { renewStartCode } from "./renew-start-code.ts";
import { reportPin } from "./report-pin.ts";
import { shareDistance } from "./share-distance.ts";
import { startByCode } from "./start-by-code.ts";

export function arrivalRoutes(app: FastifyInstance): void {
  serve(app, api.startByCode, startByCode);
  serve(app, api.renewStartCode, renewStartCode);
  serve(app, api.reportPin, reportPin);
  serve(app, api.correctPin, correctPin);
  serve(app, api.shareDistance, shareDistance);
  serve(app, api.readDistance, readDistance);
}
