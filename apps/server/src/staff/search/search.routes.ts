import * as api from "@hunarmand/api/staff/search";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { searchOffice } from "./search-office.ts";

export function searchRoutes(app: FastifyInstance): void {
  serve(app, api.searchOffice, searchOffice);
}
