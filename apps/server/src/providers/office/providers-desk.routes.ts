import * as contract from "@hunarmand/api/providers/office";
import * as desk from "@hunarmand/api/providers/office-records";
import * as exports from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../../domain/audit/export-list.ts";
import { serve } from "../../http/serve.ts";
import { getProvider } from "./get-provider.ts";
import { getProviderDocument } from "./get-provider-document.ts";
import { getProviderMoney } from "./get-provider-money.ts";
import { listProviders } from "./list-providers.ts";
import { readProvider } from "./read-provider.ts";
import { reinstateProvider } from "./reinstate-provider.ts";
import { rejectProvider } from "./reject-provider.ts";
import { sendBackProvider } from "./send-back-provider.ts";
import { suspendProvider } from "./suspend-provider.ts";
import { verifyProvider } from "./verify-provider.ts";

export function providersDeskRoutes(app: FastifyInstance): void {
  serve(app, contract.listProviders, listProviders);
  serve(app, exports.exportProviders, exportOf("providers", contract.listProviders, listProviders));
  serve(app, contract.getProvider, getProvider);
  serve(app, desk.readProvider, readProvider);
  serve(app, desk.getProviderMoney, getProviderMoney);
  serve(app, contract.getProviderDocument, getProviderDocument);
  serve(app, contract.verifyProvider, verifyProvider);
  serve(app, contract.sendBackProvider, sendBackProvider);
  serve(app, contract.rejectProvider, rejectProvider);
  serve(app, contract.suspendProvider, suspendProvider);
  serve(app, contract.reinstateProvider, reinstateProvider);
}
