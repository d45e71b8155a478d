import * as api from "@hunarmand/api/catalogue/catalogue";
import * as exports from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../domain/audit/export-list.ts";
import { serve } from "../http/serve.ts";
import { createCatalogueEntry } from "./create-catalogue-entry.ts";
import { listCatalogue } from "./list-catalogue.ts";
import { listMissedWords } from "./list-missed-words.ts";
import { removeCatalogueAlias } from "./remove-catalogue-alias.ts";
import { updateCatalogueEntry } from "./update-catalogue-entry.ts";

export function catalogueRoutes(app: FastifyInstance): void {
  serve(app, api.listCatalogue, listCatalogue);
  serve(app, exports.exportCatalogue, exportOf("catalogue", api.listCatalogue, listCatalogue));
  serve(app, api.createCatalogueEntry, createCatalogueEntry);
  serve(app, api.updateCatalogueEntry, updateCatalogueEntry);
  serve(app, api.removeCatalogueAlias, removeCatalogueAlias);
  serve(app, api.listMissedWords, listMissedWords);
}
