import * as notes from "@hunarmand/api/providers/notes";
import * as api from "@hunarmand/api/providers/office";
import * as desk from "@hunarmand/api/providers/office-records";
import * as exports from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../../domain/audit/export-list.ts";
import { serve } from "../../http/serve.ts";
import { addProviderNote } from "../notes/add-provider-note.ts";
import { listProviderNotes } from "../notes/list-provider-notes.ts";
import {
  reinstateProvider,
  rejectProvider,
  sendBackProvider,
  suspendProvider,
  verifyProvider,
} from "./decide-on-provider.ts";
import { getProvider } from "./get-provider.ts";
import { getProviderDocument } from "./get-provider-document.ts";
import { getProviderMoney } from "./get-provider-money.ts";
import { listProviders } from "./list-providers.ts";
import { readProvider } from "./read-provider.ts";
import { readProviderFigures } from "./read-provider-figures.ts";
import { revealApplication } from "./reveal-application.ts";

export function providersDeskRoutes(app: FastifyInstance): void {
  serve(app, api.listProviders, listProviders);
  serve(app, exports.exportProviders, exportOf("providers", api.listProviders, listProviders));
  serve(app, api.getProvider, getProvider);
  serve(app, desk.readProvider, readProvider);
  serve(app, desk.readProviderFigures, readProviderFigures);
  serve(app, desk.revealApplication, revealApplication);
  serve(app, notes.listProviderNotes, listProviderNotes);
  serve(app, notes.addProviderNote, addProviderNote);
  serve(app, desk.getProviderMoney, getProviderMoney);
  serve(app, api.getProviderDocument, getProviderDocument);
  serve(app, api.verifyProvider, verifyProvider);
  serve(app, api.sendBackProvider, sendBackProvider);
  serve(app, api.rejectProvider, rejectProvider);
  serve(app, api.suspendProvider, suspendProvider);
  serve(app, api.reinstateProvider, reinstateProvider);
}
